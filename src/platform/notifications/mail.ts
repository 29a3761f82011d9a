/** A name and an address, which no header is ever put together from by hand. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** A mail that says the same in HTML and in plain text. */
export interface Mail {
  readonly to: readonly Mailbox[];
  readonly replyTo?: Mailbox;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Without its angle brackets. The same notice has the same one at every try: a mailbox can tell a second copy. */
  readonly messageId: string;
  /** Whether it answers somebody by itself, so that no other machine may answer it. */
  readonly isAutomatic?: boolean;
  readonly attachment?: { readonly name: string; readonly content: Uint8Array };
}

/**
 * Reads `Name <mail@host>` or `mail@host`.
 * @returns undefined where it is neither
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

/** One line to show in a header: no control characters, and no marks that turn the writing of what follows. */
export function toHeaderText(typed: string): string {
  return typed
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, "")
    .trim();
}
