import { expect, test } from "vitest";
import { addTermsRows } from "./terms-rows.ts";

const terms = {
  duration: "4 to 7 weeks",
  price: { from: 35_000, to: 120_000, per: "project" },
} as const;
const createText = (heads: number): string =>
  `<p>Before</p><table><thead><tr>${"<th>Stage</th>".repeat(heads)}</tr></thead></table><p>After</p>`;

test("S-09 a text's table of times ends with the whole time, and the price is below it", () => {
  expect(addTermsRows(createText(2), "en", terms)).toBe(
    "<p>Before</p><table><thead><tr><th>Stage</th><th>Stage</th></tr></thead>" +
      '<tfoot><tr><th scope="row">In all</th><td>4 to 7 weeks</td></tr></tfoot></table>' +
      "<p>Usual price: <strong>EGP 35,000 to 120,000</strong></p><p>After</p>",
  );
});

test("S-09 the price is outside the box in which the table scrolls", () => {
  const html = addTermsRows(
    "<div><table><tr><th>a</th><th>b</th></tr></table></div>\n",
    "en",
    terms,
  );
  expect(html).toMatch(/<\/table><\/div><p>Usual price: .*<\/p>\n$/);
});

test("S-09 work by the month has a usual time, and pieces to choose from have no total", () => {
  const [month, piece] = (["month", "piece"] as const).map((per) =>
    addTermsRows(createText(2), "en", { ...terms, price: { ...terms.price, per } }),
  );
  expect(month).toContain('<th scope="row">Usual time</th>');
  expect(piece).not.toContain("tfoot");
  expect(piece).toContain("<strong>EGP 35,000 to 120,000 per piece</strong>");
});

test("S-09 the time fills all columns but the first, and is text", () => {
  const html = addTermsRows(createText(3), "ar", { ...terms, duration: "< أسبوع" });
  expect(html).toContain('<td colspan="2">&#60; أسبوع</td>');
  expect(html).toContain("<p>السعر المعتاد: <strong>من 35,000 إلى 120,000 جنيه</strong></p>");
});

test("S-09 a service's text without a table, or with two, stops the build", () => {
  for (const html of ["<p>No table</p>", createText(2) + createText(2)])
    expect(() => addTermsRows(html, "en", terms)).toThrow("one table");
});
