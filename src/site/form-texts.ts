import { getChatUrl, getMailUrl } from "#brand/brand.ts";
import { formatDate, formatNumber } from "#i18n/format.ts";
import { fill, pick, type Locale } from "#i18n/messages.ts";
import { formatPoundBudgets } from "#leads/budget-texts.ts";
import { fieldErrorMessages } from "#leads/field-error-messages.ts";
import {
  contactFormMessages,
  failureMessages,
  formMessages,
  requestFormMessages,
} from "#leads/form-messages.ts";
import { getDollarRate, listServices } from "./content.ts";

/** The props that both forms share, as plain data for their islands. */
const getSharedProps = (locale: Locale) => ({
  locale,
  errorTexts: pick(fieldErrorMessages, locale),
  failureTexts: pick(failureMessages, locale),
});

const getContactLinks = (subject: string) => ({ chat: getChatUrl(), mail: getMailUrl(subject) });

/** The props of the contact form's island. */
export function getContactFormProps(locale: Locale) {
  const { mailSubject, ...t } = pick(contactFormMessages, locale);
  return {
    ...getSharedProps(locale),
    contactLinks: getContactLinks(mailSubject),
    t: { ...pick(formMessages, locale), ...t },
  };
}

/** The props of the service request form's island, with the services to choose from. */
export async function getRequestFormProps(locale: Locale) {
  const { mailSubject, ...t } = pick(requestFormMessages, locale);
  return {
    ...getSharedProps(locale),
    contactLinks: getContactLinks(mailSubject),
    t: { ...pick(formMessages, locale), ...t, ...(await getBudgetTexts(locale)) },
    services: (await listServices(locale)).map(({ id, title }) => ({ id, title })),
  };
}

/** The budgets in Egyptian pounds, and how they are calculated. */
async function getBudgetTexts(locale: Locale) {
  const { pounds: rate, date } = await getDollarRate();
  return {
    ...formatPoundBudgets(locale, rate),
    budgetNote: fill(requestFormMessages.budgetNote[locale], {
      rate: formatNumber(locale, rate),
      date: formatDate(locale, date),
    }),
  };
}
