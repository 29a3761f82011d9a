import { drawMany, fillRandom, type RandomFill } from "../draw.ts";

export const wordCounts = { min: 5, max: 10, default: 7 } as const;
const separator = "-";

/** Known without loading the lists. */
export const listLengths = { ar: 1411, en: 7776 } as const;

/** Words drawn by lot, each as likely as any other and drawn anew each time, so that a word may come twice. */
export function generatePassphrase(
  words: readonly string[],
  count: number,
  fill: RandomFill = fillRandom,
): string {
  return drawMany(words.length, count, fill)
    .map((i) => words[i]!)
    .join(separator);
}

/** Exact: each word adds the base-2 logarithm of the length of the list. */
export const getPassphraseBits = (listLength: number, count: number): number =>
  count * Math.log2(listLength);
