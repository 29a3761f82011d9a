import type { Effort } from "#base/effort.ts";
import type { Localized } from "#i18n/messages.ts";

/** Something that the site should fix, as codes and figures without texts. */
export interface Finding {
  /** Lighthouse's id of the audit, or our own id of an HTTP check. */
  readonly id: string;
  readonly savedMs: number;
  readonly savedBytes: number;
  /** The URLs that it concerns. */
  readonly items: readonly string[];
  /** Lighthouse's own texts, for an audit without ours. */
  readonly words?: FindingWords;
}

export interface FindingWords {
  readonly title: Localized;
  /** What it does to a visitor, and what the owner can do. */
  readonly text: Localized;
}

/** Our own words of a finding. */
export interface AdviceWords extends FindingWords {
  /** How it is fixed, for whoever maintains the site. */
  readonly fix: Localized;
  readonly effort: Effort;
}
