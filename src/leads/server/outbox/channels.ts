import type { Locale } from "#i18n/messages.ts";
import { bareAddress } from "../../engine/text-rules.ts";
import type { Lead, StoredAttachment } from "../lead.ts";
import { agencyMail } from "../mail/agency-mail.ts";
import type { Mailbox } from "#platform/notifications/mail.ts";
import { isRefusedForGood, openMailer, type Mailer } from "#platform/notifications/mailer.ts";
import { visitorMail } from "../mail/visitor-mail.ts";
import { webhookCourier, type WebhookSettings } from "#platform/notifications/webhook.ts";
import { Undeliverable, type Courier, type Couriers } from "./notification-sender.ts";
import { noticeKinds, type NoticeKind } from "./notification.ts";

export interface MailSettings {
  readonly smtpUrl: string;
  readonly from: Mailbox;
  readonly to: readonly Mailbox[];
  /** Whether files go with the mail, or stay on the server and the mail says how to get them. */
  readonly attach: "include" | "link";
  /** The agency's language. */
  readonly locale: Locale;
}

interface Needs {
  readonly mail: MailSettings | undefined;
  readonly webhook: WebhookSettings | undefined;
  /** Of the site: its host stands in the mails' ids. */
  readonly siteUrl: string;
  /** What the agency calls its services, by their ids. */
  readonly serviceTitles: ReadonlyMap<string, string>;
  readonly readAttachment: (attachment: StoredAttachment) => Promise<Uint8Array>;
  readonly now: () => Date;
}

/** What is told under the settings there are. */
export function noticesUnder({
  mail,
  webhook,
}: Pick<Needs, "mail" | "webhook">): readonly NoticeKind[] {
  return noticeKinds.filter((kind) => (kind === "webhook" ? webhook : mail) !== undefined);
}

/** Those who deliver what is told under the settings there are. */
export function couriersUnder(needs: Needs): Couriers {
  const { mail, webhook, now } = needs;
  return {
    ...(mail ? mailCouriers(mail, needs) : {}),
    ...(webhook ? { webhook: webhookCourier(webhook, now) } : {}),
  };
}

function mailCouriers(
  mail: MailSettings,
  { siteUrl, serviceTitles, readAttachment }: Needs,
): Couriers {
  const mailer = openMailer(mail.smtpUrl, mail.from);
  const messageId = ({ id }: Lead, kind: NoticeKind): string =>
    `${id}.${kind}@${new URL(siteUrl).hostname}`;
  return {
    "agency-mail": async (lead, signal) => {
      const file =
        lead.kind === "service-request" && mail.attach === "include" ? lead.attachment : undefined;
      const attachment = file && { name: file.name, content: await readAttachment(file) };
      const parts = agencyMail(lead, {
        locale: mail.locale,
        isFileAttached: attachment !== undefined,
        serviceTitles,
      });
      await mailer.send(
        {
          ...parts,
          to: mail.to,
          messageId: messageId(lead, "agency-mail"),
          ...(attachment ? { attachment } : {}),
        },
        signal,
      );
    },
    "visitor-mail": confirmation(mailer, messageId),
  };
}

function confirmation(
  mailer: Mailer,
  messageId: (lead: Lead, kind: NoticeKind) => string,
): Courier {
  return async (lead, signal) => {
    const to = [{ name: "", address: bareAddress(lead.email) }];
    try {
      await mailer.send(
        { ...visitorMail(lead), to, messageId: messageId(lead, "visitor-mail"), isAutomatic: true },
        signal,
      );
    } catch (error) {
      throw isRefusedForGood(error)
        ? new Undeliverable("the address is refused", { cause: error })
        : error;
    }
  };
}
