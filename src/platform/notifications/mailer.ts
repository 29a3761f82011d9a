import { createTransport } from "nodemailer";
import type { Mail, Mailbox } from "./mail.ts";

export interface Mailer {
  /**
   * Sends a mail to the mail server.
   * @throws errors of nodemailer, which `isPermanentRejection` classifies
   */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
}

const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
};

/**
 * Headers that prevent automatic replies, such as out-of-office notices.
 * @see https://www.rfc-editor.org/rfc/rfc3834
 */
const automaticReplyHeaders = {
  "auto-submitted": "auto-generated",
  "x-auto-response-suppress": "All",
};
/**
 * Headers by which mail programs offer a button that ends what the mail belongs to.
 * @see https://www.rfc-editor.org/rfc/rfc8058
 */
const toUnsubscribeHeaders = (url: string) => ({
  "list-unsubscribe": `<${url}>`,
  "list-unsubscribe-post": "List-Unsubscribe=One-Click",
});
/** The headers of a file that mail programs offer for download and do not display. */
const attachmentHeaders = {
  contentType: "application/octet-stream",
  contentDisposition: "attachment",
} as const;

/**
 * Creates a mailer for one SMTP server.
 * @param url smtp://USER:PASSWORD@HOST:PORT, or smtps:// for TLS from the start. A password is
 *   never sent unencrypted to another machine: STARTTLS is required, unless the URL ends in
 *   `?requireTLS=false`
 * @param from the sender, to whom visitors' replies go
 */
export function openMailer(url: string, from: Mailbox): Mailer {
  const { username, hostname, searchParams } = new URL(url);
  const isLocalhost = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  const requireTLS =
    searchParams.get("requireTLS") === "false"
      ? {}
      : { requireTLS: username !== "" && !isLocalhost };
  const transport = createTransport({
    ...timeouts,
    ...requireTLS,
    url,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    async send(
      {
        to,
        replyTo,
        subject,
        text,
        html,
        messageId,
        isAutomatic = false,
        unsubscribeUrl,
        attachment,
      },
      signal,
    ) {
      await transport.sendMail({
        signal,
        from: { ...from },
        to: [...to],
        ...(replyTo ? { replyTo: { ...replyTo } } : {}),
        subject,
        text,
        html,
        messageId: `<${messageId}>`,
        textEncoding: "quoted-printable",
        headers: {
          ...(isAutomatic && automaticReplyHeaders),
          ...(unsubscribeUrl !== undefined && toUnsubscribeHeaders(unsubscribeUrl)),
        },
        ...(attachment
          ? {
              attachments: [
                {
                  ...attachmentHeaders,
                  filename: attachment.name,
                  content: Buffer.from(attachment.content),
                },
              ],
            }
          : {}),
      });
    },
  };
}

/**
 * Whether a later attempt cannot succeed: the mail server has rejected the recipient with a 5xx
 * reply, as 550 (no such mailbox), or the address cannot be expressed in SMTP.
 * @see https://www.rfc-editor.org/rfc/rfc5321#section-4.2.1
 */
export function isPermanentRejection(error: unknown): boolean {
  const {
    code,
    command,
    responseCode = 0,
  } = error as {
    readonly code?: string;
    readonly command?: string;
    readonly responseCode?: number;
  };
  return (
    code === "EENVELOPE" && (command === "API" || (command === "RCPT TO" && responseCode >= 500))
  );
}
