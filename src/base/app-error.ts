/** What can go wrong that a visitor should hear about. A code is a promise: the site has words for each. */
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

/** An expected failure: its code is for the visitor, its message and cause are for the developer. */
export class AppError extends Error {
  override name = "AppError";
  readonly code: ErrorCode;
  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
