import { toLatinDigits } from "#i18n/latin-digits.ts";

const digits = 8;
const groupDigits = 4;
const total = 10 ** digits;

/** The hexadecimal digits of an id that its reference depends on: the first group of a UUID. */
const hexDigits = 8;

/**
 * Returns the reference of a lead, eight digits in two groups, as 4821 0937. It can be read out on
 * the phone, in which the letters of an id are hard to tell apart. Two leads may share one.
 * @param id a UUID
 */
export function toReference(id: string): string {
  const number = Number.parseInt(id.slice(0, hexDigits), 16) % total;
  const text = String(number).padStart(digits, "0");
  return `${text.slice(0, groupDigits)} ${text.slice(groupDigits)}`;
}

/**
 * Lists the beginnings of all ids that have a reference.
 * @param typed eight digits of any script, in one group or two
 * @returns an empty list for what is no reference
 */
export function listReferencedPrefixes(typed: string): readonly string[] {
  const text = toLatinDigits(typed.trim());
  if (!/^\d{4}[\s-]?\d{4}$/.test(text)) return [];
  const first = Number(text.replace(/\D/, ""));
  const count = Math.ceil((16 ** hexDigits - first) / total);
  return Array.from({ length: count }, (_, i) =>
    (first + i * total).toString(16).padStart(hexDigits, "0"),
  );
}
