import { AppError } from "./app-error.ts";

/** Somebody, or everybody together, has sent more than the server takes in a while. */
export class TooMany extends AppError {
  override name = "TooMany";
  /** In how many seconds it makes sense to try again. */
  readonly retryAfterS: number;
  constructor(message: string, retryAfterS: number) {
    super("too-many", message);
    this.retryAfterS = retryAfterS;
  }
}
