import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance } from "fastify";

interface Dependencies {
  readonly app: FastifyInstance;
  /** Refuses new requests, finishes the accepted ones, closes everything. */
  readonly stop: () => Promise<void>;
}

/** The graceful stop needs 8 s at most. What takes longer is broken itself, and only a new process helps. */
const drainTimeoutMs = 10_000;
/** The same fault may repeat while the server drains; its first lines say enough. */
const maxLoggedErrors = 10;

/**
 * Ends the process in order when an exception or a rejection reaches nobody: its state cannot be trusted any more, but
 * other visitors' requests need not fail with it. The error is logged with its stack, the request that it came from is
 * cut off, the server drains and exits with code 1. The supervisor, systemd or the container starts it again.
 * To be called before the app listens.
 */
export function stopOnCrash({ app, stop }: Dependencies): void {
  const requests = new AsyncLocalStorage<{ readonly cutOff: () => void }>();
  let errors = 0;

  app.addHook("onRequest", (_request, reply, done) => {
    // Background work that a request sets off keeps this store for as long as it runs: it must not hold the request.
    const response = new WeakRef(reply.raw);
    requests.run({ cutOff: () => void response.deref()?.destroy() }, done);
  });

  process.on("uncaughtException", (error: unknown, origin) => {
    errors++;
    if (errors <= maxLoggedErrors)
      app.log.fatal({ err: error, origin }, "an error reached nobody: the server drains and exits");
    requests.getStore()?.cutOff();
    if (errors > 1) return;
    setTimeout(() => process.exit(1), drainTimeoutMs);
    stop().then(
      () => process.exit(1),
      (failure: unknown) => {
        app.log.fatal({ err: failure }, "the server could not stop in order");
        process.exit(1);
      },
    );
  });
}
