import { randomBytes } from "node:crypto";
import { bitsOf, isProof } from "../../engine/proof-of-work.ts";
import { isSigned, sign } from "./form-token.ts";

/** 131,000 tries: a third of a second on a computer, one or two seconds on a small phone, and all of a core for who sends thousands. */
const bits = 17;
const longestAgeMs = 600_000;

/** A riddle for the browser: when it was made, how hard it is, chance, and our signature. */
export function makeChallenge(secret: Buffer, now: Date): string {
  const text = `${now.getTime()}.${bits}.${randomBytes(12).toString("base64url")}`;
  return `${text}.${sign(secret, `challenge ${text}`)}`;
}

/**
 * The riddle that a proof solves, undefined where it solves none of ours of the last ten minutes. That each is used
 * once is the caller's to see to.
 */
export function solvedChallenge(
  proof: string | undefined,
  secret: Buffer,
  now: Date,
): string | undefined {
  const challenge = proof?.slice(0, proof.lastIndexOf(":")) ?? "";
  const [issued = "", hard = "", chance = "", signature = ""] = challenge.split(".");
  if (
    proof === undefined ||
    proof.length > 200 ||
    !isSigned(secret, `challenge ${issued}.${hard}.${chance}`, signature)
  )
    return undefined;
  const ageMs = now.getTime() - Number(issued);
  return ageMs >= 0 && ageMs <= longestAgeMs && isProof(proof, bitsOf(challenge))
    ? challenge
    : undefined;
}
