import { tokenize } from "#i18n/fold-arabic.ts";

/** The terms of the words with which a visitor asks what something costs, and of their answers. */
export const priceTerms: ReadonlySet<string> = new Set(
  tokenize("price prices pricing cost costs much سعر أسعار تكلفة ثمن بكام كام"),
);

/** Whether a query asks what something costs: «بكام الموقع», "website price". */
export const isAskingPrice = (query: string): boolean =>
  tokenize(query).some((term) => priceTerms.has(term));
