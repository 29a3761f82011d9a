import { AppError } from "./app-error.ts";

/** Somebody, or everybody together, has sent more than the server takes in a while. */
export class RateLimitError extends AppError {
  override name = "TooMany";
  /** In how many seconds it makes sense to try again. */
  readonly retryAfterSeconds: number;
  constructor(message: string, retryAfterSeconds: number) {
    super("too-many", message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
