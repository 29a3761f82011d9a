/**
 * Why the bandwidth was not measured. `too-many`: the hourly quota of this visitor, or of the
 * server, is used up.
 */
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
