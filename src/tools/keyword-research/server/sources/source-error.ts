import type { Failed } from "../../contract.ts";

export type Reason = Failed["reason"];

/** A source failed to answer; the caller falls back to the next source. */
export class SourceError extends Error {
  override name = "SourceError";
  readonly reason: Reason;
  /** The pause that the source asked for in `Retry-After`. */
  readonly retryAfterMs: number | undefined;
  constructor(
    reason: Reason,
    message: string,
    options: ErrorOptions & { readonly retryAfterMs?: number | undefined } = {},
  ) {
    super(message, options);
    this.reason = reason;
    this.retryAfterMs = options.retryAfterMs;
  }
}

/** The reason of a failure; an unexpected error counts as `unreachable`. */
export function toReason(error: unknown): Reason {
  return error instanceof SourceError ? error.reason : "unreachable";
}
