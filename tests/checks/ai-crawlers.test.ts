import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { aiCrawlers } from "#tools/seo-analyzer/engine/ai/ai-crawlers.ts";

const record = readFileSync("docs/ai-crawlers.md", "utf8");

test("what was read of every source of an AI crawler is recorded", () => {
  const sources = new Set(aiCrawlers.map(({ source }) => source.replace(/#.*$/, "")));
  expect([...sources].filter((source) => !record.includes(`<${source}>`))).toEqual([]);
});

test("a quotation has at most 25 words", () => {
  const quotations = [...record.matchAll(/“([^”]+)”/g)].map(([, text = ""]) => text);
  expect(quotations.length).toBeGreaterThan(10);
  expect(quotations.filter((text) => text.split(/\s+/).length > 25)).toEqual([]);
});
