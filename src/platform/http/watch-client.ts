import type { FastifyReply } from "fastify";
import { AppError } from "#base/app-error.ts";

/**
 * Watches whether the client waits for its answer.
 * @returns a signal that is aborted when the client leaves before its answer is written; its reason
 *   is an AppError that is not logged as a failure of the server
 */
export function watchClient({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  const leave = (): void => {
    if (!raw.writableFinished) leaving.abort(new AppError("invalid-input", "the client has left"));
  };
  if (raw.destroyed) leave();
  else raw.once("close", leave);
  return leaving.signal;
}
