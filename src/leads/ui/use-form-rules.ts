import { useRef, useState } from "react";
import { AppError } from "#base/app-error.ts";
import type { FieldErrorCode } from "../field-error.ts";
import type { FieldDefinition } from "../fields.ts";
import type { Values } from "./form-values.ts";

/** The errors of a form by field name. */
export type FormErrors = Readonly<Record<string, FieldErrorCode>>;

/** What needs the schemas of a form. */
export interface FormRules {
  /** Every field of the form, in the order of the page. */
  readonly fields: Readonly<Record<string, FieldDefinition>>;
  /** Returns the errors of the typed values by field name. */
  readonly check: (values: Values, form: HTMLFormElement) => Promise<FormErrors> | FormErrors;
  /** Returns the error of one field, or undefined if its value is valid. */
  readonly checkField: (
    name: string,
    values: Values,
    form: HTMLFormElement,
  ) => Promise<FieldErrorCode | undefined> | FieldErrorCode | undefined;
  /** Resolves when the server has stored the form; rejects with an AppError otherwise. */
  readonly send: (
    values: Values,
    key: string,
    form: HTMLFormElement,
  ) => Promise<{ readonly id: string }>;
}

const maxAttempts = 3;
const retryIntervalMs = 1_000;

/** A network often says that it is back a moment before it carries anything. */
async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++)
    try {
      return await load();
    } catch (cause) {
      if (!navigator.onLine || attempt === maxAttempts) throw cause;
      await new Promise((resolve) => setTimeout(resolve, retryIntervalMs));
    }
}

/**
 * Loads the rules of a form once. They are not among the first scripts of the page, because the
 * schemas are an eighth of these and nothing is checked before the form is sent.
 * @returns `fields` is undefined until they are loaded; `getRules` rejects with AppError `offline`
 *   where they cannot be fetched, and tries again the next time
 */
export function useFormRules(load: () => Promise<FormRules>) {
  const loading = useRef<Promise<FormRules>>(undefined);
  const [fields, setFields] = useState<FormRules["fields"]>();

  async function fetchRules(): Promise<FormRules> {
    try {
      const rules = await loadWithRetry(load);
      setFields(rules.fields);
      return rules;
    } catch (cause) {
      loading.current = undefined;
      throw new AppError("offline", "the rules of the form could not be loaded", { cause });
    }
  }

  return { fields, getRules: () => (loading.current ??= fetchRules()) };
}
