import { domainToASCII } from "node:url";
import { fill, pick, type Locale } from "#i18n/messages.ts";
import { formMessages, requestFormMessages } from "../../form-messages.ts";
import { agencyMailMessages } from "./mail-messages.ts";
import { stripInvisible } from "../../engine/text-rules.ts";
import type { Lead } from "../lead.ts";
import { isolate, html, renderMailPage, type Html } from "#platform/notifications/mail-html.ts";
import { toHeaderText, type Mail, type Mailbox } from "#platform/notifications/mail.ts";

/** One fact about a lead: its label and what was said, in the direction that it has by itself. */
interface Fact {
  readonly label: string;
  readonly value: string;
  readonly dir: "ltr" | "auto";
}

interface AgencyMailOptions {
  /** The agency's language. */
  readonly locale: Locale;
  /** Whether the lead's file goes with the mail; otherwise it says how to get it. */
  readonly isFileAttached: boolean;
  /** What the agency calls its services, by their ids. */
  readonly serviceTitles: ReadonlyMap<string, string>;
}

/**
 * The mail that tells the agency of a lead, without its own addresses. What the visitor wrote stands in it as typed.
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
    ...(lead.state === "spam" ? [t.suspect] : []),
    ...(lead.confirmation === "withheld" ? [t.notConfirmed] : []),
  ];
  const facts = listFacts(lead, options);
  const fetch =
    !isMessage && lead.attachment && !isFileAttached
      ? [[t.fetchAttachment, `npm run leads -- attachment ${lead.id} --out FILE`] as const]
      : [];
  const written = isMessage ? lead.message : lead.projectDescription;
  const replyTo = getReplyTo(lead);
  const id: Fact = { label: t.reference, value: lead.id, dir: "ltr" };

  return {
    ...(replyTo ? { replyTo } : {}),
    subject: lead.state === "spam" ? fill(t.suspectSubject, { subject }) : subject,
    text: [
      title,
      ...warnings,
      ...facts.map(({ label, value }) => `${label}: ${value}`),
      "",
      "----------",
      written,
      "----------",
      "",
      ...fetch.flatMap(([words, command]) => [words, command]),
      `${id.label}: ${id.value}`,
      ...(replyTo ? [t.answer] : []),
      "",
    ].join("\n"),
    html: renderMailPage(locale, title, [
      ...warnings.map((words) => html`<p style="margin:0 0 16px;color:#8a2c0d">${words}</p>`),
      html`<table role="presentation" style="border-collapse:collapse;margin:0 0 20px">
        ${facts.map(renderRow)}
      </table>`,
      html`<div dir="auto" style="margin:0 0 20px;padding:0 16px;border-inline-start:3px solid #c9882b;white-space:pre-wrap;overflow-wrap:anywhere">${written}</div>`,
      ...fetch.map(
        ([words, command]) =>
          html`<p style="margin:0 0 16px">${words}<br /><code dir="ltr" style="font-size:14px">${command}</code></p>`,
      ),
      html`<p style="margin:0;color:#5f5a6b;font-size:14px">${id.label}: ${isolate(id.value, "ltr")}<br />${replyTo ? t.answer : ""}</p>`,
    ]),
  };
}

function renderRow({ label, value, dir }: Fact): Html {
  return html`<tr>
    <td style="padding:2px 0;padding-inline-end:16px;color:#5f5a6b;vertical-align:top">${label}</td>
    <td style="padding:2px 0;overflow-wrap:anywhere;vertical-align:top">${isolate(value, dir)}</td>
  </tr>`;
}

function listFacts(
  lead: Lead,
  { locale, isFileAttached, serviceTitles }: AgencyMailOptions,
): readonly Fact[] {
  const t = pick(agencyMailMessages, locale);
  const form = pick(formMessages, locale);
  const facts: Fact[] = [
    { label: form.name, value: lead.name, dir: "auto" },
    { label: form.email, value: stripInvisible(lead.email), dir: "ltr" },
    ...(lead.phone === "" ? [] : [{ label: form.phone, value: lead.phone, dir: "ltr" } as const]),
  ];
  if (lead.kind === "service-request") {
    const request = pick(requestFormMessages, locale);
    const way =
      lead.managementSystem === "email" ? request.emailWay : request[lead.managementSystem];
    facts.push({
      label: request.serviceType,
      value: serviceTitles.get(lead.serviceType) ?? lead.serviceType,
      dir: "auto",
    });
    facts.push({ label: request.budget, value: request[lead.budget], dir: "auto" });
    facts.push({ label: request.projectSize, value: request[lead.projectSize], dir: "auto" });
    facts.push({ label: request.deadline, value: lead.deadline, dir: "ltr" });
    facts.push({ label: t.keepInTouch, value: way, dir: "auto" });
    if (lead.attachment) {
      const file = {
        name: toHeaderText(lead.attachment.name),
        size: Math.ceil(lead.attachment.sizeBytes / 1024),
      };
      facts.push({
        label: request.attachment,
        value: fill(isFileAttached ? t.attachedHere : t.attachedThere, file),
        dir: "auto",
      });
    }
  }
  facts.push({
    label: t.language,
    value: lead.locale === "ar" ? t.arabic : t.english,
    dir: "auto",
  });
  facts.push({ label: t.receivedAt, value: formatMoment(locale, lead.receivedAt), dir: "auto" });
  return facts;
}

/**
 * The visitor's address, where every mail server lets it stand in a header: a name before the @ in other letters than
 * ASCII is refused by many, and that would hold up the whole mail. The text of the mail has it in any case.
 */
function getReplyTo({ name, email }: Lead): Mailbox | undefined {
  const address = stripInvisible(email);
  const isAscii =
    /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@/.test(address) &&
    domainToASCII(address.slice(address.indexOf("@") + 1)) !== "";
  return isAscii ? { name: toHeaderText(name), address } : undefined;
}

/** In Cairo's time, the agency's, with Latin figures. */
function formatMoment(locale: Locale, moment: string): string {
  const format = new Intl.DateTimeFormat(locale === "ar" ? "ar-EG-u-nu-latn" : "en-GB", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Africa/Cairo",
  });
  return format.format(new Date(moment));
}
