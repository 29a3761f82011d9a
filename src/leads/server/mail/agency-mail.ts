import { domainToASCII } from "node:url";
import { localeTags } from "#i18n/format.ts";
import { fill, pick, type Locale } from "#i18n/messages.ts";
import { contactFormMessages, formMessages, requestFormMessages } from "../../form-messages.ts";
import { formatPoundBudgets } from "../../budget-texts.ts";
import { budgets } from "../../service-request-options.ts";
import { agencyMailMessages } from "./mail-messages.ts";
import { toReference } from "../../engine/reference.ts";
import { stripInvisible } from "../../engine/text-rules.ts";
import type { Lead } from "../store/lead.ts";
import {
  getBody,
  getValue,
  listFields,
  sortByPosition,
  type FieldLabel,
  type NamedField,
} from "../store/lead-fields.ts";
import { isolate, html, renderMailPage, type Html } from "#platform/notifications/mail-html.ts";
import { toHeaderText, type Mail, type Mailbox } from "#platform/notifications/mail.ts";

/** One row of the mail: a label and a value with its own text direction. */
interface MailRow {
  readonly label: string;
  readonly value: string;
  readonly dir: "ltr" | "auto";
}

interface AgencyMailOptions {
  /** The agency's language. */
  readonly locale: Locale;
  /** Whether the lead's file is attached to the mail; otherwise the mail explains how to get it. */
  readonly isFileAttached: boolean;
  /** The titles of the services by id. */
  readonly serviceTitles: ReadonlyMap<string, string>;
  /** Pounds to the dollar; where it is unknown, a budget has its dollars alone. */
  readonly dollarRate?: number | undefined;
}

/**
 * Renders the mail about a lead for the agency, without recipients. The visitor's text is included
 * as typed.
 */
export function renderAgencyMail(
  lead: Lead,
  options: AgencyMailOptions,
): Pick<Mail, "replyTo" | "subject" | "text" | "html"> {
  const { locale, isFileAttached } = options;
  const t = pick(agencyMailMessages, locale);
  const isMessage = lead.kind === "contact";
  const subject = fill(isMessage ? t.messageSubject : t.requestSubject, {
    name: toHeaderText(lead.name),
  });
  const title = isMessage ? t.messageTitle : t.requestTitle;
  const warnings = [
    ...(lead.state === "spam" ? [t.spamWarning] : []),
    ...(lead.confirmation === "withheld" ? [t.notConfirmed] : []),
  ];
  const rows = listRows(lead, options);
  const fileCommands =
    !isMessage && lead.attachment && !isFileAttached
      ? [[t.fetchAttachment, `npm run leads -- attachment ${lead.id} --out FILE`] as const]
      : [];
  const body = getBody(lead);
  const replyTo = getReplyTo(lead);
  const id: MailRow = {
    label: t.reference,
    value: `${toReference(lead.id)} (${lead.id})`,
    dir: "ltr",
  };

  return {
    ...(replyTo ? { replyTo } : {}),
    subject: lead.state === "spam" ? fill(t.spamSubject, { subject }) : subject,
    text: [
      title,
      ...warnings,
      ...rows.map(({ label, value }) => `${label}: ${value}`),
      "",
      "----------",
      body,
      "----------",
      "",
      ...fileCommands.flatMap(([words, command]) => [words, command]),
      `${id.label}: ${id.value}`,
      ...(replyTo ? [t.answer] : []),
      "",
    ].join("\n"),
    html: renderMailPage(locale, title, [
      ...warnings.map((words) => html`<p style="margin:0 0 16px;color:#8a2c0d">${words}</p>`),
      html`<table role="presentation" style="border-collapse:collapse;margin:0 0 20px">
        ${rows.map(renderRow)}
      </table>`,
      html`<div dir="auto" style="margin:0 0 20px;padding:0 16px;border-inline-start:3px solid #c9882b;white-space:pre-wrap;overflow-wrap:anywhere">${body}</div>`,
      ...fileCommands.map(
        ([words, command]) =>
          html`<p style="margin:0 0 16px">${words}<br /><code dir="ltr" style="font-size:14px">${command}</code></p>`,
      ),
      html`<p style="margin:0;color:#5f5a6b;font-size:14px">${id.label}: ${isolate(id.value, "ltr")}<br />${replyTo ? t.answer : ""}</p>`,
    ]),
  };
}

function renderRow({ label, value, dir }: MailRow): Html {
  return html`<tr>
    <td style="padding:2px 0;padding-inline-end:16px;color:#5f5a6b;vertical-align:top">${label}</td>
    <td style="padding:2px 0;overflow-wrap:anywhere;vertical-align:top">${isolate(value, dir)}</td>
  </tr>`;
}

/** Lists the sender, then the other fields in the order of the page, then the file. */
function listRows(lead: Lead, options: AgencyMailOptions): readonly MailRow[] {
  const { locale } = options;
  const t = pick(agencyMailMessages, locale);
  const texts: Readonly<Record<FieldLabel, string>> = {
    ...pick(formMessages, locale),
    ...pick(contactFormMessages, locale),
    ...pick(requestFormMessages, locale),
    ...t,
  };
  const rows = listFields(lead.kind).flatMap((named) => {
    const { mail } = named.field;
    const value = formatValue(lead, named, texts, options);
    if (mail === "body" || value === "") return [];
    const rank = "parts" in named.field ? 2 : named.name in sharedFields ? 0 : 1;
    return { label: getText(texts, mail.label), value, dir: mail.dir, rank };
  });
  return [
    ...sortByPosition(rows, ({ rank }) => rank),
    { label: t.language, value: lead.locale === "ar" ? t.arabic : t.english, dir: "auto" },
    { label: t.receivedAt, value: formatMoment(locale, lead.receivedAt), dir: "auto" },
  ];
}

const sharedFields = { name: true, email: true, phone: true };

/**
 * Formats the value of a field in the agency's language.
 * @returns an empty text for an empty field
 */
function formatValue(
  lead: Lead,
  named: NamedField,
  texts: Readonly<Record<FieldLabel, string>>,
  { locale, isFileAttached, serviceTitles, dollarRate }: AgencyMailOptions,
): string {
  const { field } = named;
  const value = getValue(lead, named) ?? "";
  if (typeof value === "object") {
    const t = pick(agencyMailMessages, locale);
    const file = { name: toHeaderText(value.name), size: Math.ceil(value.sizeBytes / 1024) };
    return fill(isFileAttached ? t.attachedHere : t.attachedThere, file);
  }
  if ("parts" in field || field.mail === "body") return value;
  if (field.mail.format === "address") return stripInvisible(value);
  if (field.mail.format === "service-title") return serviceTitles.get(value) ?? value;
  if (field.mail.format === "budget") return formatBudget(locale, value, dollarRate);
  const optionLabel = field.optionLabels?.[value];
  return optionLabel === undefined ? value : getText(texts, optionLabel);
}

/** In pounds, which the form shows first, and in the dollars of the choice. */
function formatBudget(locale: Locale, value: string, dollarRate: number | undefined): string {
  const budget = budgets.find((one) => one === value);
  if (budget === undefined) return value;
  const dollars = requestFormMessages[`${budget}Dollars`][locale];
  if (dollarRate === undefined) return dollars;
  const pounds = formatPoundBudgets(locale, dollarRate)[`${budget}Pounds`];
  return `${pounds} (${dollars})`;
}

/**
 * The tables type labels as strings; the type of `texts` guarantees that it contains each of them.
 */
function getText(texts: Readonly<Record<FieldLabel, string>>, label: string): string {
  return texts[label as FieldLabel];
}

/**
 * Returns the visitor's address, if every mail server accepts it in a header: many servers reject a
 * mail because of a local part that is not ASCII. The text of the mail contains the address in any
 * case.
 */
function getReplyTo({ name, email }: Lead): Mailbox | undefined {
  const address = stripInvisible(email);
  const isAscii =
    /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@/.test(address) &&
    domainToASCII(address.slice(address.indexOf("@") + 1)) !== "";
  return isAscii ? { name: toHeaderText(name), address } : undefined;
}

/** Formats a time in the agency's time zone (Cairo), with Latin digits. */
function formatMoment(locale: Locale, moment: string): string {
  const format = new Intl.DateTimeFormat(localeTags[locale], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Africa/Cairo",
  });
  return format.format(new Date(moment));
}
