import { expect, test } from "vitest";
import { createContext } from "../../../../tests/fixtures/seo-rules/made-page.ts";
import { findOfferGaps } from "./find-offer-gaps.ts";

const find = (...things: unknown[]): readonly string[] | null => {
  const body = things
    .map((thing) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`)
    .join("");
  return findOfferGaps(createContext({ body }).page);
};
const product = (offers: unknown, more = {}) => ({
  "@type": "Product",
  name: "صينية نحاس",
  offers,
  ...more,
});
const offer = (price: unknown, priceCurrency: unknown = "EGP") => ({
  "@type": "Offer",
  price,
  priceCurrency,
});

test.each<[string, unknown]>([
  ["a number", offer(149.5)],
  ["a number as text", offer("149.50")],
  ["nothing to pay", offer(0)],
  ["a price in its specification", { priceSpecification: { price: 9, priceCurrency: "SAR" } }],
  [
    "a price in one of several specifications",
    { "@type": "Offer", priceSpecification: [{ price: "9", priceCurrency: "SAR" }] },
  ],
  ["the lowest of several", { "@type": "AggregateOffer", lowPrice: 9, priceCurrency: "AED" }],
  [
    "offers within an offer",
    { "@type": "AggregateOffer", offers: [offer("19.00"), offer("29.00")] },
  ],
])("a product with %s has no gap", (_, offers) => {
  expect(find(product(offers))).toEqual([]);
});

test.each<[string, unknown, string[]]>([
  ["no price", { "@type": "Offer", priceCurrency: "EGP" }, ["offers.price"]],
  ["an empty price", offer(" "), ["offers.price"]],
  ["Arabic digits", offer("١٤٩"), ['offers.price: "١٤٩"']],
  ["a currency in the price", offer("149 ج.م"), ['offers.price: "149 ج.م"']],
  ["a separator of thousands", offer("1,490.00"), ['offers.price: "1,490.00"']],
  ["no currency", { price: 10 }, ["offers.priceCurrency"]],
  ["a currency in words", offer(10, "ج.م"), ['offers.priceCurrency: "ج.م"']],
  [
    "a range without its lower end",
    { "@type": "AggregateOffer", highPrice: 9 },
    ["offers.lowPrice", "offers.priceCurrency"],
  ],
  ["one of two offers without a price", [offer(1), offer(undefined)], ["offers.price"]],
])("a product with %s", (_, offers, gaps) => {
  expect(find(product(offers))).toEqual(gaps);
});

test("variants of a group are read, and a list of products has no price of its own", () => {
  expect(
    find({ "@type": "ProductGroup", hasVariant: [product(offer(1)), product(offer("١"))] }),
  ).toEqual(['offers.price: "١"']);
  expect(find(product(offer("١")), product(offer("٢")))).toBeNull();
  expect(find({ "@type": "Service", offers: offer("١") })).toBeNull();
});

test("a product without an offer of its own says nothing", () => {
  expect(find(product(undefined))).toBeNull();
  expect(find(product({ "@id": "#offer" }))).toBeNull();
});

test("strange values are no price and end the search early", () => {
  const deep = Array.from({ length: 2_000 }, () => offer(1));
  expect(find(product(deep))).toEqual([]);
  expect(find(product([null, 7, "x", [offer(1)]]))).toBeNull();
  expect(find({ "@type": ["Thing", "Product"], offers: offer({}) })).toEqual(["offers.price"]);
});
