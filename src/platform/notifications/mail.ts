/** A name, which may be empty, and an address. The mail library formats them for headers. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** A mail with the same content in HTML and in plain text. */
export interface Mail {
  readonly to: readonly Mailbox[];
  readonly replyTo?: Mailbox;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /**
   * Without angle brackets. It is the same for every attempt of a notification, so that mailboxes
   * can recognize a second copy.
   */
  readonly messageId: string;
  /** Whether it is an automatic reply, which other automatic systems must not answer (RFC 3834). */
  readonly isAutomatic?: boolean;
  /** An https address whose POST ends what the mail belongs to, at once (RFC 8058). */
  readonly unsubscribeUrl?: string;
  readonly attachment?: { readonly name: string; readonly content: Uint8Array };
}

/**
 * Parses `Name <mail@host>` or `mail@host`.
 * @returns undefined for any other text
 */
export function readMailbox(text: string): Mailbox | undefined {
  const plain = text.trim();
  const open = plain.indexOf("<");
  if (open < 0) return isAddress(plain) ? { name: "", address: plain } : undefined;
  if (!plain.endsWith(">")) return undefined;
  const name = plain.slice(0, open).trim().replace(/^"/, "").replace(/"$/, "").trim();
  const address = plain.slice(open + 1, -1);
  return isAddress(address) && !/["<>\r\n]/.test(name) ? { name, address } : undefined;
}

function isAddress(text: string): boolean {
  return /^[^\s<>@"]+@[^\s<>@"]+$/.test(text);
}

/**
 * Makes a text safe for a header: one line without control characters and without marks that change
 * the direction of the following text.
 */
export function toHeaderText(typed: string): string {
  return typed
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, "")
    .trim();
}
