import { count } from "#i18n/format.ts";
import type { Locale, Texts } from "#i18n/messages.ts";
import type { sitePagesMessages } from "../../site-pages-messages.ts";

/**
 * Says how far pages are from the first one.
 * @param depth clicks; null where no link reaches them
 */
export const nameDepth = (
  t: Texts<typeof sitePagesMessages>,
  locale: Locale,
  depth: number | null,
): string =>
  depth === null ? t.mapUnlinked : depth === 0 ? t.mapFirst : count(locale, t.mapClicks, depth);
