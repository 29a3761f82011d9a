import { expect, test } from "vitest";
import { findCheckDigit, formatProduct, offerGtin } from "./product.ts";

test.each([
  // Numbers that GS1's own documents and products of shops have.
  ["952123454321", "3"],
  ["950600013435", "2"],
  ["629104150021", "3"],
  ["9638507", "4"],
  ["03600029145", "2"],
  ["1061414100041", "5"],
])("the check digit of %s is %s", (digits, check) => {
  expect(findCheckDigit(digits)).toBe(check);
});

test("a GTIN of 8, 12, 13 or 14 digits becomes a link with 14, on GS1's own domain at first", () => {
  for (const [gtin, padded] of [
    ["96385074", "00000096385074"],
    ["036000291452", "00036000291452"],
    ["9506000134352", "09506000134352"],
    ["10614141000415", "10614141000415"],
    ["٦٢٩ ١٠٤١٥-٠٠٢١٣", "06291041500213"],
  ] as const)
    expect(formatProduct({ gtin })).toEqual({ content: `https://id.gs1.org/01/${padded}` });
});

test("batch and serial number follow in the order of the standard, and the expiry date in the query", () => {
  expect(
    formatProduct({
      gtin: "9506000134352",
      serial: " 12345 ",
      batch: "ABC123",
      expiry: "2026-12-31",
    }),
  ).toEqual({ content: "https://id.gs1.org/01/09506000134352/10/ABC123/21/12345?17=261231" });
  expect(formatProduct({ gtin: "9506000134352", expiry: "2030-02-01" })).toEqual({
    content: "https://id.gs1.org/01/09506000134352?17=300201",
  });
});

test("every sign that GS1 allows is percent-encoded as its grammar has it", () => {
  for (const [batch, encoded] of [
    [`!"%&'()*+,-./`, "%21%22%25%26%27%28%29%2A%2B%2C-.%2F"],
    ["0:;<=>?A_z", "0%3A%3B%3C%3D%3E%3FA_z"],
  ] as const)
    expect(formatProduct({ gtin: "9506000134352", batch })).toEqual({
      content: `https://id.gs1.org/01/09506000134352/10/${encoded}`,
    });
});

test.each(["دفعة", "A B", "#1", "~", "x".repeat(21), ".", ".."])(
  "%s is no batch and no serial number",
  (text) => {
    expect(formatProduct({ gtin: "9506000134352", batch: text, serial: text })).toEqual({
      faults: { batch: "gs1-text", serial: "gs1-text" },
    });
  },
);

test("a number with a wrong check digit is refused, and the right one offered", () => {
  const values = { gtin: "6291041500210" };
  expect(formatProduct(values)).toEqual({ faults: { gtin: "gtin-check" } });
  expect(offerGtin(values)).toEqual({ field: "gtin", value: "6291041500213", label: "offerGtin" });
  expect(offerGtin({ gtin: "6291041500213" })).toBeUndefined();
  expect(offerGtin({ gtin: "629104150021" })).toMatchObject({ value: "629104150024" });
});

test.each(["1234567", "123456789012345", "62910415002١x"])("%s has no length of a GTIN", (gtin) => {
  expect(formatProduct({ gtin })).toEqual({ faults: { gtin: "gtin-length" } });
  expect(offerGtin({ gtin })).toBeUndefined();
});

test("a product needs its GTIN, and an expiry date of this century", () => {
  expect(formatProduct({})).toEqual({ faults: { gtin: "required" } });
  for (const expiry of ["1999-12-31", "2076-01-01", "2026-02-30", "12026-01-01"])
    expect(formatProduct({ gtin: "96385074", expiry })).toEqual({ faults: { expiry: "date" } });
});

test.each([
  ["shop.example", "https://shop.example"],
  ["HTTPS://Shop.example/", "https://shop.example"],
  ["shop.example/products/", "https://shop.example/products"],
  ["shop.example:8443", "https://shop.example:8443"],
  ["متجر.example", "https://xn--pgbep1f.example"],
])("%s is the domain %s", (domain, stem) => {
  expect(formatProduct({ gtin: "96385074", domain })).toEqual({
    content: `${stem}/01/00000096385074`,
  });
});

test.each([
  "shop",
  "http://shop.example",
  "shop.example?a=b",
  "me@shop.example",
  "1.2.3.4",
  "a b.c",
])("%s is no domain of a link", (domain) => {
  expect(formatProduct({ gtin: "96385074", domain })).toEqual({ faults: { domain: "domain" } });
});
