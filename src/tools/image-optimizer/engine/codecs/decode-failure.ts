import type { FailureCode } from "../limits.ts";

/** A picture could not be decoded, for the reason in `code`. */
export class DecodeFailure extends Error {
  override name = "DecodeFailure";
  readonly code: FailureCode;
  constructor(code: FailureCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}
