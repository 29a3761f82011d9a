import type { Localized } from "#i18n/messages.ts";

/** Something that the site should mend, without words. */
export interface Finding {
  /** Lighthouse's id of the audit, or ours of an HTTP check. */
  readonly id: string;
  readonly savedMs: number;
  readonly savedBytes: number;
  /** Addresses that it is about. */
  readonly items: readonly string[];
  /** Lighthouse's own words, of an audit that we have none for. */
  readonly words?: FindingWords;
}

export interface FindingWords {
  readonly title: Localized;
  readonly text: Localized;
}
