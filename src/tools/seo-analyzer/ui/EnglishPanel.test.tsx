import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { EnglishReport } from "../english-contract.ts";
import { EnglishPanel } from "./EnglishPanel.tsx";

const english: EnglishReport = {
  summary: ["For readers aged 11.", "Two years off."],
  long: [{ text: "A long sentence.", length: "30 words" }],
};

test("O-110 the figure has its error beside it, and a long sentence is English in both reports", () => {
  const html = renderToStaticMarkup(<EnglishPanel locale="ar" english={english} />);
  expect(html).toContain("إنجليزية الصفحة</h2>");
  expect(html).toContain("لا يغيّر درجة الصفحة.");
  expect(html).toContain('<p class="seo-arabic-summary">For readers aged 11. Two years off.</p>');
  expect(html).toContain('<p lang="en" dir="ltr" class="seo-arabic-sentence">A long sentence.</p>');
  expect(html).toContain("30 words");
});

test("without long sentences there is no list, and without English nothing", () => {
  const short = renderToStaticMarkup(
    <EnglishPanel locale="en" english={{ ...english, long: [] }} />,
  );
  expect(short).toContain("The English of this page</h2>");
  expect(short).not.toContain("<ul");
  expect(renderToStaticMarkup(<EnglishPanel locale="en" english={undefined} />)).toBe("");
});
