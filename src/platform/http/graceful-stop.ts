import { Server, type Socket } from "node:net";
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
  const sockets = new Set<Socket>();
  const busySockets = new Set<Socket>();
  let acceptedCount = 0;
  let isStopping = false;

  app.server.on("connection", (socket: Socket) => {
    acceptedCount++;
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  app.server.on("request", ({ socket }, response) => {
    busySockets.add(socket);
    response.once("close", () => busySockets.delete(socket));
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isStopping) reply.header("connection", "close");
  });

  /**
   * Waits for an iteration of the event loop that is short and accepts no connection. The kernel
   * resets the connections in the backlog when listening ends, and one iteration accepts one of
   * them.
   */
  async function drainBacklog(): Promise<void> {
    const deadline = performance.now() + lastRequestTimeoutMs;
    for (let isQuiet = false; !isQuiet && performance.now() < deadline;) {
      const [start, acceptedBefore] = [performance.now(), acceptedCount];
      await setImmediate();
      isQuiet = acceptedCount === acceptedBefore && performance.now() - start < 1;
    }
  }

  function closeConnections(waitedMs: number): void {
    if (waitedMs > lastRequestTimeoutMs) app.server.closeIdleConnections();
    for (const socket of sockets) {
      if (
        waitedMs > shutdownTimeoutMs ||
        (waitedMs > lastRequestTimeoutMs + silenceTimeoutMs && !busySockets.has(socket))
      )
        socket.destroy();
    }
  }

  return async () => {
    await drainBacklog();
    isStopping = true;
    // The HTTP server's own `close` would cut idle connections at once, although a request may be
    // on its way.
    const closed = new Promise((resolve) => Server.prototype.close.call(app.server, resolve));
    endStreams();
    const start = performance.now();
    const pollTimer = setInterval(
      () => closeConnections(performance.now() - start),
      pollIntervalMs,
    );
    await closed;
    clearInterval(pollTimer);
    await app.close();
  };
}
