import { randomBytes } from "node:crypto";
import { parseDifficulty, isSolution } from "../../engine/proof-of-work.ts";
import { isSigned, sign } from "./form-token.ts";

/** 131,000 tries on average: a third of a second on a computer, one or two seconds on a small phone. */
const difficultyBits = 17;
const maxAgeMs = 600_000;

/** A challenge for the browser: time of issue, difficulty, nonce and our signature. */
export function makeChallenge(secret: Buffer, now: Date): string {
  const text = `${now.getTime()}.${difficultyBits}.${randomBytes(12).toString("base64url")}`;
  return `${text}.${sign(secret, `challenge ${text}`)}`;
}

/**
 * The challenge that a solution solves; undefined unless we issued it in the last ten minutes. That each is used
 * once is for the caller to check.
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
