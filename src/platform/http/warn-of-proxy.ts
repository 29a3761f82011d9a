import type { FastifyInstance } from "fastify";

/**
 * Warns once in the log when the server seems to be behind a proxy that TRUST_PROXY does not name:
 * all visitors would share the limits of one. The address is left out, because it may be a
 * visitor's.
 */
export function warnOfProxy(app: FastifyInstance): void {
  let hasWarned = false;
  app.addHook("onRequest", async ({ headers, ips }) => {
    // For a connection from a trusted proxy, `ips` contains the proxy and the client that it names.
    if (
      hasWarned ||
      headers["x-forwarded-for"] === undefined ||
      (ips !== undefined && ips.length > 1)
    )
      return;
    hasWarned = true;
    app.log.warn(
      "a request with X-Forwarded-For came from an address that TRUST_PROXY does not name: if that is your proxy, set TRUST_PROXY, or all visitors share one visitor's limits",
    );
  });
}
