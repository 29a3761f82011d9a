import type { MappedText } from "./positions.ts";
import { getPartKind, isArabizi, type PartKind } from "./reasons.ts";
import type { EstimatedPart } from "./sequence-guesses.ts";

/** A recognised part of a password. */
export interface PasswordPart {
  /** As it was typed. */
  readonly text: string;
  readonly kind: PartKind;
  /** Whether it is Arabic in Latin letters and digits. */
  readonly isArabizi: boolean;
  /** Whether it was recognised in the other keyboard language. */
  readonly isSwitched: boolean;
  /**
   * Its share of the difficulty, in whole percent: guesses of parts multiply, so this is the share
   * of the logarithm. The shares of all parts add up to 100.
   */
  readonly percent: number;
}

/**
 * Splits a password into the parts of an estimate.
 * @param readings how the estimated text was made of the password, the first step first
 * @returns no parts where a step does not say which characters became which
 */
export function splitPassword(
  password: string,
  readings: readonly MappedText[],
  parts: readonly EstimatedPart[],
  isSwitched: boolean,
): readonly PasswordPart[] {
  const toTyped = (at: number): number =>
    readings.reduceRight((place, { starts }) => starts[place] ?? Number.NaN, at);
  const begins = parts.map(({ match }) => toTyped(match.i));
  if (begins.some(Number.isNaN)) return [];
  const percents = toPercents(parts.map(({ guesses }) => Math.log2(Math.max(1, guesses))));
  return parts
    .map(({ match }, i) => ({
      // What the model leaves out, such as vowel marks, belongs to the part before it.
      text: password.slice(i === 0 ? 0 : begins[i], begins[i + 1]),
      kind: getPartKind(match),
      isArabizi: isArabizi(match),
      isSwitched,
      percent: percents[i]!,
    }))
    .filter(({ text }) => text !== "");
}

/** Whole percents that add up to 100: the largest remainders are rounded up. */
export function toPercents(values: readonly number[]): readonly number[] {
  const sum = values.reduce((total, value) => total + value, 0);
  const exact = values.map((value) => (sum === 0 ? 100 / values.length : (value / sum) * 100));
  const whole = exact.map(Math.floor);
  const missing = 100 - whole.reduce((total, value) => total + value, 0);
  const byRemainder = exact
    .map((value, i) => ({ i, remainder: value - whole[i]! }))
    .toSorted((a, b) => b.remainder - a.remainder);
  for (const { i } of byRemainder.slice(0, missing)) whole[i]! += 1;
  return whole;
}
