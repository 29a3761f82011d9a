import { randomBytes } from "node:crypto";
import { parseDifficulty, isSolution } from "../../engine/proof-of-work.ts";
import { isSigned, sign } from "./form-token.ts";

/**
 * 131,000 attempts on average: a third of a second on a computer, one or two seconds on a slow
 * phone.
 */
const difficultyBits = 17;
const maxAgeMs = 600_000;

/** The hash of the visitor's address at a moment. */
type HashVisitor = (at: Date) => string;

/** A challenge whose solution is valid. The caller has to check that it is used only once. */
export interface SolvedChallenge {
  /** Unique to the challenge. It is signed, so that one solution cannot have several. */
  readonly nonce: string;
  readonly issuedAt: Date;
}

/**
 * Creates a challenge: time of issue, difficulty, nonce and signature, separated by dots. The
 * signature also covers the visitor, so that the solution is worth nothing to another address.
 */
export function makeChallenge(secret: Buffer, hashVisitor: HashVisitor, now: Date): string {
  const text = `${now.getTime()}.${difficultyBits}.${randomBytes(12).toString("base64url")}`;
  return `${text}.${sign(secret, toSigned(hashVisitor(now), text))}`;
}

/**
 * Verifies a solution.
 * @returns the solved challenge; undefined where the solution is wrong, or this server has not
 *   issued the challenge to this visitor within the last ten minutes
 */
export function verifySolution(
  solution: string | undefined,
  secret: Buffer,
  hashVisitor: HashVisitor,
  now: Date,
): SolvedChallenge | undefined {
  if (solution === undefined || solution.length > 200) return undefined;
  const challenge = solution.slice(0, solution.lastIndexOf(":"));
  // Nothing may follow the signature: each text after it would be another challenge to solve.
  const parts = /^((\d{13})\.\d+\.([\w-]+))\.([\w-]+)$/.exec(challenge);
  if (parts === null) return undefined;
  const [, text = "", issued = "", nonce = "", signature = ""] = parts;
  const issuedAt = new Date(Number(issued));
  const ageMs = now.getTime() - issuedAt.getTime();
  const isValid =
    ageMs >= 0 &&
    ageMs <= maxAgeMs &&
    isSigned(secret, toSigned(hashVisitor(issuedAt), text), signature) &&
    isSolution(solution, parseDifficulty(challenge));
  return isValid ? { nonce, issuedAt } : undefined;
}

function toSigned(visitor: string, text: string): string {
  return `challenge ${visitor} ${text}`;
}
