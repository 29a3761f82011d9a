import { countChoices } from "./count-choices.ts";
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

/** Characters that are easily taken for one another when a password is read or copied by hand. */
const lookAlikes = /[Il1|O0o]/g;

/** How many digits and symbols a password may be required to contain at least, where it has any. */
export const minimums = { min: 1, max: 4 } as const;

export interface PasswordOptions {
  readonly avoidLookAlikes: boolean;
  readonly minNumbers: number;
  readonly minSymbols: number;
}

export const defaultOptions: PasswordOptions = {
  avoidLookAlikes: false,
  minNumbers: minimums.min,
  minSymbols: minimums.min,
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

interface ChosenAlphabet {
  readonly characters: string;
  /** How many of them a password contains at least. */
  readonly min: number;
}

function listChosenAlphabets(
  classes: Classes,
  { avoidLookAlikes, minNumbers, minSymbols }: PasswordOptions,
): readonly ChosenAlphabet[] {
  const mins: Readonly<Record<ClassName, number>> = {
    uppercase: 1,
    lowercase: 1,
    numbers: minNumbers,
    symbols: minSymbols,
  };
  return classNames
    .filter((name) => forceLowercase(classes)[name])
    .map((name) => ({
      characters: avoidLookAlikes ? alphabets[name].replace(lookAlikes, "") : alphabets[name],
      min: mins[name],
    }));
}

/** The shortest password that has room for what is required of it; 6 without requirements. */
export const getMinLength = (classes: Classes, options: PasswordOptions): number =>
  Math.max(
    lengths.min,
    listChosenAlphabets(classes, options).reduce((sum, { min }) => sum + min, 0),
  );

/** Rounds a length and limits it to the allowed range. */
export const clampLength = (length: number): number =>
  Math.min(lengths.max, Math.max(lengths.min, Math.round(length)));

/**
 * Generates a uniform random password that contains each chosen class as often as required. Whole
 * passwords are drawn until one has enough of every class (at worst, 10 characters with 4 digits
 * and 4 symbols, about two thousand draws): inserting what is missing afterwards would make some
 * passwords more likely.
 * @param length 6 to 32, clamped, and at least what the options require
 */
export function generatePassword(
  length: number,
  classes: Classes,
  fill: RandomFill = fillRandom,
  options: PasswordOptions = defaultOptions,
): string {
  const chosen = listChosenAlphabets(classes, options);
  const alphabet = chosen.map(({ characters }) => characters).join("");
  const places = Math.max(clampLength(length), getMinLength(classes, options));
  for (;;) {
    const drawn = drawMany(alphabet.length, places, fill).map((i) => alphabet[i]!);
    const hasEnough = chosen.every(
      ({ characters, min }) => drawn.filter((one) => characters.includes(one)).length >= min,
    );
    if (hasEnough) return drawn.join("");
  }
}

/**
 * Entropy in bits: the exact base-2 logarithm of the number of possible passwords. Class by class:
 * the ways to place at least `min` characters of it among those already placed.
 */
export function getPasswordBits(
  length: number,
  classes: Classes,
  options: PasswordOptions = defaultOptions,
): number {
  const places = Math.max(clampLength(length), getMinLength(classes, options));
  let ways = Array.from({ length: places + 1 }, (_, placed) => BigInt(placed === 0));
  for (const { characters, min } of listChosenAlphabets(classes, options))
    ways = ways.map((_, total) => {
      let sum = 0n;
      for (let own = min; own <= total; own += 1)
        sum +=
          ways[total - own]! *
          BigInt(countChoices(total, own)) *
          BigInt(characters.length) ** BigInt(own);
      return sum;
    });
  return log2(ways[places]!);
}

/** The base-2 logarithm of a bigint: that of its leading 53 bits plus the number of the others. */
function log2(value: bigint): number {
  const rest = Math.max(0, value.toString(2).length - 53);
  return Math.log2(Number(value >> BigInt(rest))) + rest;
}
