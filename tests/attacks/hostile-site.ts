import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createRawServer, type AddressInfo, type Socket } from "node:net";
import { afterAll, onTestFinished } from "vitest";
import type { LoopbackMap } from "../loopback/mapped-network.ts";

/** A stranger's server on this machine. */
export interface HostileSite {
  readonly port: number;
  /** Paths that were asked for, in order. */
  readonly requested: readonly string[];
}

type Answer = (path: string, response: ServerResponse, request: IncomingMessage) => void;

/** A server that speaks HTTP as it should and says whatever it likes. */
export async function startSite(answer: Answer, atEnd = onTestFinished): Promise<HostileSite> {
  const requested: string[] = [];
  const server = createServer((request, response) => {
    requested.push(request.url!);
    answer(request.url!, response, request);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, requested };
}

/**
 * Sites of several tests, each under a name of its own, for one server that knows all the names
 * from its start.
 */
export interface HostileSites {
  readonly map: LoopbackMap;
  /** A site under the next name. */
  serve(answer: Answer): { readonly url: string; readonly requested: readonly string[] };
}

export async function startSites(count: number): Promise<HostileSites> {
  const served: { readonly answer: Answer; readonly requested: string[] }[] = [];
  const { port } = await startSite((path, response, request) => {
    const site = served[Number(/^site(\d+)\./.exec(request.headers.host ?? "")?.[1] ?? NaN)];
    if (!site) return void response.writeHead(421).end();
    site.requested.push(path);
    site.answer(path, response, request);
  }, afterAll);
  return {
    map: Object.fromEntries(Array.from({ length: count }, (_, i) => [`site${i}.example`, port])),
    serve(answer) {
      if (served.length === count) throw new Error(`only ${count} sites have names`);
      const requested: string[] = [];
      served.push({ answer, requested });
      return { url: `http://site${served.length - 1}.example`, requested };
    },
  };
}

/** A server that writes whatever it likes to the connection, once for each connection. */
export async function startRawSite(
  answer: (path: string, socket: Socket) => void,
  atEnd = onTestFinished,
): Promise<HostileSite> {
  const requested: string[] = [];
  const sockets = new Set<Socket>();
  const server = createRawServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy()).once("close", () => sockets.delete(socket));
    socket.once("data", (bytes) => {
      const path = bytes.toString("latin1").split(" ", 2)[1] ?? "";
      requested.push(path);
      answer(path, socket);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  atEnd(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, requested };
}

export function sendHtml(
  response: ServerResponse,
  body: string | Uint8Array,
  headers: Record<string, string> = {},
): void {
  response.writeHead(200, { "content-type": "text/html; charset=utf-8", ...headers }).end(body);
}

/** An answer as bytes on the connection, its length right. */
export function rawAnswer(statusLine: string, headers: readonly string[], body = ""): string {
  return [
    statusLine,
    ...headers,
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
    "",
    body,
  ].join("\r\n");
}
