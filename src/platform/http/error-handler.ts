import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError, type ErrorCode } from "#base/app-error.ts";
import { InvalidInput } from "#base/invalid-input.ts";
import { ProofOfWorkRequired } from "#base/proof-of-work-required.ts";
import { RateLimitError } from "#base/rate-limit-error.ts";

const statusByCode: Readonly<Record<ErrorCode, number>> = {
  "invalid-input": 400,
  "too-large": 413,
  busy: 503,
  "too-many": 429,
  "proof-needed": 428,
  "cross-site": 403,
  offline: 503,
  internal: 500,
};

/** The database is usually unlocked within a second. */
const defaultRetryAfterSeconds = 1;

/**
 * Sends thrown errors as JSON: `{code}`, with `fields` or a `challenge` where the code needs them.
 */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: unknown, request, reply) => {
    const status = toStatus(error);
    logServerError(request, error, "a request failed");
    setRetryAfter(reply, error);
    if (error instanceof InvalidInput)
      return reply.code(status).send({ code: error.code, fields: error.fields });
    return reply
      .code(status)
      .send(
        error instanceof ProofOfWorkRequired
          ? { code: error.code, challenge: error.challenge }
          : { code: toErrorCode(error) },
      );
  });
}

/**
 * Logs an error that is answered with a status of 500 or more. A full queue (`busy` without a
 * cause) is logged without a stack, so that a flood of requests does not fill the log.
 */
export function logServerError(request: FastifyRequest, error: unknown, text: string): void {
  if (toStatus(error) < 500) return;
  if (error instanceof AppError && error.code === "busy" && error.cause === undefined)
    request.log.warn({ reason: error.message }, text);
  else request.log.error({ err: error }, text);
}

/** Sets `Retry-After` for errors after which a retry may succeed (429 and 503). */
export function setRetryAfter(reply: FastifyReply, error: unknown): void {
  if (error instanceof RateLimitError) reply.header("retry-after", error.retryAfterSeconds);
  else if (toStatus(error) === 503) reply.header("retry-after", defaultRetryAfterSeconds);
}

/** Returns the HTTP status for an error: that of its code, that of a Fastify error, else 500. */
export function toStatus(error: unknown): number {
  if (error instanceof AppError) return statusByCode[error.code];
  const status = readStatusCode(error);
  return Number.isInteger(status) && status >= 400 && status < 600 ? status : 500;
}

/** Any value can be thrown, even an object whose getters throw. */
function readStatusCode(thrown: unknown): number {
  try {
    return thrown instanceof Error && "statusCode" in thrown ? Number(thrown.statusCode) : 500;
  } catch {
    return 500;
  }
}

/** Returns the error code for an error. Requests that Fastify could not parse are invalid input. */
export function toErrorCode(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code;
  const status = toStatus(error);
  if (status === 413) return "too-large";
  return status < 500 ? "invalid-input" : "internal";
}
