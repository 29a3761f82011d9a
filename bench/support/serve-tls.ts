import { once } from "node:events";
import { request as httpRequest } from "node:http";
import {
  constants,
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from "node:http2";
import type { AddressInfo } from "node:net";
import { good, key } from "../../tests/api/egress/certificates.ts";

/** Headers of HTTP/1.1 that HTTP/2 forbids, and its own, which begin with a colon. */
const isForwarded = (name: string): boolean =>
  !name.startsWith(":") && !["connection", "keep-alive", "transfer-encoding"].includes(name);

/**
 * Puts HTTP/2 and TLS before a server of this machine, as the proxies of `deploy/` do: what a
 * visitor's browser meets. The certificate is that of the tests, so a browser has to ignore its
 * errors.
 */
export async function serveTls(
  origin: string,
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const server = createSecureServer({ key, cert: good, allowHTTP1: true }, (request, response) =>
    forward(origin, request, response),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const stop = async (): Promise<void> => {
    server.close();
  };
  return { url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}

function forward(origin: string, request: Http2ServerRequest, response: Http2ServerResponse): void {
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => isForwarded(name)),
  );
  const { method, url } = request;
  const upstream = httpRequest(new URL(url, origin), { method, headers }, (answer) => {
    const passed = Object.entries(answer.headers).filter(([name]) => isForwarded(name));
    response.writeHead(answer.statusCode!, Object.fromEntries(passed));
    answer.pipe(response);
  });
  upstream.on("error", () => response.stream?.close(constants.NGHTTP2_INTERNAL_ERROR));
  request.pipe(upstream);
}
