import { escapeHtml } from "#base/escape-html.ts";
import type { Locale } from "#i18n/messages.ts";
import { formatPrice, type Price } from "./format-price.ts";
import { serviceMessages } from "./messages/services.ts";

interface Terms {
  readonly takes: string;
  readonly price: Price;
}

/**
 * Ends the table of times in a service's text with the whole time and the price, as its facts have
 * them, so that a text that lists times never lacks the price and never contradicts it.
 * @param html the text as HTML
 * @throws Error when the text has not exactly one table
 */
export function addTermsRows(html: string, locale: Locale, { takes, price }: Terms): string {
  const [before, after, ...more] = html.split("</table>");
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error("content: the text of a service has one table, of its time and price");
  const columns = before.match(/<th[ >]/g)?.length ?? 2;
  const span = columns > 2 ? ` colspan="${columns - 1}"` : "";
  const rows = [
    [serviceMessages.takes[locale], takes],
    [serviceMessages.price[locale], formatPrice(locale, price)],
  ] as const;
  const cells = rows.map(
    ([name, value]) =>
      `<tr><th scope="row">${escapeHtml(name)}</th><td${span}>${escapeHtml(value)}</td></tr>`,
  );
  return `${before}<tfoot>${cells.join("")}</tfoot></table>${after}`;
}
