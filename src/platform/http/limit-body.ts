import type { IncomingMessage } from "node:http";
import { finished } from "node:stream/promises";
import { AppError } from "#base/app-error.ts";

/**
 * Refuses a body whose declared size is above a limit. No body comes without one (`guardParser`),
 * and the parser reads no more than that.
 * @param what the body's name in the error's text
 * @throws AppError `too-large`
 */
export function limitBody(body: IncomingMessage, maxBytes: number, what: string): void {
  if (Number(body.headers["content-length"] ?? 0) > maxBytes)
    throw new AppError(
      "too-large",
      `the declared size of the ${what} is larger than ${maxBytes / 1024 ** 2} MB`,
    );
}

/** Reads the rest of a body whose parser has failed: who still sends does not read a response. */
export async function drainBody(body: IncomingMessage): Promise<void> {
  body.unpipe();
  // A client that has disconnected needs no answer.
  await finished(body.resume(), { writable: false }).catch(() => undefined);
}
