import type { Failed } from "../../contract.ts";

export type Reason = Failed["reason"];

/** A source did not give what it was asked for: the next one is asked. */
export class SourceError extends Error {
  override name = "SourceError";
  readonly reason: Reason;
  /** How long it wants to be left alone, where it said so. */
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

/** Why a source failed, whatever was thrown. */
export function toReason(error: unknown): Reason {
  return error instanceof SourceError ? error.reason : "unreachable";
}
