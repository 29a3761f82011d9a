import { toLatinDigits } from "#i18n/latin-digits.ts";

/** Keeps every amount, in hundredths, an exact number. */
const maxWholeDigits = 12;

/**
 * Parses an amount of money: Latin or Arabic digits, at most two decimals after a point or `٫`,
 * thousands apart by commas, `٬` or spaces or not at all.
 * @returns hundredths, or undefined where the text is no such amount; a comma before decimals is
 *   refused, because it may as well part thousands
 */
export function parseAmount(typed: string): number | undefined {
  const text = toLatinDigits(typed).trim().replaceAll("٫", ".").replaceAll(/[٬\s]/g, ",");
  const found = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/.exec(text);
  if (found === null) return undefined;
  const whole = found[1]!.replaceAll(",", "");
  if (whole.length > maxWholeDigits) return undefined;
  return Number(whole + (found[2] ?? "").padEnd(2, "0"));
}

/** Formats hundredths with two decimals: 115000 is `1150.00`. */
export function formatAmount(hundredths: number): string {
  const digits = String(hundredths).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
