import { drawMany, fillRandom, type RandomFill } from "../draw.ts";

export const wordCounts = { min: 5, max: 10, default: 7 } as const;
const separator = "-";

/** The lengths of the lists, so that the entropy is known without loading them. */
export const listLengths = { ar: 1411, en: 7776 } as const;

/**
 * Generates a passphrase of uniform random words. They are drawn independently, so a word may occur
 * twice.
 */
export function generatePassphrase(
  words: readonly string[],
  count: number,
  fill: RandomFill = fillRandom,
): string {
  return drawMany(words.length, count, fill)
    .map((i) => words[i]!)
    .join(separator);
}

/** The exact entropy in bits: each word adds the base-2 logarithm of the list's length. */
export const getPassphraseBits = (listLength: number, count: number): number =>
  count * Math.log2(listLength);
