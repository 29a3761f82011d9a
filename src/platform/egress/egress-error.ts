/** Why a visitor's URL could not be fetched. The tools that fetch have a message for each. */
export const egressErrorCodes = [
  /**
   * It is not an http or https URL, has another port than those of websites, or contains a
   * password.
   */
  "bad-address",
  /** It leads to an address that is not public. */
  "blocked-address",
  /** The host name does not resolve. */
  "does-not-exist",
  /** The connection was refused or closed, or the response is not HTTP. */
  "refused",
  /** The certificate or the handshake failed. */
  "tls",
  "too-slow",
  "too-large",
  "too-many-redirects",
] as const;
export type EgressErrorCode = (typeof egressErrorCodes)[number];

/**
 * An expected failure to fetch a visitor's URL: the code is for the visitor, the message for the
 * log.
 */
export class EgressError extends Error {
  override name = "EgressError";
  readonly code: EgressErrorCode;
  constructor(code: EgressErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
