import type { FieldErrorCode } from "../field-error.ts";

/**
 * The maximum lengths in UTF-16 code units, which `maxlength` counts as well. 254 is the maximum of
 * an e-mail address (RFC 5321).
 * @see docs/specification.md#forms-fields-and-rules
 */
export const maxChars = { name: 120, email: 254, phone: 40, longText: 10_000 } as const;

/**
 * Direction marks, which are often copied together with a number or an address from Arabic text.
 */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

type Verdict = FieldErrorCode | undefined;

/** Checks a required line of text. @returns the code of the error, if any */
export function validateLine(typed: string, maxChars: number): Verdict {
  if (typed.trim() === "") return "missing";
  if (typed.length > maxChars) return "too-long";
  return !isStorable(typed) || /[\r\n]/.test(typed) ? "forbidden-characters" : undefined;
}

/** Checks a required text of several lines. */
export function validateLongText(typed: string): Verdict {
  if (typed.trim() === "") return "missing";
  if (typed.length > maxChars.longText) return "too-long";
  return isStorable(typed) ? undefined : "forbidden-characters";
}

/** Checks a required e-mail address. Names and domains may be in any script. */
export function validateEmail(typed: string): Verdict {
  return (
    validateLine(typed, maxChars.email) ??
    (isEmailShaped(stripInvisible(typed)) ? undefined : "malformed")
  );
}

/** Removes direction marks, and the white space around an address or a number. */
export function stripInvisible(typed: string): string {
  return typed.replace(directionMarks, "").trim();
}

/** PostgreSQL cannot store U+0000, and a lone surrogate cannot be encoded in UTF-8. */
function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

/**
 * The local part follows the rule of HTML, extended to any script. The domain must contain a dot:
 * addresses without one are not reachable on the internet, and `mona@gmail` is a typing mistake.
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
