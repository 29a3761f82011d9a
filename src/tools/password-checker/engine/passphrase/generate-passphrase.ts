import { drawMany, fillRandom, type RandomFill } from "../draw.ts";

export const wordCounts = { min: 5, max: 10, default: 7 } as const;
/** The signs between the words; the first is the default. */
export const separators = ["-", " ", ".", "_"] as const;
export type Separator = (typeof separators)[number];

export interface PassphraseOptions {
  readonly separator: Separator;
  /** Whether each word begins with a capital. Always the same rule, so it adds no entropy. */
  readonly hasCapitals: boolean;
}

export const defaultPassphrase: PassphraseOptions = { separator: "-", hasCapitals: false };

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
  { separator, hasCapitals }: PassphraseOptions = defaultPassphrase,
): string {
  return drawMany(words.length, count, fill)
    .map((i) => words[i]!)
    .map((word) => (hasCapitals ? word.charAt(0).toUpperCase() + word.slice(1) : word))
    .join(separator);
}

/** The exact entropy in bits: each word adds the base-2 logarithm of the list's length. */
export const getPassphraseBits = (listLength: number, count: number): number =>
  count * Math.log2(listLength);
