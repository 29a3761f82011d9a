import { tokenize } from "#i18n/fold-arabic.ts";

/** The terms of the words with which a visitor asks what something costs, and of their answers. */
export const priceTerms: ReadonlySet<string> = new Set(
  tokenize(
    `price prices pricing cost costs much
    سعر أسعار تكلفة تكاليف كلفة ثمن بكام كام بكم يكلف تكلف بيكلف بتكلف هيكلف يكلفني`,
  ),
);

/** Whether a query asks what something costs: «بكام الموقع», «كم يكلف موقع», "website price". */
export const isAskingPrice = (query: string): boolean =>
  tokenize(query).some((term) => priceTerms.has(term));
