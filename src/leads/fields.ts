import * as z from "zod/mini";
import { defaultLocale } from "#i18n/locale.ts";
import { locales } from "#i18n/messages.ts";
import type { Checked, FieldErrorCode } from "./field-error.ts";
import { judgeEmail, judgeLine, judgeLongText, judgePhone, maxChars } from "./engine/text-rules.ts";

/*
 * The fields that the forms share. A schema's error message is always a FieldErrorCode, never a sentence.
 * Texts are kept as they were typed; only line ends are made one, because a form posts CR LF where a script sends LF.
 */

export const nameField = textField((typed) => judgeLine(typed, maxChars.name));
export const emailField = textField(judgeEmail);
export const phoneField = textField(judgePhone);
export const optionalPhoneField = z._default(
  textField((typed) => (typed.trim() === "" ? undefined : judgePhone(typed))),
  "",
);
export const longTextField = z.string({ error: toPresenceCode }).check(
  z.overwrite((typed: string) => typed.replace(/\r\n?/g, "\n")),
  checkWith(judgeLongText),
);

/** What travels with every form and is no field of it: a wrong value is put right in silence, it never costs a message. */
export const formContext = {
  locale: z.catch(z.enum(locales), defaultLocale),
  /** Names one filled-in form: sent again under the same key, the same content is stored once. */
  key: z.catch(z.optional(z.guid()), undefined),
};

/** A text field with one rule. */
export function textField(judge: (typed: string) => FieldErrorCode | undefined) {
  return z.string({ error: toPresenceCode }).check(checkWith(judge));
}

/** A choice among fixed options. */
export function choiceField<const Option extends string>(options: readonly Option[]) {
  return z.enum(options as readonly [Option, ...Option[]], {
    error: ({ input }) => (isBlank(input) ? "missing" : "not-offered"),
  });
}

/** Checks a form and says for every field the first thing that is wrong with it. */
export function checkForm<Schema extends z.ZodMiniType, Field extends string>(
  schema: Schema,
  fields: readonly Field[],
  input: unknown,
): Checked<z.output<Schema>, Field> {
  const checked = schema.safeParse(withoutNulls(input));
  if (checked.success) return { ok: true, value: checked.data };
  const errors: Partial<Record<Field, FieldErrorCode>> = {};
  for (const field of fields) {
    const issue = checked.error.issues.find(({ path }) => path[0] === field);
    if (issue) errors[field] = issue.message as FieldErrorCode;
  }
  return { ok: false, fields: errors };
}

/** A script may say `null` for a field that was left empty. */
function withoutNulls(input: unknown): object {
  return typeof input === "object" && input !== null
    ? Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null))
    : {};
}

function checkWith(judge: (typed: string) => FieldErrorCode | undefined) {
  return z.check<string>(({ value, issues }) => {
    const code = judge(value);
    if (code) issues.push({ code: "custom", input: value, message: code });
  });
}

function toPresenceCode({ input }: { readonly input?: unknown }): FieldErrorCode {
  return isBlank(input) ? "missing" : "malformed";
}

function isBlank(input: unknown): boolean {
  return input === undefined || (typeof input === "string" && input.trim() === "");
}
