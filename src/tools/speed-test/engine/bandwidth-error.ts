/** Why a line has no figures. `too-many`: the server has given this visitor, or all, what it gives in an hour. */
export class BandwidthError extends Error {
  override name = "LineFailure";
  readonly code: "offline" | "broken" | "too-many";
  readonly retryAfterSeconds: number;
  constructor(code: BandwidthError["code"], retryAfterSeconds = 0) {
    super(`the line was not measured: ${code}`);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
