import { expect, test } from "vitest";
import { addTermsRows } from "./terms-rows.ts";

const terms = {
  takes: "4 to 7 weeks",
  price: { from: 35_000, to: 120_000, per: "project" },
} as const;
const createText = (heads: number): string =>
  `<p>Before</p><table><thead><tr>${"<th>Stage</th>".repeat(heads)}</tr></thead></table><p>After</p>`;

test("S-09 a text's table of times ends with the whole time and the price", () => {
  expect(addTermsRows(createText(2), "en", terms)).toBe(
    "<p>Before</p><table><thead><tr><th>Stage</th><th>Stage</th></tr></thead>" +
      '<tfoot><tr><th scope="row">Usually takes</th><td>4 to 7 weeks</td></tr>' +
      '<tr><th scope="row">Usual price</th><td>EGP 35,000 to 120,000</td></tr></tfoot>' +
      "</table><p>After</p>",
  );
});

test("S-09 the values fill all columns but the first, and are text", () => {
  const html = addTermsRows(createText(3), "ar", { ...terms, takes: "< أسبوع" });
  expect(html).toContain('<td colspan="2">&#60; أسبوع</td>');
  expect(html).toContain('<td colspan="2">من 35,000 إلى 120,000 جنيه</td>');
});

test("S-09 a service's text without a table, or with two, stops the build", () => {
  for (const html of ["<p>No table</p>", createText(2) + createText(2)])
    expect(() => addTermsRows(html, "en", terms)).toThrow("one table");
});
