import * as z from "zod/mini";
import { defaultLocale } from "#i18n/locale.ts";
import { locales } from "#i18n/messages.ts";
import type { Checked, FieldErrorCode } from "./field-error.ts";
import { validateEmail, validateLine, validateLongText, maxChars } from "./engine/text-rules.ts";
import { validatePhone } from "./engine/phone.ts";

/**
 * A field of a form with text in it. The tables contact-fields.ts and service-request-fields.ts
 * list the fields of each form once, in their order on the page; contract, database row, duplicate
 * hash, search, CSV, JSON and mail derive from them.
 */
export interface TextFieldDefinition<Rules = never> extends StoredPlace {
  /** The rule of the field. Its error messages are FieldErrorCodes, not sentences. */
  readonly schema: z.ZodMiniType<string>;
  /** The full rule, where it depends on more than the form; `schema` then accepts any text. */
  readonly createSchema?: (rules: Rules) => z.ZodMiniType<string>;
  /** An optional field left empty is an empty text, and its column may be null. */
  readonly isRequired: boolean;
  /**
   * Whether the visitor types it freely: then the agency's search includes it, and CSV escapes
   * texts that look like numbers.
   */
  readonly isFreeText: boolean;
  /** The message that names each option of a choice. */
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
   * The position in the content hash, on which the hashes of stored rows depend. A field that is
   * added later has none: it is hashed with its name, and only where it is not empty, so that
   * earlier rows keep their hash.
   */
  readonly hashPosition?: number;
  /**
   * The position in JSON and CSV. A field that is added later has none: it follows all others, in
   * CSV behind the columns of both forms.
   */
  readonly exportPosition?: number;
}

interface MailRow {
  /** The name of a message of the forms or of the agency's mail. */
  readonly label: string;
  readonly dir: "ltr" | "auto";
  /**
   * `address` removes direction marks, `service-title` shows the title of the service with this id,
   * `budget` shows pounds before the dollars of the choice, as the form does.
   */
  readonly format?: "address" | "service-title" | "budget";
}

type FieldName<Fields> = Extract<keyof Fields, string>;
/** The names of the text fields. */
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

/** Lists the names of a table's fields, in their order on the page. */
export function listFieldNames<Fields extends object>(
  fields: Fields,
): readonly FieldName<Fields>[] {
  return Object.keys(fields) as FieldName<Fields>[];
}

/**
 * Returns the schemas of all text fields of a table, to be spread into a form's schema.
 * @param rules with it, the fields' `createSchema` is used where there is one
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

type Validate = (typed: string) => FieldErrorCode | undefined;

/** A required text. @param validate returns "missing" for a blank text */
function createRequiredText(validate: Validate) {
  return { schema: createTextSchema(validate), isRequired: true, isFreeText: true } as const;
}

/** An optional text. @param validate is called only for texts that are not blank */
export function createOptionalText(validate: Validate) {
  const schema = createTextSchema((typed) => (typed.trim() === "" ? undefined : validate(typed)));
  return { schema: z._default(schema, ""), isRequired: false, isFreeText: true } as const;
}

/**
 * A required text of several lines. Line ends become LF: a plain form posts CR LF, a script sends
 * LF.
 */
export function createLongText() {
  const schema = z.string({ error: toPresenceCode }).check(
    z.overwrite((typed: string) => typed.replace(/\r\n?/g, "\n")),
    checkWith(validateLongText),
  );
  return { schema, isRequired: true, isFreeText: true } as const;
}

/** A required choice among fixed options. @param optionLabels the message that names each option */
export function createChoice<
  const Option extends string,
  const Labels extends Readonly<Record<Option, string>>,
>(options: readonly Option[], optionLabels: Labels) {
  return { schema: createChoiceSchema(options), isRequired: true, isFreeText: false, optionLabels };
}

/** The fields that both forms share. */
export const nameField = {
  ...createRequiredText((typed) => validateLine(typed, maxChars.name)),
  column: "name",
  csvTitle: "name",
  mail: { label: "name", dir: "auto" },
  hashPosition: 0,
  exportPosition: 0,
} as const;
export const emailField = {
  ...createRequiredText(validateEmail),
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
export const phoneField = { ...createRequiredText(validatePhone), ...phonePlaces };
export const optionalPhoneField = { ...createOptionalText(validatePhone), ...phonePlaces };

/**
 * Is sent with every form beside its fields. An invalid value is replaced, so that no message is
 * lost because of it.
 */
export const formContext = {
  locale: z.catch(z.enum(locales), defaultLocale),
  /**
   * The idempotency key of a filled-in form: the same content is stored once under the same key.
   */
  key: z.catch(z.optional(z.guid()), undefined),
};

export function createTextSchema(validate: Validate) {
  return z.string({ error: toPresenceCode }).check(checkWith(validate));
}

export function createChoiceSchema<const Option extends string>(options: readonly Option[]) {
  return z.enum(options as readonly [Option, ...Option[]], {
    error: ({ input }) => (isBlank(input) ? "missing" : "not-offered"),
  });
}

/** Checks a form. @returns the parsed values, or the first error of each field */
export function checkForm<Schema extends z.ZodMiniType, Field extends string>(
  schema: Schema,
  fields: readonly Field[],
  input: unknown,
): Checked<z.output<Schema>, Field> {
  const checked = schema.safeParse(omitNulls(input));
  if (checked.success) return { ok: true, value: checked.data };
  const errors: Partial<Record<Field, FieldErrorCode>> = {};
  for (const field of fields) {
    const issue = checked.error.issues.find(({ path }) => path[0] === field);
    if (issue) errors[field] = issue.message as FieldErrorCode;
  }
  return { ok: false, fields: errors };
}

/** A script may send `null` for a field that was left empty. */
function omitNulls(input: unknown): object {
  return typeof input === "object" && input !== null
    ? Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null))
    : {};
}

function checkWith(validate: Validate) {
  return z.check<string>(({ value, issues }) => {
    const code = validate(value);
    if (code) issues.push({ code: "custom", input: value, message: code });
  });
}

function toPresenceCode({ input }: { readonly input?: unknown }): FieldErrorCode {
  return isBlank(input) ? "missing" : "malformed";
}

function isBlank(input: unknown): boolean {
  return input === undefined || (typeof input === "string" && input.trim() === "");
}
