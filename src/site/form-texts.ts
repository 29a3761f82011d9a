import { pick, type Locale } from "#i18n/messages.ts";
import { fieldErrorMessages } from "#leads/field-error-messages.ts";
import { contactFormMessages, failureMessages, formMessages, requestFormMessages } from "#leads/form-messages.ts";
import { services } from "./content.ts";
import { contactMessages } from "./messages/about.ts";

/** The words of both forms as plain data for their islands. */
const shared = (locale: Locale) => ({ locale, errorTexts: pick(fieldErrorMessages, locale), failureTexts: pick(failureMessages, locale) });

export function contactFormProps(locale: Locale) {
  return { ...shared(locale), t: { ...pick(formMessages, locale), ...pick(contactFormMessages, locale) } };
}

export async function requestFormProps(locale: Locale) {
  const t = pick(contactMessages, locale);
  return {
    ...shared(locale),
    t: { ...pick(formMessages, locale), ...pick(requestFormMessages, locale) },
    services: (await services(locale)).map(({ id, title }) => ({ id, title })),
    next: [t.nextFirst, t.nextSecond, t.nextThird],
  };
}
