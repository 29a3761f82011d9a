import { expect, test } from "vitest";
import { pick } from "#i18n/messages.ts";
import { pickToolTexts } from "#i18n/tool-texts.ts";
import type { PageReport } from "../contract.ts";
import { extraMessages } from "../extra-messages.ts";
import { messages } from "../messages.ts";
import { toScoreCard } from "./to-score-card.ts";

const report = {
  kind: "page",
  url: "https://shop.example:8443/orders/4711?token=secret#part",
  fetchedAt: "2026-11-21T12:00:00.000Z",
  score: 87,
  passed: 21,
  warnings: 3,
  failed: 1,
  blocker: null,
  findings: [] as PageReport["findings"],
} as PageReport;

test("the card of a report names the host and neither its path nor its query", () => {
  const card = toScoreCard(pickToolTexts(messages, "en"), pick(extraMessages, "en"), "en", report);
  expect(card).toEqual({
    kind: "score",
    title: "SEO check",
    description: "SEO check: shop.example, 87 out of 100, Excellent Performance",
    fileName: "seo-shop.example-2026-11-21",
    path: "/en/tools/seo-analyzer",
    score: 87,
    outOf: "out of 100",
    band: "excellent",
    bandName: "Excellent Performance",
    host: "shop.example",
    facts: [
      { order: "value-first", value: "21", label: "passed", tone: "ok" },
      { order: "value-first", value: "3", label: "warnings", tone: "warn" },
      { order: "value-first", value: "1", label: "failed", tone: "bad" },
    ],
    date: "21 November 2026",
  });
});

test("in Arabic a label comes before its number, which has the digits of the site", () => {
  const card = toScoreCard(pickToolTexts(messages, "ar"), pick(extraMessages, "ar"), "ar", report);
  expect(card.facts.map(({ order, value, label }) => `${order} ${label} ${value}`)).toEqual([
    "label-first الناجحة 21",
    "label-first التحذيرات 3",
    "label-first الأخطاء 1",
  ]);
  expect(card.description).toBe("نتيجة فحص السيو: shop.example، 87 من 100، أداء ممتاز");
  expect(card.path).toBe("/tools/seo-analyzer");
  expect(card.date).toMatch(/21.*2026/);
});

test("a page that is kept out of search is called so on its card, whatever its score", () => {
  const blocked = { ...report, blocker: { rule: "status", title: "", text: "" } };
  const card = toScoreCard(pickToolTexts(messages, "en"), pick(extraMessages, "en"), "en", blocked);
  expect(card).toMatchObject({ score: 87, band: "poor", bandName: "Kept out of search" });
});

test("an excellent score with an error of high importance says so on its card, in amber", () => {
  const finding = { status: "failed", importance: "high" } as PageReport["findings"][number];
  const severe = { ...report, findings: [finding] };
  const card = toScoreCard(pickToolTexts(messages, "en"), pick(extraMessages, "en"), "en", severe);
  expect(card).toMatchObject({
    score: 87,
    band: "good",
    bandName: "Excellent Performance, with errors to fix",
  });
});
