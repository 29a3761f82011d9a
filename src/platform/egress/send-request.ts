import { request, type IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { EgressError } from "./egress-error.ts";
import type { Target } from "./target.ts";

export type Method = "GET" | "HEAD" | "POST";

/** Far more than ordinary servers send, including cookies. */
const maxHeaderBytes = 32 * 1024;

/**
 * Sends one request over a connection of its own, and returns the response once its headers arrive.
 * @param body of a POST, as UTF-8
 * @throws EgressError `headers-too-large`, `refused` where the response is not HTTP; the signal's
 *   reason
 */
export function sendRequest(
  socket: Socket,
  target: Target,
  method: Method,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
  body?: string,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const clientRequest = request({
      createConnection: () => socket,
      method,
      path: target.url.pathname + target.url.search,
      headers: { host: target.url.host, connection: "close", ...headers },
      setHost: false,
      maxHeaderSize: maxHeaderBytes,
      insecureHTTPParser: false,
      signal,
    });
    clientRequest.once("response", resolve);
    clientRequest.once("upgrade", () =>
      reject(new EgressError("refused", "the server switches to another protocol")),
    );
    clientRequest.on("error", (cause) => {
      if (signal.aborted) reject(signal.reason);
      else
        reject(
          new EgressError(
            isOverflow(cause) ? "headers-too-large" : "refused",
            `no answer from ${target.host}`,
            { cause },
          ),
        );
    });
    clientRequest.end(body);
  });
}

function isOverflow(error: Error): boolean {
  return "code" in error && error.code === "HPE_HEADER_OVERFLOW";
}
