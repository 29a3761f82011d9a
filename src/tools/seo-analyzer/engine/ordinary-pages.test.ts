import { expect, test } from "vitest";
import verdicts from "../../../../tests/fixtures/ordinary-pages/verdicts.json" with { type: "json" };
import { readOrdinaryPages } from "../../../../tests/fixtures/ordinary-pages/read-pages.ts";
import { auditPage } from "./audit.ts";
import { readPage } from "./page/read-page.ts";

/**
 * The verdicts of a reader on the findings of the rules that fire most, by page and rule.
 * `specified`: the fact is true and the specification states its limit, though the reader would not
 * have asked for it on that page.
 */
const verdictsByPage = verdicts as Readonly<
  Record<string, Readonly<Record<string, { readonly verdict: string } | undefined>>>
>;

const minPrecision = 0.95;

const rules = [...new Set(Object.values(verdictsByPage).flatMap(Object.keys))].toSorted();
const findings = readOrdinaryPages().flatMap(({ name, source }) =>
  auditPage(readPage(source.html, source.url), source).outcomes.flatMap(({ rule, status }) =>
    status === "passed" || !rules.includes(rule) ? [] : [{ name, rule }],
  ),
);

test("the rules that fire most on forty pages in the manner of real ones are right in 95 of 100", () => {
  expect(rules.length).toBeGreaterThanOrEqual(10);
  const precisions = rules.map((rule) => {
    const ofRule = findings.filter((finding) => finding.rule === rule);
    const right = ofRule.filter(({ name }) =>
      ["right", "specified"].includes(verdictsByPage[name]?.[rule]?.verdict ?? ""),
    );
    return { rule, right: right.length, of: ofRule.length };
  });
  expect(precisions.filter(({ right, of }) => right < minPrecision * of)).toEqual([]);
  expect(findings.length).toBeGreaterThan(120);
});

test("what is found besides the score on these pages is right, by hand", () => {
  const notes = readOrdinaryPages().flatMap(({ name, source }) =>
    (auditPage(readPage(source.html, source.url), source).notes ?? []).map(({ rule, evidence }) =>
      [name, rule, ...evidence].join(" · "),
    ),
  );
  expect(notes).toEqual([
    '20-zid-thobe-product-mixed · offer-price · offers.price: "215 ر.س" · offers.priceCurrency: "ر.س"',
    "40-hand-lawyer-eg · own-ratings",
  ]);
});
