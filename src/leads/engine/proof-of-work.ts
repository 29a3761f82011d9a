import { sha256 } from "@noble/hashes/sha2.js";

/*
 * A proof of work: the server names a challenge, the browser finds a number that, behind the challenge, hashes to
 * something with enough zeros at its beginning. Finding takes 2^bits tries, checking one. Nobody has to see, hear or
 * click anything.
 */

/** In this header the proof travels: the challenge, a colon, the number. */
export const solutionHeader = "x-form-proof";
/** In this header the form's token travels. */
export const tokenHeader = "x-form-token";

/** How hard a challenge is: its second part, in bits. */
export function parseDifficulty(challenge: string): number {
  return Number(challenge.split(".")[1]);
}

/** @throws RangeError where the challenge is harder than any that the server makes */
export function solve(challenge: string): string {
  const bits = parseDifficulty(challenge);
  if (!(bits >= 0 && bits <= 24)) throw new RangeError("not a challenge");
  for (let n = 0; ; n++) {
    const solution = `${challenge}:${n}`;
    if (isSolution(solution, bits)) return solution;
  }
}

/**
 * Whether a challenge and its number hash to so many zero bits, 32 at most. The hash is a library's: the browser's own is
 * asynchronous, so that a call costs more than the hash, and is missing on plain http.
 */
export function isSolution(solution: string, bits: number): boolean {
  const hash = sha256(new TextEncoder().encode(solution));
  return Math.clz32(new DataView(hash.buffer, hash.byteOffset).getUint32(0)) >= bits;
}
