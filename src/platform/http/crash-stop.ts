import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance } from "fastify";

interface Dependencies {
  readonly app: FastifyInstance;
  /** Refuses new requests, finishes accepted ones, and closes the app. */
  readonly stop: () => Promise<void>;
}

/**
 * A graceful stop takes at most 8 s. One that takes longer has failed itself, and the process
 * exits.
 */
const drainTimeoutMs = 10_000;
/** The same error may repeat while the server drains; further ones are not logged. */
const maxLoggedErrors = 10;

/**
 * Ends the process gracefully after an uncaught exception or an unhandled rejection: the state of
 * the process is unknown then, but the requests of other visitors need not fail. The error is
 * logged with its stack, the connection of the request that caused it is closed, and the server
 * drains and exits with code 1. The supervisor, systemd or the container starts it again (decision
 * 54). To be called before the app listens.
 */
export function stopOnCrash({ app, stop }: Dependencies): void {
  const requests = new AsyncLocalStorage<{ readonly cutOff: () => void }>();
  let errors = 0;

  app.addHook("onRequest", (_request, reply, done) => {
    // Background work of a request keeps this store for as long as it runs; the weak reference lets
    // the response be collected.
    const response = new WeakRef(reply.raw);
    requests.run({ cutOff: () => void response.deref()?.destroy() }, done);
  });

  process.on("uncaughtException", (error: unknown, origin) => {
    errors++;
    if (errors <= maxLoggedErrors)
      app.log.fatal({ err: error, origin }, "uncaught error: the server drains and exits");
    requests.getStore()?.cutOff();
    if (errors > 1) return;
    setTimeout(() => process.exit(1), drainTimeoutMs);
    stop().then(
      () => process.exit(1),
      (failure: unknown) => {
        app.log.fatal({ err: failure }, "the server could not stop gracefully");
        process.exit(1);
      },
    );
  });
}
