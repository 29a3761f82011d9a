/** Why a line has no figures. `too-many`: the server has given this visitor, or all, what it gives in an hour. */
export class LineFailure extends Error {
  override name = "LineFailure";
  readonly code: "offline" | "broken" | "too-many";
  readonly retryAfterS: number;
  constructor(code: LineFailure["code"], retryAfterS = 0) {
    super(`the line was not measured: ${code}`);
    this.code = code;
    this.retryAfterS = retryAfterS;
  }
}
