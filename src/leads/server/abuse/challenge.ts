import { randomBytes } from "node:crypto";
import { parseDifficulty, isSolution } from "../../engine/proof-of-work.ts";
import { isSigned, sign } from "./form-token.ts";

/**
 * 131,000 attempts on average: a third of a second on a computer, one or two seconds on a slow
 * phone.
 */
const difficultyBits = 17;
const maxAgeMs = 600_000;

/** Creates a challenge: time of issue, difficulty, nonce and signature, separated by dots. */
export function makeChallenge(secret: Buffer, now: Date): string {
  const text = `${now.getTime()}.${difficultyBits}.${randomBytes(12).toString("base64url")}`;
  return `${text}.${sign(secret, `challenge ${text}`)}`;
}

/**
 * Verifies a solution. The caller has to check that it is used only once.
 * @returns the solved challenge; undefined where the solution is wrong, or this server has not
 *   issued the challenge within the last ten minutes
 */
export function verifySolution(
  solution: string | undefined,
  secret: Buffer,
  now: Date,
): string | undefined {
  const challenge = solution?.slice(0, solution.lastIndexOf(":")) ?? "";
  const [issued = "", difficulty = "", nonce = "", signature = ""] = challenge.split(".");
  if (
    solution === undefined ||
    solution.length > 200 ||
    !isSigned(secret, `challenge ${issued}.${difficulty}.${nonce}`, signature)
  )
    return undefined;
  const ageMs = now.getTime() - Number(issued);
  return ageMs >= 0 && ageMs <= maxAgeMs && isSolution(solution, parseDifficulty(challenge))
    ? challenge
    : undefined;
}
