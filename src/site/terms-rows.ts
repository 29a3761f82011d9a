import { escapeHtml } from "#base/escape-html.ts";
import type { Locale } from "#i18n/messages.ts";
import { formatPrice, type Price } from "./format-price.ts";
import { serviceMessages } from "./messages/services.ts";

interface Terms {
  readonly duration: string;
  readonly price: Price;
}

/**
 * The label of the whole time. A service by the month has no end, so its time is a description; of
 * a service by the piece the rows are choices, which have no total.
 */
const timeLabels = {
  project: serviceMessages.totalDuration,
  month: serviceMessages.duration,
  piece: undefined,
};

/**
 * Ends the table of times in a service's text with the whole time, and adds the price below it,
 * both as the service's facts have them. The rows of the text are not compared with the whole time:
 * whoever changes one of the two also changes the other.
 * @param html the text as HTML
 * @throws Error when the text has not exactly one table
 */
export function addTermsRows(html: string, locale: Locale, { duration, price }: Terms): string {
  const [before, after, ...more] = html.split("</table>");
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error("content: the text of a service has one table, of its time and price");
  const label = timeLabels[price.per];
  const columns = before.match(/<th[ >]/g)?.length ?? 2;
  const span = columns > 2 ? ` colspan="${columns - 1}"` : "";
  const total =
    label === undefined
      ? ""
      : `<tfoot><tr><th scope="row">${label[locale]}</th><td${span}>${escapeHtml(duration)}</td></tr></tfoot>`;
  // The price is no time, so it is below the column of the times, and outside the box that scrolls.
  const box = /^\s*<\/div>/.exec(after)?.[0] ?? "";
  const priceText = `<p>${serviceMessages.price[locale]}: <strong>${escapeHtml(formatPrice(locale, price))}</strong></p>`;
  return `${before}${total}</table>${box}${priceText}${after.slice(box.length)}`;
}
