import { formatNumber } from "#i18n/format.ts";
import { fill, type Locale } from "#i18n/messages.ts";
import { serviceMessages } from "./messages/services.ts";

/** A range in Egyptian pounds, as `content/services/<slug>/facts.yml` has it. */
export interface Price {
  readonly from: number;
  readonly to: number;
  readonly per: "project" | "month" | "piece";
}

/** What a service costs in a certain case, within its range. */
export interface PriceWithExample extends Price {
  readonly example: number;
}

/** Formats the price of an example as "A small shop's site: about EGP 40,000". */
export function formatPriceExample(
  locale: Locale,
  { example, per }: PriceWithExample,
  subject: string,
): string {
  const { examplePerProject, examplePerMonth, examplePerPiece } = serviceMessages;
  const forms = { project: examplePerProject, month: examplePerMonth, piece: examplePerPiece };
  return fill(forms[per][locale], { subject, amount: formatNumber(locale, example) });
}

/** Formats a price as "EGP 8,000 to 25,000 a month". */
export function formatPrice(locale: Locale, { from, to, per }: Price): string {
  const { pricePerProject, pricePerMonth, pricePerPiece } = serviceMessages;
  const forms = { project: pricePerProject, month: pricePerMonth, piece: pricePerPiece };
  return fill(forms[per][locale], {
    from: formatNumber(locale, from),
    to: formatNumber(locale, to),
  });
}

/** Says what a service usually costs: "Usual price: EGP 8,000 to 25,000 a month." */
export const describePrice = (locale: Locale, price: Price): string =>
  fill(serviceMessages.priceOf[locale], { price: formatPrice(locale, price) });

/** Says between which prices all projects and all monthly services lie. */
export function describePrices(locale: Locale, prices: readonly Price[]): string {
  const span = (period: Price["per"]): string => {
    const some = prices.filter(({ per }) => per === period);
    return fill(serviceMessages.pricePerProject[locale], {
      from: formatNumber(locale, Math.min(...some.map(({ from }) => from))),
      to: formatNumber(locale, Math.max(...some.map(({ to }) => to))),
    });
  };
  return fill(serviceMessages.pricesOf[locale], {
    projects: span("project"),
    monthly: span("month"),
  });
}
