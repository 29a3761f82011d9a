import { expect, test } from "vitest";
import { resultsSchema } from "./results.ts";

const text = { ar: "نص {n}", en: "Text {n}" };
const results = {
  date: "2026-11-27",
  browser: "Chromium 142.0.7444.59",
  figures: {
    before: { value: 2, decimals: 1, spread: 0.1 },
    after: { value: 1, decimals: 1, spread: 0.1 },
  },
  charts: {
    shown: {
      title: text,
      unit: text,
      method: text,
      bars: [
        { label: text, figure: "before" },
        { label: text, figure: "after" },
      ],
    },
  },
};

test("results are figures with their spread, and charts of them", () => {
  expect(resultsSchema.parse(results)).toEqual(results);
});

test("a bar without a figure, a figure without a spread and a date of no calendar are refused", () => {
  const { before } = results.figures;
  const refused = [
    { ...results, figures: { before } },
    { ...results, figures: { ...results.figures, before: { value: 1, decimals: 0 } } },
    { ...results, date: "2026-02-30" },
    { ...results, browser: "a browser" },
  ];
  for (const wrong of refused) expect(resultsSchema.safeParse(wrong).success).toBe(false);
  expect(resultsSchema.safeParse(refused[0]).error?.issues[0]?.message).toBe(
    'there is no figure "after"',
  );
});
