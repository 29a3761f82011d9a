import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * The parser that Node keeps on a connection. It is not documented:
 * `tests/api/connection-limits.test.ts` fails where it changes.
 */
export interface ParsedSocket extends Socket {
  readonly parser?: { onIncoming: RequestListener } | null;
}

/** Is called with a request as soon as its headers are parsed. */
type RequestListener = (request: IncomingMessage, shouldKeepAlive: boolean) => number;

/**
 * Browsers and proxies wait for a response before they send the next request over the same
 * connection.
 */
const maxPipelinedRequests = 4;

/** What the parser expects where the bytes behind a request are not HTTP: it reads none of them. */
const stopParsing = 2;

const lengthRequired =
  "HTTP/1.1 411 Length Required\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

/**
 * Refuses requests before the parser reads on: what 64 KB hold, which is read at once, becomes an
 * event for each chunk and each request, 10,000 of them, and closing the connection does not stop
 * them. A connection that has five requests unanswered is closed. A body needs a declared length
 * (411, RFC 9110, section 15.5.12): browsers and proxies declare it, and a body in chunks of one
 * byte takes two hundred times its processor time.
 */
export function guardParser({ server }: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>();
  server.on("connection", (socket: ParsedSocket) => {
    const { parser } = socket;
    if (!parser) return;
    const receive = parser.onIncoming;
    parser.onIncoming = (request, shouldKeepAlive) => {
      const count = (unanswered.get(socket) ?? 0) + 1;
      const hasLength = request.headers["transfer-encoding"] === undefined;
      if (hasLength && count <= maxPipelinedRequests && socket.writable) {
        // Node answers some requests itself, without an event, and closes their connections.
        unanswered.set(socket, count);
        return receive(request, shouldKeepAlive);
      }
      // A response here would come before those that are still to be written.
      if (count === 1 && socket.writable) socket.end(lengthRequired).destroySoon();
      else socket.destroy();
      return stopParsing;
    };
  });
  server.prependListener("request", ({ socket }, response) => {
    response.once("finish", () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
  });
  // Node would answer an unknown expectation with 417, without an event and as often as it is sent.
  // RFC 9110, section 10.1.1, leaves it to the server.
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
}
