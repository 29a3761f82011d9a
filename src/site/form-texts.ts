import { getChatUrl, getMailUrl } from "#brand/brand.ts";
import { formatDate, formatNumber } from "#i18n/format.ts";
import { fill, pick, type Locale } from "#i18n/messages.ts";
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

/** The budgets in Egyptian pounds, to the thousand: the form's own are in US dollars. */
async function getBudgetTexts(locale: Locale) {
  const { pounds: rate, date } = await getDollarRate();
  const t = pick(requestFormMessages, locale);
  const toPounds = (dollars: number): string =>
    formatNumber(locale, Math.round((dollars * rate) / 1000) * 1000);
  const [from, to] = [toPounds(500), toPounds(1000)];
  return {
    "less-than-500Pounds": fill(t["less-than-500Pounds"], { pounds: from }),
    "500-1000Pounds": fill(t["500-1000Pounds"], { from, to }),
    "more-than-1000Pounds": fill(t["more-than-1000Pounds"], { pounds: to }),
    budgetNote: fill(t.budgetNote, {
      rate: formatNumber(locale, rate),
      date: formatDate(locale, date),
    }),
  };
}
