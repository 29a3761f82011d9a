/**
 * An expected failure that callers tell apart by its code; message and cause are for the developer.
 */
export abstract class CodedError<Code extends string | undefined = string> extends Error {
  readonly code: Code;
  constructor(code: Code, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
