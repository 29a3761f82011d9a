import { writeSync } from "node:fs";
import type { FastifyInstance, FastifyServerOptions } from "fastify";
import type { LogLevel } from "./settings.ts";

/**
 * Logs the method, path, status and duration of each request, without personal data: no address, no
 * query, no body, no header. The path is logged only for existing pages, else the pattern of the
 * route: a client can write anything into a path, a path under /api contains the id of a job,
 * which gives access to its result, and one under /q that of a visitor's short link.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const { method, url, routeOptions } = request;
    const isPage =
      !url.startsWith("/api/") &&
      routeOptions.url?.includes(":") !== true &&
      (reply.statusCode < 300 || reply.statusCode === 304);
    const path = isPage ? url.split("?", 1)[0] : (routeOptions.url ?? "none");
    request.log.info(
      { method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      "answered",
    );
  });
}

/**
 * Returns the options of Fastify's logger. Its own lines about a request contain the client's
 * address, so requests and responses are not serialized.
 */
export function createLoggerOptions(level: LogLevel): NonNullable<FastifyServerOptions["logger"]> {
  return {
    level,
    base: null,
    stream: { write: writeLine },
    redact: ["busboyOptions.headers"],
    serializers: { req: () => ({}), res: () => ({}), err: describeError },
  };
}

/**
 * Writes a line to standard output. A line that cannot be written, because the disk is full or the
 * reader is gone, is lost: pino's own stream would emit an error, which ends the process.
 */
function writeLine(line: string): void {
  try {
    for (let rest = Buffer.from(line); rest.length > 0;) rest = rest.subarray(writeSync(1, rest));
  } catch {
    // There is no other place to report it.
  }
}

/** Describes a thrown value, which may not be an Error, and whose properties may throw. */
function describeError(thrown: unknown): {
  type: string;
  message: string;
  stack: string;
  code?: string;
} {
  try {
    if (!(thrown instanceof Error))
      return {
        type: typeof thrown,
        message: `a value that is not an Error was thrown: ${String(thrown)}`,
        stack: "",
      };
    const { name, message, stack = "", cause } = thrown;
    const reason = cause instanceof Error ? ` (${String(cause.message)})` : "";
    const code = "code" in thrown && thrown.code ? { code: String(thrown.code) } : {};
    return { type: String(name), message: String(message) + reason, stack: String(stack), ...code };
  } catch {
    return { type: "unknown", message: "an error that cannot be described", stack: "" };
  }
}
