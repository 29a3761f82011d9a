import { expect, test } from "vitest";
import { aiCrawlers, aiPurposes } from "./ai-crawlers.ts";

test("every AI crawler has a source and the month in which it was read", () => {
  for (const { token, source, asOf } of aiCrawlers) {
    expect(URL.parse(source)?.protocol, token).toBe("https:");
    expect(asOf, token).toMatch(/^20\d\d-(?:0[1-9]|1[0-2])$/);
  }
});

test("a token is in the list once, whatever its case, and robots.txt can name it", () => {
  const tokens = aiCrawlers.map(({ token }) => token.toLowerCase());
  expect(tokens).toEqual([...new Set(tokens)]);
  for (const token of tokens) expect(token).toMatch(/^[a-z_-]+$/);
});

test("the list has 27 crawlers in three purposes", () => {
  expect(
    aiPurposes.map((purpose) => [
      purpose,
      aiCrawlers.filter((crawler) => crawler.purpose === purpose).length,
    ]),
  ).toEqual([
    ["search", 11],
    ["on-demand", 7],
    ["training", 9],
  ]);
});

test("a crawler that only the site's own owner sends is no part of the list", () => {
  expect(aiCrawlers.map(({ token }) => token)).not.toContain("Google-CloudVertexBot");
});

test("only crawlers without documentation are said to have none", () => {
  const list = (obedience: string) =>
    aiCrawlers.flatMap((crawler) => (crawler.obedience === obedience ? crawler.token : []));
  expect(list("undocumented")).toEqual(["Bytespider"]);
  expect(list("may-not-apply")).toEqual([
    "ChatGPT-User",
    "Perplexity-User",
    "meta-externalfetcher",
    "Amzn-User",
    "Google-Agent",
  ]);
});
