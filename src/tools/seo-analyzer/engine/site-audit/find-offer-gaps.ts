import type { Page } from "../page/page.ts";
import { parseStructuredData, type Thing } from "../structured-data.ts";

/** What an offer of a product lacks before Google can show its price. */
export type OfferGap = "no-price" | "price-text" | "no-currency" | "currency-text";

/** Far above the variants of one product. */
const maxOffers = 100;
const productTypes = new Set(["Product", "ProductGroup"]);

const toThings = (value: unknown): readonly Thing[] =>
  [value]
    .flat()
    .filter((one): one is Thing => typeof one === "object" && one !== null && !Array.isArray(one));

const isOfType = ({ "@type": type }: Thing, name: string): boolean =>
  [type].flat().some((one) => typeof one === "string" && one.split("/").at(-1) === name);

const isFilled = (value: unknown): value is string | number =>
  (typeof value === "string" && value.trim() !== "") || typeof value === "number";

/** A number as schema.org asks for: digits 0 to 9 with a point before the fraction. */
const isPrice = (value: string | number): boolean => /^\d+(?:\.\d+)?$/.test(String(value).trim());
/** Three letters, as ISO 4217 has them. */
const isCurrency = (value: string | number): boolean => /^[A-Z]{3}$/.test(String(value).trim());

function findGaps(offer: Thing): readonly OfferGap[] {
  const isAggregate = isOfType(offer, "AggregateOffer");
  // Some shops put the single offers of a product into one that has no price itself.
  const inner = toThings(offer["offers"]);
  if (inner.length > 0 && !isFilled(offer["lowPrice"]) && !isFilled(offer["price"]))
    return inner.slice(0, maxOffers).flatMap(findGaps);
  const sources = [offer, ...toThings(offer["priceSpecification"])];
  const read = (name: string) => sources.map((one) => one[name]).find(isFilled);
  const price = isAggregate ? (read("lowPrice") ?? read("price")) : read("price");
  const currency = read("priceCurrency");
  const gaps: OfferGap[] = [];
  if (price === undefined) gaps.push("no-price");
  else if (!isPrice(price)) gaps.push("price-text");
  if (currency === undefined) gaps.push("no-currency");
  else if (!isCurrency(currency)) gaps.push("currency-text");
  return gaps;
}

/**
 * What the offers of the page's product lack or say in words. A page without a product of its own,
 * or whose product has no offer, has no gap.
 * @see https://developers.google.com/search/docs/appearance/structured-data/product-snippet
 */
export function findOfferGaps(page: Page): ReadonlySet<OfferGap> {
  const products = parseStructuredData(page).things.filter(
    ({ types, isTop }) => isTop && types.some((type) => productTypes.has(type)),
  );
  // Several products are a list, for which Google shows no price.
  if (products.length !== 1) return new Set();
  const { thing } = products[0]!;
  const variants = toThings(thing["hasVariant"]).slice(0, maxOffers);
  const offers = [thing, ...variants].flatMap((one) => toThings(one["offers"]));
  // An offer that only names another by its id is described elsewhere.
  return new Set(
    offers
      .slice(0, maxOffers)
      .filter((offer) => Object.keys(offer).some((key) => key !== "@id"))
      .flatMap(findGaps),
  );
}
