import type { IncomingMessage } from "node:http";
import { finished } from "node:stream/promises";
import { AppError } from "#base/app-error.ts";

/**
 * Refuses a body above a limit: at once where its size is declared, and otherwise by destroying it
 * without a response when more has arrived. It is called before the parser reads the body.
 * @param what the body's name in the error's text
 * @throws AppError `too-large` for a declared size above the limit
 */
export function limitBody(body: IncomingMessage, maxBytes: number, what: string): void {
  const isLarger = `is larger than ${maxBytes / 1024 ** 2} MB`;
  if (Number(body.headers["content-length"] ?? 0) > maxBytes)
    throw new AppError("too-large", `the declared size of the ${what} ${isLarger}`);
  let receivedBytes = 0;
  body.pause(); // a `data` listener would start the stream before the parser is attached
  body.on("data", (chunk: Uint8Array) => {
    receivedBytes += chunk.length;
    if (receivedBytes > maxBytes)
      body.destroy(new AppError("too-large", `the ${what} ${isLarger}`));
  });
}

/** Reads the rest of a body whose parser has failed: who still sends does not read a response. */
export async function drainBody(body: IncomingMessage): Promise<void> {
  body.unpipe();
  // A client that has disconnected needs no answer.
  await finished(body.resume(), { writable: false }).catch(() => undefined);
}
