import { sha256 } from "@noble/hashes/sha2.js";

/*
 * Proof of work: the server sends a challenge, and the browser finds a number such that the hash of
 * `challenge:number` begins with enough zero bits. Finding it takes 2^bits attempts on average,
 * checking it takes one. The visitor has nothing to do.
 */

/** The request header of the solution: the challenge, a colon, the number. */
export const solutionHeader = "x-form-proof";
/** The request header of the form's token. */
export const tokenHeader = "x-form-token";

/** Returns the difficulty of a challenge in bits, which is its second part. */
export function parseDifficulty(challenge: string): number {
  return Number(challenge.split(".")[1]);
}

/**
 * Solves a challenge.
 * @returns the solution
 * @throws RangeError for a text that is not a challenge, or a difficulty above 24 bits, which the
 *   server never sends
 */
export function solve(challenge: string): string {
  const bits = parseDifficulty(challenge);
  if (!(bits >= 0 && bits <= 24)) throw new RangeError("not a challenge");
  for (let n = 0; ; n++) {
    const solution = `${challenge}:${n}`;
    if (isSolution(solution, bits)) return solution;
  }
}

/**
 * Whether a challenge and its number hash to so many zero bits, 32 at most. The hash is a
 * library's: the browser's own is asynchronous, so that a call costs more than the hash, and is
 * missing on plain http.
 */
export function isSolution(solution: string, bits: number): boolean {
  const hash = sha256(new TextEncoder().encode(solution));
  return Math.clz32(new DataView(hash.buffer, hash.byteOffset).getUint32(0)) >= bits;
}
