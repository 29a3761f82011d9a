import type { FastifyInstance } from "fastify";

interface HealthDependencies {
  readonly store: {
    /** Queries the database. @throws AppError `busy` where it cannot be reached */
    check(): Promise<void>;
  };
  readonly isStopping: () => boolean;
}

/**
 * For whoever watches over the server: whether it answers (`/api/health`), and whether it should be given visitors
 * (`/api/ready`), which it should not while its database is away or while it stops.
 */
export function healthRoutes(
  app: FastifyInstance,
  { store, isStopping }: HealthDependencies,
): void {
  app.get("/api/health", async () => ({ ok: true }));
  app.get("/api/ready", async (_request, reply) => {
    const isReady =
      !isStopping() &&
      (await store.check().then(
        () => true,
        () => false,
      ));
    return reply.code(isReady ? 200 : 503).send({ ready: isReady });
  });
}
