import type { FastifyInstance } from "fastify";
import { AppError, type ErrorCode } from "#base/app-error.ts";
import { InvalidInput } from "#base/invalid-input.ts";

const statusOfCode: Readonly<Record<ErrorCode, number>> = {
  "invalid-input": 400,
  "too-large": 413,
  busy: 503,
  offline: 503,
  internal: 500,
};

/** A second is enough for a lock to be let go; more would keep a visitor waiting for nothing. */
const retryAfterS = 1;

/** One place turns what was thrown into an answer: `{code}`, and `{code, fields}` where fields were refused. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error(error);
    if (status === 503) reply.header("retry-after", retryAfterS);
    return reply.code(status).send(error instanceof InvalidInput ? { code: error.code, fields: error.fields } : { code: codeOf(error) });
  });
}

/** The HTTP status that an error is answered with: its code's, or the one Fastify gave it. */
export function statusOf(error: Error): number {
  if (error instanceof AppError) return statusOfCode[error.code];
  const status = "statusCode" in error && typeof error.statusCode === "number" ? error.statusCode : 500;
  return status >= 400 && status < 600 ? status : 500;
}

/** The code that an error is answered with. Requests that Fastify could not read are invalid input. */
export function codeOf(error: Error): ErrorCode {
  if (error instanceof AppError) return error.code;
  const status = statusOf(error);
  if (status === 413) return "too-large";
  return status < 500 ? "invalid-input" : "internal";
}
