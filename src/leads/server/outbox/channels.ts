import type { Locale } from "#i18n/messages.ts";
import { stripInvisible } from "../../engine/text-rules.ts";
import type { Lead, StoredAttachment } from "../store/lead.ts";
import { renderAgencyMail } from "../mail/agency-mail.ts";
import type { Mailbox } from "#platform/notifications/mail.ts";
import { isPermanentRejection, openMailer, type Mailer } from "#platform/notifications/mailer.ts";
import { renderVisitorMail } from "../mail/visitor-mail.ts";
import { createWebhookSender, type WebhookSettings } from "./webhook.ts";
import {
  PermanentDeliveryError,
  type NotificationSender,
  type NotificationSenders,
} from "./notification-sender.ts";
import { notificationKinds, type NotificationKind } from "./notification.ts";

export interface MailSettings {
  readonly smtpUrl: string;
  readonly from: Mailbox;
  readonly to: readonly Mailbox[];
  /**
   * Whether files are attached to the mail, or stay on the server and the mail explains how to get
   * them.
   */
  readonly attach: "include" | "link";
  /** The agency's language. */
  readonly locale: Locale;
}

interface SenderDependencies {
  readonly mail: MailSettings | undefined;
  readonly webhook: WebhookSettings | undefined;
  /** The URL of the site, whose host is part of the mails' Message-IDs. */
  readonly siteUrl: string;
  /** The titles of the services by id. */
  readonly serviceTitles: ReadonlyMap<string, string>;
  /** Pounds to the dollar, where it is known. */
  readonly dollarRate?: number | undefined;
  readonly readAttachment: (attachment: StoredAttachment) => Promise<Uint8Array>;
  readonly now: () => Date;
}

/** Returns the kinds of notification that the settings enable. */
export function getEnabledKinds({
  mail,
  webhook,
}: Pick<SenderDependencies, "mail" | "webhook">): readonly NotificationKind[] {
  return notificationKinds.filter((kind) => (kind === "webhook" ? webhook : mail) !== undefined);
}

/** Creates the senders of the enabled kinds. */
export function createSenders(dependencies: SenderDependencies): NotificationSenders {
  const { mail, webhook, now } = dependencies;
  return {
    ...(mail ? createMailSenders(mail, dependencies) : {}),
    ...(webhook ? { webhook: createWebhookSender(webhook, now) } : {}),
  };
}

function createMailSenders(
  mail: MailSettings,
  { siteUrl, serviceTitles, dollarRate, readAttachment }: SenderDependencies,
): NotificationSenders {
  const mailer = openMailer(mail.smtpUrl, mail.from);
  const toMessageId = ({ id }: Lead, kind: NotificationKind): string =>
    `${id}.${kind}@${new URL(siteUrl).hostname}`;
  return {
    "agency-mail": async (lead, signal) => {
      const file =
        lead.kind === "service-request" && mail.attach === "include" ? lead.attachment : undefined;
      const attachment = file && { name: file.name, content: await readAttachment(file) };
      const parts = renderAgencyMail(lead, {
        locale: mail.locale,
        isFileAttached: attachment !== undefined,
        serviceTitles,
        dollarRate,
      });
      await mailer.send(
        {
          ...parts,
          to: mail.to,
          messageId: toMessageId(lead, "agency-mail"),
          ...(attachment ? { attachment } : {}),
        },
        signal,
      );
    },
    "visitor-mail": createConfirmationSender(mailer, toMessageId),
  };
}

function createConfirmationSender(
  mailer: Mailer,
  toMessageId: (lead: Lead, kind: NotificationKind) => string,
): NotificationSender {
  return async (lead, signal) => {
    const to = [{ name: "", address: stripInvisible(lead.email) }];
    try {
      await mailer.send(
        {
          ...renderVisitorMail(lead),
          to,
          messageId: toMessageId(lead, "visitor-mail"),
          isAutomatic: true,
        },
        signal,
      );
    } catch (error) {
      throw isPermanentRejection(error)
        ? new PermanentDeliveryError("the address is refused", { cause: error })
        : error;
    }
  };
}
