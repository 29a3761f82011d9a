import { expect, test } from "vitest";
import {
  afterScripts,
  countTo,
  createContext,
  pageUrl,
  type Made,
} from "../../../../../tests/fixtures/seo-rules/made-page.ts";
import { auditPage } from "../audit.ts";
import type { AiSource } from "../page/page-source.ts";
import { toReport } from "../report.ts";
import type { AiAccess } from "./ai-access.ts";
import { auditForAi, cutText } from "./ai-audit.ts";
import { aiCrawlers } from "./ai-crawlers.ts";
import { formatOpenRules, formatSearchOnlyRules } from "./ai-robots-lines.ts";

const createAi = (
  access: (token: string) => AiAccess = () => ({ isAllowed: true, group: "none" }),
): AiSource => ({
  access: Object.fromEntries(aiCrawlers.map(({ token }) => [token, access(token)])),
  llmsTxt: null,
  sentHtml: null,
});

function audit(made: Made) {
  const { page, source } = createContext({ ai: createAi(), ...made });
  return auditForAi(page, source)!;
}

function report(made: Made, locale: "ar" | "en" = "en") {
  const { page, source } = createContext({ ai: createAi(), ...made });
  return toReport(auditPage(page, source), locale);
}

const block = (tokens: readonly string[], group: AiAccess["group"] = "own") =>
  createAi((token) => ({ isAllowed: !tokens.includes(token), group }));

test("the words are counted as sent and as rendered", () => {
  expect(audit({ body: `<p>${countTo(40)}</p>` }).words).toEqual({ sent: 40, rendered: null });
  expect(
    audit(afterScripts({ body: `<p>${countTo(40)}</p>` }, { body: `<p>${countTo(90)}</p>` })).words,
  ).toEqual({ sent: 40, rendered: 90 });
});

test("a report of the page as rendered still says what is read of it as sent", () => {
  const sentHtml = `<body><main><p>${countTo(5)}</p></main></body>`;
  expect(
    audit({
      body: `<p>${countTo(90)}</p>`,
      auditedAs: "rendered",
      ai: { ...createAi(), sentHtml },
    }),
  ).toMatchObject({
    words: { sent: 5, rendered: 90 },
    opening: "word0 word1 word2 word3 word4",
  });
});

test("the opening is the page's own text, without the menu, cut after a word", () => {
  const { opening } = audit({
    body: `<nav>Home Shop</nav><main><h1>Bags</h1><p>${"leather ".repeat(200)}</p></main>`,
  });
  expect(opening.startsWith("Bags leather leather")).toBe(true);
  expect(opening.endsWith("leather…")).toBe(true);
  expect(opening.length).toBeLessThanOrEqual(601);
});

test("characters that control the direction of text are left out, those that join letters stay", () => {
  expect(cutText("a\u202Eb\u2066c\u0000d\uFEFFe می\u200cخواهم", 600)).toBe(
    "a b c d e می\u200cخواهم",
  );
  expect(cutText("x".repeat(20), 10)).toBe("xxxxxxxxxx…");
  expect(cutText(`${"x".repeat(9)}😀${"x".repeat(9)}`, 10).isWellFormed()).toBe(true);
});

test("a page that was not collected for it, an error page and an old report have no such part", () => {
  const { page, source } = createContext({});
  expect(auditForAi(page, source)).toBeUndefined();
  expect(report({ status: 503 }).ai).toBeUndefined();
  const { ai: _, ...old } = auditPage(page, source);
  expect(toReport(old, "ar")).not.toHaveProperty("ai");
});

test("O-48 it does not change the score", () => {
  const all = aiCrawlers.map(({ token }) => token);
  expect(report({ ai: block(all) }).score).toBe(report({}).score);
});

test("the headline counts who may read, and says what to do where a search is kept out", () => {
  expect(report({}).ai).toMatchObject({
    headline: "All 27 AI crawlers that we know may read this page.",
    advice: null,
  });
  expect(report({ ai: block(["GPTBot", "CCBot"]) }).ai).toMatchObject({
    headline: "25 of 27 AI crawlers may read this page.",
    advice: null,
  });
  const kept = report({ ai: block(["GPTBot", "OAI-SearchBot", "PerplexityBot"]) }).ai!;
  expect(kept.headline).toBe("24 of 27 AI crawlers may read this page.");
  expect(kept.advice).toBe(
    "Kept out of answers with links: OAI-SearchBot, PerplexityBot. If you did not mean that, remove what forbids them from robots.txt; lines to copy are at the end of this part.",
  );
  expect(kept.groups.map(({ summary }) => summary)).toEqual([
    "9 of 11 may read it",
    "7 of 7 may read it",
    "8 of 9 may read it",
  ]);
  expect(report({ ai: block(["Claude-SearchBot"], "unreachable") }, "ar").ai!.advice).toContain(
    "لم نستطع قراءة robots.txt",
  );
  expect(report({ head: '<meta name="robots" content="nosnippet">' }).ai!.advice).toContain(
    "by the page itself: Googlebot.",
  );
  expect(report({ ai: block(aiCrawlers.map(({ token }) => token)) }).ai!.headline).toBe(
    "None of the 27 AI crawlers that we know may read this page.",
  );
});

test("a row says what decides, and what the operator documents", () => {
  const { groups } = report({ ai: block(["ChatGPT-User"]) }).ai!;
  const rows = groups.flatMap(({ crawlers }) => crawlers);
  expect(rows.find(({ token }) => token === "ChatGPT-User")).toEqual({
    token: "ChatGPT-User",
    operator: "OpenAI",
    verdict: "blocked",
    verdictText: "Blocked",
    reason: "by its own group in robots.txt",
    documented: "Its operator says that robots.txt may not apply, because a person asked.",
    source: "https://developers.openai.com/api/docs/bots",
    asOf: "2026-11",
  });
});

test("every sentence of the part is in the language of the reader", () => {
  const made: Made = {
    head: '<meta name="robots" content="noai">',
    ai: { ...block(["bingbot"]), llmsTxt: { title: "Bags", chars: 1200 } },
  };
  const texts = ({
    headline,
    advice,
    groups,
    nonStandard,
    facts,
    ...ai
  }: NonNullable<ReturnType<typeof report>["ai"]>) => [
    headline,
    advice!,
    nonStandard!,
    ai.wordsSummary,
    ai.wordsText.text,
    ai.factsNote.text,
    ai.llmsTxt.text,
    ...groups.flatMap(({ title, summary, meaning, crawlers }) => [
      title,
      summary,
      meaning.text,
      ...crawlers.flatMap((row) => [row.verdictText, row.reason, row.documented]),
    ]),
    ...facts.map(({ title }) => title),
    ...ai.snippets.flatMap(({ title, text }) => [title, text]),
  ];
  for (const text of texts(report(made, "ar").ai!)) expect(text).toMatch(/\p{Script=Arabic}/u);
  for (const text of texts(report(made, "en").ai!)) {
    expect(text).not.toMatch(/\p{Script=Arabic}/u);
    expect(text).not.toMatch(/\{|undefined/);
  }
  expect(report(made).ai!.llmsTxt.text).toContain("an llms.txt of 1,200 characters, titled: Bags.");
});

test("the lines to copy name the training crawlers alone", () => {
  expect(formatOpenRules()).toBe("User-agent: *\nAllow: /");
  expect(formatSearchOnlyRules()).toBe(
    `User-agent: GPTBot
User-agent: ClaudeBot
User-agent: Google-Extended
User-agent: Applebot-Extended
User-agent: meta-externalagent
User-agent: Amazonbot
User-agent: MistralAI-Training
User-agent: CCBot
User-agent: Bytespider
Disallow: /

User-agent: *
Allow: /`,
  );
});

test("a report of a hostile page stays small", () => {
  const { page, source } = createContext({
    url: pageUrl,
    body: `<h2>${"\u0001ش?".repeat(9_000)}</h2><p>${"\u0001ش".repeat(9_000)}</p>`.repeat(50),
    ai: createAi(),
  });
  expect(JSON.stringify(auditForAi(page, source)).length).toBeLessThan(10_000);
});
