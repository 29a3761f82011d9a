import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createRawServer, type AddressInfo, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A stranger's server on this machine. */
export interface HostileSite {
  readonly port: number;
  /** Paths that were asked for, in order. */
  readonly asked: readonly string[];
}

/** A server that speaks HTTP as it should and says whatever it likes. */
export async function startSite(answer: (path: string, response: ServerResponse, request: IncomingMessage) => void, atEnd = onTestFinished): Promise<HostileSite> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url!);
    answer(request.url!, response, request);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, asked };
}

/** A server that writes whatever it likes to the line, once for each connection. */
export async function startRawSite(answer: (path: string, socket: Socket) => void, atEnd = onTestFinished): Promise<HostileSite> {
  const asked: string[] = [];
  const sockets = new Set<Socket>();
  const server = createRawServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy()).once("close", () => sockets.delete(socket));
    socket.once("data", (bytes) => {
      const path = bytes.toString("latin1").split(" ", 2)[1] ?? "";
      asked.push(path);
      answer(path, socket);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  atEnd(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, asked };
}

export function sendHtml(response: ServerResponse, body: string | Uint8Array, headers: Record<string, string> = {}): void {
  response.writeHead(200, { "content-type": "text/html; charset=utf-8", ...headers }).end(body);
}

/** An answer as bytes on the line, its length right. */
export function rawAnswer(statusLine: string, headers: readonly string[], body = ""): string {
  return [statusLine, ...headers, `content-length: ${Buffer.byteLength(body)}`, "connection: close", "", body].join("\r\n");
}
