import type { Locale } from "#i18n/messages.ts";
import { contactFieldTable } from "../contact-fields.ts";
import { checkContact, sendContact, type ContactField } from "../contact.contract.ts";
import type { Values } from "./form-values.ts";
import { sendForm } from "./send-form.client.ts";
import type { FormErrors, FormRules } from "./use-form-rules.ts";

/** What the contact form checks and sends, as the server does. */
export function createContactRules(locale: Locale): FormRules {
  return {
    fields: contactFieldTable,
    check: findErrors,
    checkField: (name, values) => findErrors(values)[name],
    send: (values, key) =>
      sendForm(sendContact, {
        ...(values as Readonly<Record<ContactField, string>>),
        locale,
        key,
      }),
  };
}

function findErrors(values: Values): FormErrors {
  const checked = checkContact(values);
  return checked.ok ? {} : checked.fields;
}
