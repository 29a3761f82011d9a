import { writeSync } from "node:fs";
import type { FastifyInstance, FastifyServerOptions } from "fastify";
import type { LogLevel } from "./settings.ts";

/**
 * What the log says of a request: what was asked, how it ended, how long it took. Never who asked: no address, no
 * query, no body, no header. Only the path of a page that is there stands as it came; else the route's pattern does.
 * Anybody can write anything into a path, and one under /api holds the id of a job: whoever knows it reads the result.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const { method, url, routeOptions } = request;
    const isPage = !url.startsWith("/api/") && (reply.statusCode < 300 || reply.statusCode === 304);
    const path = isPage ? url.split("?", 1)[0] : (routeOptions.url ?? "none");
    request.log.info(
      { method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      "answered",
    );
  });
}

/** Fastify's own lines about a request carry its address: whatever they say of it is left out. */
export function loggerOptions(level: LogLevel): NonNullable<FastifyServerOptions["logger"]> {
  return {
    level,
    base: null,
    stream: { write: writeLine },
    redact: ["busboyOptions.headers"],
    serializers: { req: () => ({}), res: () => ({}), err: describeError },
  };
}

/**
 * Writes a line to standard output. One that cannot be written, because the disk is full or the reader is gone, is
 * lost: pino's own stream would emit an error that ends the process.
 */
function writeLine(line: string): void {
  try {
    for (let rest = Buffer.from(line); rest.length > 0;) rest = rest.subarray(writeSync(1, rest));
  } catch {
    // There is no other place to say it.
  }
}

/** Takes whatever was thrown: it may be no error, and reading its properties may throw. */
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
        message: `something that is no error was thrown: ${String(thrown)}`,
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
