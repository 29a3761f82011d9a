import { Server, type Socket } from "node:net";
import type { Server as HttpServer } from "node:http";
import { setImmediate } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/**
 * For this long after the server has stopped listening, each open connection may send one more
 * request.
 */
const lastRequestTimeoutMs = 250;
/** For this long after that, a connection without a request may send its first one. */
const silenceTimeoutMs = 250;
/** Then all connections are closed: containers are killed after ten seconds. */
const shutdownTimeoutMs = 8_000;
const pollIntervalMs = 20;

/**
 * Prepares an app for a stop that does not fail accepted requests.
 * @param endStreams ends the event streams, which do not end by themselves, after the server has
 *   stopped listening
 * @returns a function that stops the app: within a second where no large request is being sent,
 *   after eight seconds at most
 */
export function prepareGracefulStop(
  app: FastifyInstance,
  endStreams: () => void,
): () => Promise<void> {
  const connections = new ServerConnections(app.server);
  let isStopping = false;
  app.addHook("onSend", async (_request, reply) => {
    if (isStopping) reply.header("connection", "close");
  });

  return async () => {
    await connections.drainBacklog();
    isStopping = true;
    // The HTTP server's own `close` would cut idle connections at once, although a request may be
    // on its way.
    const closed = new Promise((resolve) => Server.prototype.close.call(app.server, resolve));
    endStreams();
    const start = performance.now();
    const pollTimer = setInterval(
      () => connections.close(performance.now() - start),
      pollIntervalMs,
    );
    await closed;
    clearInterval(pollTimer);
    await app.close();
  };
}

/** The connections of a server, and which of them have a request that is not answered yet. */
class ServerConnections {
  readonly #server: HttpServer;
  readonly #sockets = new Set<Socket>();
  readonly #busySockets = new Set<Socket>();
  #acceptedCount = 0;

  constructor(server: HttpServer) {
    this.#server = server;
    server.on("connection", (socket: Socket) => {
      this.#acceptedCount++;
      this.#sockets.add(socket);
      socket.once("close", () => this.#sockets.delete(socket));
    });
    server.on("request", ({ socket }, response) => {
      this.#busySockets.add(socket);
      response.once("close", () => this.#busySockets.delete(socket));
    });
  }

  /**
   * Waits for an iteration of the event loop that is short and accepts no connection. The kernel
   * resets the connections in the backlog when listening ends, and one iteration accepts one of
   * them.
   */
  async drainBacklog(): Promise<void> {
    const deadline = performance.now() + lastRequestTimeoutMs;
    for (let isQuiet = false; !isQuiet && performance.now() < deadline;) {
      const [start, acceptedBefore] = [performance.now(), this.#acceptedCount];
      await setImmediate();
      isQuiet = this.#acceptedCount === acceptedBefore && performance.now() - start < 1;
    }
  }

  /** Closes those whose time is over. @param waitedMs since the server has stopped listening */
  close(waitedMs: number): void {
    if (waitedMs > lastRequestTimeoutMs) this.#server.closeIdleConnections();
    for (const socket of this.#sockets) {
      if (
        waitedMs > shutdownTimeoutMs ||
        (waitedMs > lastRequestTimeoutMs + silenceTimeoutMs && !this.#busySockets.has(socket))
      )
        socket.destroy();
    }
  }
}
