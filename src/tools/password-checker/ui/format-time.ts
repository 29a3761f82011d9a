import { count } from "#i18n/format.ts";
import type { Locale } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import type { CrackTime } from "../engine/crack-time.ts";
import type { messages } from "../messages.ts";

/** Words a crack time in the language of the page. */
export function formatTime(
  t: ToolTexts<typeof messages>,
  locale: Locale,
  { unit, count: n }: CrackTime,
): string {
  if (unit === "instantly" || unit === "centuries" || unit === "millionsOfYears") return t[unit];
  return count(locale, t[unit], n);
}
