import type { FastifyInstance } from "fastify";

/** Says that the server answers: for whoever watches over it. */
export function healthRoute(app: FastifyInstance): void {
  app.get("/api/health", async () => ({ ok: true }));
}
