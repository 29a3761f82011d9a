import type { FastifyInstance } from "fastify";

interface HealthDependencies {
  readonly store: {
    /** Queries the database. @throws AppError `busy` where it cannot be reached */
    check(): Promise<void>;
  };
  readonly isStopping: () => boolean;
}

/**
 * Adds the routes for monitoring: liveness (`/api/health`) and readiness (`/api/ready`), which is
 * 503 while the database is away or the server is stopping.
 */
export function registerHealthRoutes(
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
