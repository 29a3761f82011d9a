import type { FieldErrorCode } from "../field-error.ts";

/** The longest texts we take, in UTF-16 units, which is what `maxlength` counts in the browser. 254 is RFC 5321's. */
export const maxChars = { name: 120, email: 254, phone: 40, longText: 10_000 } as const;

/** No phone number has fewer digits. */
const minPhoneDigits = 5;

/** The marks of writing direction that come along when a number or an address is copied out of Arabic text. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

type Verdict = FieldErrorCode | undefined;

/** One line of text that has to be there. */
export function judgeLine(typed: string, maxChars: number): Verdict {
  if (typed.trim() === "") return "missing";
  if (typed.length > maxChars) return "too-long";
  return !isStorable(typed) || /[\r\n]/.test(typed) ? "forbidden-characters" : undefined;
}

/** Text of several lines that has to be there. */
export function judgeLongText(typed: string): Verdict {
  if (typed.trim() === "") return "missing";
  if (typed.length > maxChars.longText) return "too-long";
  return isStorable(typed) ? undefined : "forbidden-characters";
}

/** An e-mail address that has to be there. Names and domains may be in any script. */
export function judgeEmail(typed: string): Verdict {
  return (
    judgeLine(typed, maxChars.email) ??
    (isEmailShaped(stripInvisible(typed)) ? undefined : "malformed")
  );
}

/** A phone number that has to be there, in Latin or Arabic figures. */
export function judgePhone(typed: string): Verdict {
  return (
    judgeLine(typed, maxChars.phone) ??
    (isPhoneShaped(stripInvisible(typed)) ? undefined : "malformed")
  );
}

/** What the visitor sees of an address or a number: without blanks around it and without invisible marks. */
export function stripInvisible(typed: string): string {
  return typed.replace(directionMarks, "").trim();
}

/** PostgreSQL keeps no U+0000, and half a surrogate pair is no text in UTF-8. */
function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

/**
 * The name is what HTML's own check allows, in any script. The domain needs a dot: no mail reaches an address
 * without one, and `mona@gmail` is a typing mistake.
 * @see https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
function isEmailShaped(text: string): boolean {
  const [name = "", domain = "", ...rest] = text.split("@");
  const labels = domain.split(".");
  return (
    rest.length === 0 &&
    /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}$/u.test(name) &&
    labels.length > 1 &&
    labels.every(
      (label) =>
        label.length <= 63 &&
        /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u.test(label),
    )
  );
}

function isPhoneShaped(text: string): boolean {
  const digits = text.match(/[0-9٠-٩۰-۹]/g) ?? [];
  return digits.length >= minPhoneDigits && /^[0-9٠-٩۰-۹+().\s-]+$/.test(text);
}
