/** What can be wrong with a field of a form. field-error-messages.ts has a message for each code. */
export const fieldErrorCodes = [
  "missing",
  "malformed",
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

/** The fields that were refused, each with the first thing that is wrong with it. */
export type FieldErrors<Field extends string> = Readonly<Partial<Record<Field, FieldErrorCode>>>;

/** What a form turned out to be: a value that keeps every rule, or the fields that break one. */
export type Checked<Value, Field extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fields: FieldErrors<Field> };
