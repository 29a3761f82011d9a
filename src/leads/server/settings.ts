import { retention } from "#base/inventory/retention.ts";
import * as z from "zod/mini";
import { defaultLocale } from "#i18n/locale.ts";
import { locales } from "#i18n/messages.ts";
import { readMailbox, type Mailbox } from "#platform/notifications/mail.ts";
import { ConfigError } from "#platform/settings/config-error.ts";
import { isUrlWithProtocol, parseNumbers, type Values } from "#platform/settings/variables.ts";
import type { FormLimits } from "./abuse/form-limits.ts";
import type { AttachmentLimits } from "./attachments/attachment-limits.ts";
import type { MailSettings } from "./outbox/channels.ts";
import type { WebhookSettings } from "./outbox/webhook.ts";

export const formLimitVariables = {
  FORM_LIMITS: z._default(
    z
      .string()
      .check(
        z.regex(
          /^[1-9]\d{0,8},[1-9]\d{0,8},[1-9]\d{0,8}$/,
          "must be three whole numbers, as 20,60,600: forms in ten minutes from one address, in all before a proof of work is required, in all",
        ),
      ),
    "20,60,600",
  ),
};

export const retentionVariables = {
  LEADS_RETENTION_MONTHS: z._default(
    z
      .string()
      .check(
        z.refine(
          (text) => /^[1-9]\d{0,2}$/.test(text) && Number(text) <= retention.leadMonths,
          `must be a whole number of months from 1 to ${retention.leadMonths}, which the privacy policy promises`,
        ),
      ),
    String(retention.leadMonths),
  ),
};

export const mailVariables = {
  SMTP_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => isUrlWithProtocol(/^smtps?:$/, text),
          "must be smtp:// or smtps:// with a host, as smtps://USER:PASSWORD@mail.example",
        ),
      ),
  ),
  MAIL_FROM: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => readMailbox(text) !== undefined,
          "must be one address, as Ro2ya <hello@ro2ya.example>",
        ),
      ),
  ),
  MAIL_TO: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => parseMailboxes(text) !== undefined,
          "must be one address or several with commas between them",
        ),
      ),
  ),
  MAIL_ATTACH: z._default(z.enum(["link", "include"], "must be link or include"), "link"),
  AGENCY_LOCALE: z._default(z.enum(locales, `must be one of ${locales.join(", ")}`), defaultLocale),
};

export const webhookVariables = {
  WEBHOOK_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => isUrlWithProtocol(/^https?:$/, text),
          "must be an http or https address",
        ),
      ),
  ),
  WEBHOOK_SECRET: z.optional(
    z.string().check(z.minLength(16, "must be 16 characters long or longer")),
  ),
};

export const attachmentLimitVariables = {
  ATTACHMENT_LIMITS: z._default(
    z
      .string()
      .check(
        z.regex(
          /^\d{1,9},\d{1,9},\d{1,9}$/,
          "must be three whole numbers, as 5000,100,500: megabytes that all attachments take together, that come from one address in a day, that stay free on the disk",
        ),
      ),
    "5000,100,500",
  ),
};

export const confirmationVariables = {
  CONFIRMATION_LIMIT: z._default(
    z
      .string()
      .check(z.regex(/^\d{1,9}$/, "must be a whole number: confirmations in a day to one mailbox")),
    "3",
  ),
};

export function readFormLimits(set: Values<typeof formLimitVariables>): FormLimits {
  const [maxPerIp, maxBeforeChallenge, maxTotal] = parseNumbers(set.FORM_LIMITS);
  return { maxPerIp: maxPerIp!, maxBeforeChallenge: maxBeforeChallenge!, maxTotal: maxTotal! };
}

export function readAttachmentLimits(
  set: Values<typeof attachmentLimitVariables>,
): AttachmentLimits {
  const [totalMb, dayMb, freeMb] = parseNumbers(set.ATTACHMENT_LIMITS);
  return {
    maxTotalBytes: totalMb! * 1e6,
    maxVisitorBytes: dayMb! * 1e6,
    minFreeBytes: freeMb! * 1e6,
  };
}

/** @throws ConfigError where a mail server is set without both mailboxes */
export function readMailSettings({
  SMTP_URL: smtpUrl,
  MAIL_FROM,
  MAIL_TO,
  MAIL_ATTACH: attach,
  AGENCY_LOCALE: locale,
}: Values<typeof mailVariables>): MailSettings | undefined {
  if (smtpUrl === undefined) return undefined;
  if (MAIL_FROM === undefined) throw new ConfigError("MAIL_FROM must be set where SMTP_URL is");
  if (MAIL_TO === undefined) throw new ConfigError("MAIL_TO must be set where SMTP_URL is");
  return { smtpUrl, from: readMailbox(MAIL_FROM)!, to: parseMailboxes(MAIL_TO)!, attach, locale };
}

/** @throws ConfigError where a webhook is set without its secret */
export function readWebhookSettings({
  WEBHOOK_URL: url,
  WEBHOOK_SECRET: secret,
}: Values<typeof webhookVariables>): WebhookSettings | undefined {
  if (url === undefined) return undefined;
  if (secret === undefined)
    throw new ConfigError("WEBHOOK_SECRET must be set where WEBHOOK_URL is");
  return { url, secret };
}

function parseMailboxes(text: string): readonly Mailbox[] | undefined {
  const mailboxes = text.split(",").map(readMailbox);
  return mailboxes.every((mailbox) => mailbox !== undefined) ? mailboxes : undefined;
}
