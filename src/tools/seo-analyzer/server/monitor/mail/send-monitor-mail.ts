import type { Mailbox } from "#platform/notifications/mail.ts";
import { isPermanentRejection, type Mailer } from "#platform/notifications/mailer.ts";
import type { MailLinks, MonitorMail } from "../monitor-store.ts";
import { renderMonitorMail, toLinkUrl, type MonitorMailOptions } from "./monitor-mail.ts";

/**
 * Sends one mail about a monitor.
 * @returns false where the visitor's address does not exist
 * @throws for everything that may succeed later
 */
export type SendMonitorMail = (
  mail: MonitorMail,
  links: MailLinks,
  signal: AbortSignal,
) => Promise<boolean>;

interface SenderDependencies extends MonitorMailOptions {
  readonly mailer: Mailer;
  /** The agency's mailboxes. */
  readonly agencyTo: readonly Mailbox[];
}

/** Creates the sender. Each attempt of a mail has the same Message-ID. */
export function createMonitorMailSender({
  mailer,
  agencyTo,
  ...options
}: SenderDependencies): SendMonitorMail {
  const host = new URL(options.siteUrl).hostname;
  return async (mail, links, signal) => {
    const isForAgency = mail.kind === "agency";
    try {
      await mailer.send(
        {
          ...renderMonitorMail(mail, links, options),
          to: isForAgency ? agencyTo : [{ name: "", address: links.monitor.email }],
          messageId: `${mail.id}@${host}`,
          isAutomatic: true,
          ...(!isForAgency && { unsubscribeUrl: toLinkUrl(options.siteUrl, "end", links) }),
        },
        signal,
      );
      return true;
    } catch (error) {
      if (!isForAgency && isPermanentRejection(error)) return false;
      throw error;
    }
  };
}
