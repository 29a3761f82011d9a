import type { Page } from "./page/page.ts";
import {
  isFilled,
  isOfType,
  parseStructuredData,
  toThings,
  type Thing,
} from "./structured-data.ts";

/** Far above the variants of one product. */
const maxOffers = 100;
const productTypes = new Set(["Product", "ProductGroup"]);

/** A number as schema.org asks for: digits 0 to 9 with a point before the fraction. */
const isPrice = (value: string | number): boolean => /^\d+(?:\.\d+)?$/.test(String(value).trim());
/** Three letters, as ISO 4217 has them. */
const isCurrency = (value: string | number): boolean => /^[A-Z]{3}$/.test(String(value).trim());

function findGaps(offer: Thing): readonly string[] {
  const isAggregate = isOfType(offer, "AggregateOffer");
  // Some shops put the single offers of a product into one that has no price itself.
  const inner = toThings(offer["offers"]);
  if (inner.length > 0 && !isFilled(offer["lowPrice"]) && !isFilled(offer["price"]))
    return inner.slice(0, maxOffers).flatMap(findGaps);
  const sources = [offer, ...toThings(offer["priceSpecification"])];
  const read = (name: string) => sources.map((one) => one[name]).find(isFilled);
  const name = isAggregate && !isFilled(offer["price"]) ? "lowPrice" : "price";
  return [
    describeGap(name, read(name), isPrice),
    describeGap("priceCurrency", read("priceCurrency"), isCurrency),
  ].filter((gap) => gap !== "");
}

/** @returns the field, with its value where that has another form; "" where it is right */
function describeGap(
  name: string,
  value: string | number | undefined,
  isRight: (value: string | number) => boolean,
): string {
  if (value === undefined) return `offers.${name}`;
  return isRight(value) ? "" : `offers.${name}: ${JSON.stringify(value)}`;
}

/**
 * What the offers of the page's product lack, or say in another form than Google asks for.
 * @returns null for a page without one product of its own that has an offer
 * @see https://developers.google.com/search/docs/appearance/structured-data/product-snippet
 */
export function findOfferGaps(page: Page): readonly string[] | null {
  const products = parseStructuredData(page).things.filter(
    ({ types, isTop }) => isTop && types.some((type) => productTypes.has(type)),
  );
  // Several products are a list, for which Google shows no price.
  if (products.length !== 1) return null;
  const { thing } = products[0]!;
  const variants = toThings(thing["hasVariant"]).slice(0, maxOffers);
  // An offer that only names another by its id is described elsewhere.
  const offers = [thing, ...variants]
    .flatMap((one) => toThings(one["offers"]))
    .filter((offer) => Object.keys(offer).some((key) => key !== "@id"))
    .slice(0, maxOffers);
  return offers.length === 0 ? null : [...new Set(offers.flatMap(findGaps))];
}
