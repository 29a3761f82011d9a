import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ArticleFigure } from "./ArticleFigure.tsx";

const chart = {
  title: { ar: "الوزن", en: "Weight" },
  unit: { ar: "{n} كيلوبايت", en: "{n} KB" },
  method: { ar: "ثلاث مرات", en: "three runs" },
  bars: [
    { label: { ar: "قبل", en: "Before" }, figure: "before" },
    { label: { ar: "بعد", en: "After" }, figure: "after" },
  ],
};
const results = {
  date: "2026-11-27",
  browser: "Chromium 142.0.7444.59",
  figures: {
    before: { value: 4000, decimals: 0, spread: 0.1 },
    after: { value: 1000, decimals: 0, spread: 0.1 },
  },
};

test("a chart writes each value beside its label, and its bars are as long as the values", () => {
  const html = renderToStaticMarkup(<ArticleFigure locale="en" chart={chart} results={results} />);
  expect(html).toContain('<dt dir="auto">Before</dt><dd>4,000 KB<svg');
  expect([...html.matchAll(/<rect [^>]*width="([^"]+)"/g)].map(([, width]) => width)).toEqual([
    "100%",
    "25%",
  ]);
});

test("its caption says when, with which browser and how it was measured", () => {
  const html = renderToStaticMarkup(<ArticleFigure locale="ar" chart={chart} results={results} />);
  expect(html).toContain("قسناه يوم 27 نوفمبر 2026 في Chromium 142: ثلاث مرات.");
});

test("the caption of a chart that no browser measured says that it was computed", () => {
  const { browser: _, ...computed } = results;
  const html = renderToStaticMarkup(<ArticleFigure locale="en" chart={chart} results={computed} />);
  expect(html).toContain("Computed on 27 November 2026: three runs.");
});
