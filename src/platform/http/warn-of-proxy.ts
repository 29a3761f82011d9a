import type { FastifyInstance } from "fastify";

/**
 * Warns once when a proxy seems to stand before the server that TRUST_PROXY does not name: all its visitors would share
 * the limits of one. The address is left out, because it may be a visitor's own.
 */
export function warnOfProxy(app: FastifyInstance): void {
  let hasWarned = false;
  app.addHook("onRequest", async ({ headers, ips }) => {
    // Where the connection comes from a trusted proxy, `ips` holds that proxy and whom it names.
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
