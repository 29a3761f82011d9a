import { honeypotField } from "../form-token.contract.ts";

export type Values = Readonly<Record<string, string>>;

/** The key of a chosen file's name in the draft. No field of a form has this name. */
export const fileName = "file-name";

/**
 * Reads the values of the text fields, and the name of a chosen file; locale and honeypot are left
 * out.
 */
export function readValues(form: HTMLFormElement): Values {
  const entries = [...new FormData(form)].map(
    ([name, value]) =>
      (typeof value === "string" ? [name, value] : [fileName, value.name]) as [string, string],
  );
  return Object.fromEntries(
    entries.filter(([name]) => name !== "locale" && name !== honeypotField),
  );
}

export function fillForm(form: HTMLFormElement, values: Values): void {
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && element.type === "radio")
      element.checked = values[element.name] === element.value;
    else if (
      (element instanceof HTMLInputElement &&
        element.type !== "file" &&
        element.type !== "hidden") ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
    ) {
      const value = values[element.name];
      if (value !== undefined) element.value = value;
    }
  }
}
