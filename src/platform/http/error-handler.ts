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

/** A second is enough for a lock to be let go; more would keep a visitor waiting for nothing. */
const defaultRetryAfterSeconds = 1;

/** One place turns what was thrown into an answer: `{code}`, with `fields` or a `challenge` where the code needs them. */
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
 * Describes in the log what the server could not do. That a queue is full says all itself: a flood that fills one is not
 * to fill the log with stacks.
 */
export function logServerError(request: FastifyRequest, error: unknown, text: string): void {
  if (toStatus(error) < 500) return;
  if (error instanceof AppError && error.code === "busy" && error.cause === undefined)
    request.log.warn({ reason: error.message }, text);
  else request.log.error({ err: error }, text);
}

/** Says in how many seconds it makes sense to try again, where it does at all. */
export function setRetryAfter(reply: FastifyReply, error: unknown): void {
  if (error instanceof RateLimitError) reply.header("retry-after", error.retryAfterSeconds);
  else if (toStatus(error) === 503) reply.header("retry-after", defaultRetryAfterSeconds);
}

/** The HTTP status that an error is answered with: its code's, or the one Fastify gave it. */
export function toStatus(error: unknown): number {
  if (error instanceof AppError) return statusByCode[error.code];
  const status = statusIn(error);
  return Number.isInteger(status) && status >= 400 && status < 600 ? status : 500;
}

/** Anything can be thrown, also what throws where its status is read. */
function statusIn(thrown: unknown): number {
  try {
    return thrown instanceof Error && "statusCode" in thrown ? Number(thrown.statusCode) : 500;
  } catch {
    return 500;
  }
}

/** The code that an error is answered with. Requests that Fastify could not read are invalid input. */
export function toErrorCode(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code;
  const status = toStatus(error);
  if (status === 413) return "too-large";
  return status < 500 ? "invalid-input" : "internal";
}
