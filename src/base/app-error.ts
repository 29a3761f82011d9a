import { CodedError } from "./coded-error.ts";

/** The expected failures that a visitor is informed of. The site has a text for each code. */
export const errorCodes = [
  "invalid-input",
  "too-large",
  "offline",
  "busy",
  "too-many",
  "proof-needed",
  "cross-site",
  "internal",
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/**
 * An expected failure. The code selects the text for the visitor; message and cause are for the
 * developer.
 */
export class AppError extends CodedError<ErrorCode> {
  override name = "AppError";
}
