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
  const [, name = "", address = ""] =
    /^(?:"?([^"<>\r\n]*?)"?\s*<)?([^\s<>@"]+@[^\s<>@"]+)>?$/.exec(text.trim()) ?? [];
  return address === "" || text.includes("<") !== text.includes(">")
    ? undefined
    : { name: name.trim(), address };
}

/** One line to show in a header: no control characters, and no marks that turn the writing of what follows. */
export function headerText(typed: string): string {
  return typed
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, "")
    .trim();
}
