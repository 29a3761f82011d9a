import * as z from "zod/mini";
import { defaultLocale } from "#i18n/locale.ts";
import { locales } from "#i18n/messages.ts";
import type { Checked, FieldErrorCode } from "./field-error.ts";
import { judgeEmail, judgeLine, judgeLongText, judgePhone, maxChars } from "./engine/text-rules.ts";

/**
 * A field of a form with text in it. The tables contact-fields.ts and service-request-fields.ts
 * list the fields of each form once, in their order on the page; contract, database row, duplicate
 * hash, search, CSV, JSON and mail derive from them.
 */
export interface TextFieldDefinition<Rules = never> extends StoredPlace {
  /** What is accepted. Its error messages are FieldErrorCodes, never sentences. */
  readonly schema: z.ZodMiniType<string>;
  /** The full rule, where it depends on more than the form; `schema` then only says "a text". */
  readonly createSchema?: (rules: Rules) => z.ZodMiniType<string>;
  /** An optional field left empty is an empty text, and its column may be null. */
  readonly isRequired: boolean;
  /** Free text is what the agency's search reads; CSV marks it where it looks like a number. */
  readonly isFreeText: boolean;
  /** Of a choice: which message names each option. */
  readonly optionLabels?: Readonly<Record<string, string>>;
  readonly column: string;
  readonly csvTitle: string;
  /** `body` is the one long text of a form, which the mail shows below the other fields. */
  readonly mail: "body" | MailRow;
}

/** A field with one optional file: each part of a stored file has a column of its own. */
export interface FileFieldDefinition extends StoredPlace {
  readonly parts: Readonly<
    Record<string, { readonly column: string; readonly csvTitle?: string; isFreeText?: boolean }>
  >;
  readonly mail: MailRow;
}

export type FieldDefinition<Rules = never> = TextFieldDefinition<Rules> | FileFieldDefinition;

interface StoredPlace {
  /**
   * The place in the content hash; the hashes of stored rows depend on it. A field that is added
   * later has none: it is hashed under its name and only where it is not empty, so that the rows
   * stored before it keep their hash.
   */
  readonly hashPosition?: number;
  /** The place in JSON and CSV, where that differs from the place on the page. */
  readonly exportPosition?: number;
}

interface MailRow {
  /** Names a message of the forms or of the agency's mail. */
  readonly label: string;
  readonly dir: "ltr" | "auto";
  /** `address` drops invisible marks, `service-title` shows the title of the service with this id. */
  readonly format?: "address" | "service-title";
}

type FieldName<Fields> = Extract<keyof Fields, string>;
/** The names of the fields with text in them. */
export type TextFieldName<Fields> = {
  [Name in FieldName<Fields>]: Fields[Name] extends { readonly schema: z.ZodMiniType }
    ? Name
    : never;
}[FieldName<Fields>];

type Schemas<Fields> = {
  [Name in TextFieldName<Fields>]: Fields[Name] extends {
    readonly schema: infer Schema extends z.ZodMiniType;
  }
    ? Schema
    : never;
};

/** The names of a table's fields, in their order on the page. */
export function listFieldNames<Fields extends object>(
  fields: Fields,
): readonly FieldName<Fields>[] {
  return Object.keys(fields) as FieldName<Fields>[];
}

/**
 * The schemas of all text fields of a table, to be spread into a form's schema.
 * @param rules where given, the rules that depend on them hold too
 */
export function getSchemas<
  Fields extends Readonly<Record<string, FieldDefinition<Rules>>>,
  Rules = never,
>(fields: Fields, rules?: Rules): Schemas<Fields> {
  const schemas = Object.entries<FieldDefinition<Rules>>(fields).flatMap(([name, field]) =>
    "schema" in field
      ? [[name, (rules !== undefined && field.createSchema?.(rules)) || field.schema]]
      : [],
  );
  return Object.fromEntries(schemas) as Schemas<Fields>;
}

type Judge = (typed: string) => FieldErrorCode | undefined;

/** A text that has to be there. @param judge says "missing" where it is blank */
export function requiredText(judge: Judge) {
  return { schema: textSchema(judge), isRequired: true, isFreeText: true } as const;
}

export function optionalText(judge: Judge) {
  const schema = textSchema((typed) => (typed.trim() === "" ? undefined : judge(typed)));
  return { schema: z._default(schema, ""), isRequired: false, isFreeText: true } as const;
}

/** Text of several lines. Line ends become LF: a plain form posts CR LF where a script sends LF. */
export function longText() {
  const schema = z.string({ error: toPresenceCode }).check(
    z.overwrite((typed: string) => typed.replace(/\r\n?/g, "\n")),
    checkWith(judgeLongText),
  );
  return { schema, isRequired: true, isFreeText: true } as const;
}

/** A choice among fixed options. @param optionLabels which message names each of them */
export function choice<
  const Option extends string,
  const Labels extends Readonly<Record<Option, string>>,
>(options: readonly Option[], optionLabels: Labels) {
  return { schema: choiceSchema(options), isRequired: true, isFreeText: false, optionLabels };
}

/** The fields that both forms share. */
export const nameField = {
  ...requiredText((typed) => judgeLine(typed, maxChars.name)),
  column: "name",
  csvTitle: "name",
  mail: { label: "name", dir: "auto" },
  hashPosition: 0,
  exportPosition: 0,
} as const;
export const emailField = {
  ...requiredText(judgeEmail),
  column: "email",
  csvTitle: "email",
  mail: { label: "email", dir: "ltr", format: "address" },
  hashPosition: 1,
  exportPosition: 1,
} as const;
const phonePlaces = {
  column: "phone",
  csvTitle: "phone",
  mail: { label: "phone", dir: "ltr" },
  hashPosition: 2,
  exportPosition: 2,
} as const;
export const phoneField = { ...requiredText(judgePhone), ...phonePlaces };
export const optionalPhoneField = { ...optionalText(judgePhone), ...phonePlaces };

/** Travels with every form beside its fields. A wrong value is replaced: it never costs a message. */
export const formContext = {
  locale: z.catch(z.enum(locales), defaultLocale),
  /** Names one filled-in form: sent again under the same key, the same content is stored once. */
  key: z.catch(z.optional(z.guid()), undefined),
};

export function textSchema(judge: Judge) {
  return z.string({ error: toPresenceCode }).check(checkWith(judge));
}

export function choiceSchema<const Option extends string>(options: readonly Option[]) {
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

/** A script may send `null` for a field that was left empty. */
function withoutNulls(input: unknown): object {
  return typeof input === "object" && input !== null
    ? Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null))
    : {};
}

function checkWith(judge: Judge) {
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
