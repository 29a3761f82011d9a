import { Server, type Socket } from "node:net";
import type { Server as HttpServer } from "node:http";
import { setImmediate } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** For this long after the server has stopped listening, who holds a connection may still ask: one answer each. */
const lastRequestTimeoutMs = 250;
/** For this long after that, who has opened a connection may begin to ask. */
const silenceTimeoutMs = 250;
/** And at last everybody has to go: containers are killed after ten seconds. */
const shutdownTimeoutMs = 8_000;
const pollIntervalMs = 20;

/**
 * Prepares an app for a stop that fails no request it has accepted.
 * @param endStreams ends what would never end by itself, once nobody new can come
 * @returns the stop: it ends within a second when nobody sends anything large, after eight seconds at most
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
    // Not the HTTP server's own close: it would cut idle connections at once, and a request may be on its way there.
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
   * Waits for a turn of the event loop that was short and took no connection. Connections that the kernel has taken
   * and we have not are reset when listening ends, and a turn takes one of them.
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
