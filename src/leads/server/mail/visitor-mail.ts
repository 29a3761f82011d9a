import { pick } from "#i18n/messages.ts";
import { signature, visitorMailMessages } from "./mail-messages.ts";
import { toReference } from "../../engine/reference.ts";
import type { Lead } from "../store/lead.ts";
import { isolate, html, renderMailPage } from "#platform/notifications/mail-html.ts";
import type { Mail } from "#platform/notifications/mail.ts";

/** Renders the confirmation for the visitor, in the language of the form, without recipients. */
export function renderVisitorMail({
  id,
  kind,
  locale,
}: Lead): Pick<Mail, "subject" | "text" | "html"> {
  const t = pick(visitorMailMessages, locale);
  const subject = kind === "contact" ? t.messageSubject : t.requestSubject;
  const received = kind === "contact" ? t.messageReceived : t.requestReceived;
  const name = signature.name[locale];
  return {
    subject: `${subject} | ${name}`,
    text: [
      t.greeting,
      "",
      received,
      "",
      `${t.reference} ${toReference(id)}`,
      "",
      t.person,
      signature.phone,
      signature.chatUrl,
      signature.hours[locale],
      "",
      t.notYou,
      "",
      name,
      "",
    ].join("\n"),
    html: renderMailPage(locale, subject, [
      html`<p style="margin:0 0 12px">${t.greeting}</p>`,
      html`<p style="margin:0 0 16px">${received}</p>`,
      html`<p style="margin:0 0 16px">${t.reference} <strong>${isolate(toReference(id), "ltr")}</strong></p>`,
      html`<p style="margin:0 0 16px">${t.person}<br /><a href="tel:+${signature.phoneDigits}" style="color:#1f4e8c">${isolate(signature.phone, "ltr")}</a><br /><a href="${signature.chatUrl}" style="color:#1f4e8c">${isolate(signature.chatUrl, "ltr")}</a><br />${signature.hours[locale]}</p>`,
      html`<p style="margin:0 0 16px;font-weight:600">${name}</p>`,
      html`<p style="margin:0;padding:12px 0 0;border-top:1px solid #d9d3c7;color:#5f5a6b;font-size:14px">${t.notYou}</p>`,
    ]),
  };
}
