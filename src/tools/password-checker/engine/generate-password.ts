import { drawMany, fillRandom, type RandomFill } from "./draw.ts";

export const classNames = ["uppercase", "lowercase", "numbers", "symbols"] as const;
export type ClassName = (typeof classNames)[number];
export type Classes = Readonly<Record<ClassName, boolean>>;

/** The lengths of a password. @see docs/specification.md#password-checker-generator */
export const lengths = { min: 6, max: 32, default: 16 } as const;
export const alphabets: Readonly<Record<ClassName, string>> = {
  uppercase: "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  lowercase: "abcdefghijklmnopqrstuvwxyz",
  numbers: "0123456789",
  symbols: "!@#$%^&*()_+~`|}{[]\\:;?><,./-=",
};

export const allClasses: Classes = {
  uppercase: true,
  lowercase: true,
  numbers: true,
  symbols: true,
};

/**
 * Adds lowercase where no class is chosen.
 * @see docs/specification.md#password-checker-generator
 */
export function forceLowercase(classes: Classes): Classes {
  return classNames.some((name) => classes[name]) ? classes : { ...classes, lowercase: true };
}

const listChosenAlphabets = (classes: Classes): readonly string[] =>
  classNames.filter((name) => forceLowercase(classes)[name]).map((name) => alphabets[name]);

/** Rounds a length and limits it to the allowed range. */
export const clampLength = (length: number): number =>
  Math.min(lengths.max, Math.max(lengths.min, Math.round(length)));

/**
 * Generates a uniform random password that contains each chosen class at least once. Whole
 * passwords are drawn until one has every class (at worst, 6 characters of 4 classes, about four
 * draws): inserting a missing class afterwards would make some passwords more likely.
 * @param length 6 to 32, clamped
 */
export function generatePassword(
  length: number,
  classes: Classes,
  fill: RandomFill = fillRandom,
): string {
  const chosen = listChosenAlphabets(classes);
  const alphabet = chosen.join("");
  for (;;) {
    const password = drawMany(alphabet.length, clampLength(length), fill)
      .map((i) => alphabet[i]!)
      .join("");
    if (chosen.every((one) => [...password].some((character) => one.includes(character))))
      return password;
  }
}

/**
 * Entropy in bits: the exact base-2 logarithm of the number of possible passwords, by inclusion and
 * exclusion over the classes.
 */
export function getPasswordBits(length: number, classes: Classes): number {
  const sizes = listChosenAlphabets(classes).map((one) => BigInt(one.length));
  const total = sizes.reduce((sum, size) => sum + size, 0n);
  const places = BigInt(clampLength(length));
  let count = 0n;
  for (let without = 0; without < 2 ** sizes.length; without += 1) {
    const left = sizes.reduce((sum, size, i) => (without & (1 << i) ? sum - size : sum), total);
    const removed = sizes.filter((_, i) => without & (1 << i)).length;
    count += (removed % 2 === 0 ? 1n : -1n) * left ** places;
  }
  return log2(count);
}

/** The base-2 logarithm of a bigint: that of its leading 53 bits plus the number of the others. */
function log2(value: bigint): number {
  const rest = Math.max(0, value.toString(2).length - 53);
  return Math.log2(Number(value >> BigInt(rest))) + rest;
}
