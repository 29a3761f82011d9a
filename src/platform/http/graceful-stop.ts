import { Server, type Socket } from "node:net";
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
   * Waits for a turn of the event loop that was short and took no connection. Connections that the kernel has taken
   * and we have not are reset when listening ends, and a turn takes one of them.
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
    // Not the HTTP server's own close: it would cut idle connections at once, and a request may be on its way there.
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
