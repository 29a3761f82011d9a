import type { FastifyInstance, FastifyServerOptions } from "fastify";
import type { LogLevel } from "#config.ts";

/**
 * What the log says of a request: what was asked, how it ended, how long it took. Never who asked: no address, no
 * query, no body, no header.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const path = request.url.split("?", 1)[0];
    request.log.info(
      { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      "answered",
    );
  });
}

/** Fastify's own lines about a request carry its address: whatever they say of it is left out. */
export function loggerOptions(level: LogLevel): NonNullable<FastifyServerOptions["logger"]> {
  return {
    level,
    base: null,
    redact: ["busboyOptions.headers"],
    serializers: { req: () => ({}), res: () => ({}), err: describeError },
  };
}

function describeError(error: Error & { readonly code?: string }) {
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : "";
  return {
    type: error.name,
    message: error.message + cause,
    stack: error.stack ?? "",
    ...(error.code ? { code: error.code } : {}),
  };
}
