/** The errors of a field. field-error-messages.ts has a message for each code. */
export const fieldErrorCodes = [
  "missing",
  "malformed",
  "too-short",
  "incomplete-mobile",
  "too-long",
  "forbidden-characters",
  "in-the-past",
  "not-offered",
  "too-large",
  "wrong-type",
  "unreadable",
  "no-room",
  "too-many-today",
] as const;
export type FieldErrorCode = (typeof fieldErrorCodes)[number];

/** The refused fields, each with its first error. */
export type FieldErrors<Field extends string> = Readonly<Partial<Record<Field, FieldErrorCode>>>;

/**
 * The result of checking a form: a value that satisfies every rule, or the errors of its fields.
 */
export type Checked<Value, Field extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fields: FieldErrors<Field> };
