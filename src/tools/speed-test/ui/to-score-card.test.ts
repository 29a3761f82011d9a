import { expect, test } from "vitest";
import { pickToolTexts } from "#i18n/tool-texts.ts";
import type { BrowserResult } from "../contract.ts";
import { messages } from "../messages.ts";
import { toScoreCard } from "./to-score-card.ts";

const result = {
  kind: "browser",
  url: "https://shop.example/orders/4711?token=secret",
  testedAt: "2026-11-21T12:00:00.000Z",
  score: 72,
  metrics: [
    { id: "fcp", value: 1_800, band: "average", weight: 10 },
    { id: "lcp", value: 2_400, band: "good", weight: 25 },
    { id: "tbt", value: 320, band: "average", weight: 30 },
    { id: "cls", value: 0.3, band: "poor", weight: 25 },
  ],
} as unknown as BrowserResult;

test("the card of a speed test names the host alone, and the metrics that weigh most", () => {
  const card = toScoreCard(pickToolTexts(messages, "en"), "en", result);
  expect(card.description).toBe("Speed test: shop.example, 72 out of 100, Good");
  expect(JSON.stringify(card)).not.toMatch(/4711|token|secret/);
  expect(card.facts).toEqual([
    { order: "label-first", value: "2.4 s", label: "LCP", tone: "ok" },
    { order: "label-first", value: "320 ms", label: "TBT", tone: "warn" },
    { order: "label-first", value: "0.3", label: "CLS", tone: "bad" },
  ]);
});
