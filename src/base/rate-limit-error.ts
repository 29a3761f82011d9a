import { AppError } from "./app-error.ts";

/**
 * One client, or all clients together, have sent more requests than the limit of the server allows.
 */
export class RateLimitError extends AppError {
  override name = "RateLimitError";
  /** Seconds after which a new attempt may succeed. */
  readonly retryAfterSeconds: number;
  constructor(message: string, retryAfterSeconds: number) {
    super("too-many", message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
