import { drawMany, fillRandom, type RandomFill } from "./draw.ts";

export const classNames = ["uppercase", "lowercase", "numbers", "symbols"] as const;
export type ClassName = (typeof classNames)[number];
export type Classes = Readonly<Record<ClassName, boolean>>;

/** SPEC §9: lengths and symbols. */
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

/** A generator with nothing to draw from draws lowercase letters. */
export function forceLowercase(classes: Classes): Classes {
  return classNames.some((name) => classes[name]) ? classes : { ...classes, lowercase: true };
}

const listChosenAlphabets = (classes: Classes): readonly string[] =>
  classNames.filter((name) => forceLowercase(classes)[name]).map((name) => alphabets[name]);

export const clampLength = (length: number): number =>
  Math.min(lengths.max, Math.max(lengths.min, Math.round(length)));

/**
 * A password in which each chosen class stands at least once; among all such passwords each is as likely as any other.
 * Whole passwords are drawn until one has every class (at worst, 6 characters of 4 classes, about four draws): putting the
 * missing class into a place afterwards would make some passwords likelier.
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

/** The base-2 logarithm of how many passwords the generator can draw: exact, by inclusion and exclusion over the classes. */
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

/** A logarithm of what is too large for a number: the leading 53 bits and the count of the rest. */
function log2(value: bigint): number {
  const rest = Math.max(0, value.toString(2).length - 53);
  return Math.log2(Number(value >> BigInt(rest))) + rest;
}
