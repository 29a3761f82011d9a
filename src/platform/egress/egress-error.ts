/** Why something that a visitor named could not be read. The tools that fetch have words for each. */
export const outsideCodes = [
  /** It is no http or https address, names an odd port or carries a password. */
  "bad-address",
  /** It leads to an address that is not public. */
  "blocked-address",
  /** The name service knows no such name. */
  "does-not-exist",
  /** Nobody listens there, the connection was cut, or what came is no HTTP. */
  "refused",
  /** The certificate or the handshake failed. */
  "tls",
  "too-slow",
  "too-large",
  "too-many-redirects",
] as const;
export type EgressErrorCode = (typeof outsideCodes)[number];

/** An expected failure of fetching what a visitor named: the code is for the visitor, the rest for the developer. */
export class EgressError extends Error {
  override name = "OutsideError";
  readonly code: EgressErrorCode;
  constructor(code: EgressErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
