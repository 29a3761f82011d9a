import { formatNumber } from "#i18n/format.ts";
import { fill, pick, type Locale } from "#i18n/messages.ts";
import { requestFormMessages } from "./form-messages.ts";

/**
 * The budgets in Egyptian pounds, to the thousand: the form's own are in US dollars.
 * @param rate pounds to the dollar, as `content/prices.yml` has it
 */
export function formatPoundBudgets(locale: Locale, rate: number) {
  const t = pick(requestFormMessages, locale);
  const toPounds = (dollars: number): string =>
    formatNumber(locale, Math.round((dollars * rate) / 1000) * 1000);
  const [from, to] = [toPounds(500), toPounds(1000)];
  return {
    "less-than-500Pounds": fill(t["less-than-500Pounds"], { pounds: from }),
    "500-1000Pounds": fill(t["500-1000Pounds"], { from, to }),
    "more-than-1000Pounds": fill(t["more-than-1000Pounds"], { pounds: to }),
  };
}
