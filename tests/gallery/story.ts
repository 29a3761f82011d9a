import type { ReactNode } from "react";
import type { Locale } from "#i18n/messages.ts";

/** One part of `src/ui` or one drawing of the brand in all its states. */
export interface Story {
  /** How much room a state takes: a line of many, a column (the default), or the whole width. */
  readonly size?: "small" | "wide";
  readonly states: Readonly<Record<string, (locale: Locale) => ReactNode>>;
}
