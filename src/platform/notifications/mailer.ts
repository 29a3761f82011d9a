import { createTransport } from "nodemailer";
import type { Mail, Mailbox } from "./mail.ts";

export interface Mailer {
  /** Hands a mail to the mail server. @throws whatever nodemailer says; isRefusedForGood tells one kind of it */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
}

const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
};

/** Nobody's holiday notice answers these. @see https://www.rfc-editor.org/rfc/rfc3834 */
const automatic = { "auto-submitted": "auto-generated", "x-auto-response-suppress": "All" };
/** A file that mail programs hand out and do not show. */
const bare = { contentType: "application/octet-stream", contentDisposition: "attachment" } as const;

/**
 * A mailer over one SMTP server.
 * @param url smtp://USER:PASSWORD@HOST:PORT, or smtps:// for TLS from the start. A password is never sent in the
 *   clear to another machine: STARTTLS is demanded, unless the address ends in `?requireTLS=false`
 * @param from who sends: visitors' answers go there
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
      { to, replyTo, subject, text, html, messageId, isAutomatic = false, attachment },
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
        ...(isAutomatic ? { headers: automatic } : {}),
        ...(attachment
          ? {
              attachments: [
                { ...bare, filename: attachment.name, content: Buffer.from(attachment.content) },
              ],
            }
          : {}),
      });
    },
  };
}

/**
 * Whether no later try will reach the recipient: a 5xx answer to the address, as 550 (no such mailbox), or an address
 * that cannot be written down for a mail server.
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
