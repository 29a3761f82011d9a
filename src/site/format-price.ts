import { formatNumber } from "#i18n/format.ts";
import { fill, type Locale } from "#i18n/messages.ts";
import { serviceMessages } from "./messages/services.ts";

/** A range in Egyptian pounds, as `content/services/<slug>/facts.yml` has it. */
export interface Price {
  readonly from: number;
  readonly to: number;
  readonly per: "project" | "month" | "piece";
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
