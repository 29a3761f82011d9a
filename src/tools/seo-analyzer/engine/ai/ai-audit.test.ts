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
  expect(opening.length).toBeLessThanOrEqual(301);
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
    headline: "All 27 names of AI crawlers that we know may read this page.",
    advice: {
      isNeeded: false,
      text: "Answer engines can read your page. To make it easier to quote, you can add a short paragraph below each heading, a first paragraph that makes sense alone, questions of your customers with answers and a table or a list.",
    },
  });
  expect(report({ ai: block(["GPTBot", "CCBot"]) }).ai).toMatchObject({
    headline:
      "All 27 names of AI crawlers that we know may read this page, except GPTBot and CCBot. That refuses training, not search, and is your choice.",
    advice: { isNeeded: false },
  });
  const kept = report({ ai: block(["GPTBot", "OAI-SearchBot", "PerplexityBot"]) }).ai!;
  expect(kept.headline).toMatch(/, except .*PerplexityBot/);
  expect(report({ ai: block(["GPTBot", "CCBot"]) }, "ar").ai!.headline).toContain(
    "إلا GPTBot وCCBot.",
  );
  const more = block(["GPTBot", "CCBot", "OAI-SearchBot", "PerplexityBot"]);
  expect(report({ ai: more }).ai!.headline).toBe(
    "23 of 27 names of AI crawlers may read this page.",
  );
  expect(kept.advice.isNeeded).toBe(true);
  expect(kept.advice.text).toBe(
    "Kept out of answers with links: OAI-SearchBot, PerplexityBot. If you did not mean that, remove what forbids them from robots.txt; lines to copy are at the end of this part.",
  );
  expect(kept.groups.map(({ summary }) => summary)).toEqual([
    "9 of 11 may read it",
    "7 of 7 may read it",
    "8 of 9 may read it",
  ]);
  expect(
    report({ ai: block(["Claude-SearchBot"], "unreachable") }, "ar").ai!.advice.text,
  ).toContain("لم نستطع قراءة robots.txt");
  expect(report({ head: '<meta name="robots" content="nosnippet">' }).ai!.advice.text).toContain(
    "by the page itself: Googlebot.",
  );
  expect(report({ head: '<meta name="robots" content="max-snippet:50">' }).ai!.advice).toEqual({
    isNeeded: true,
    text: "Limited by the page itself: Googlebot. If you did not mean that, remove this directive: max-snippet:50",
  });
  expect(report({ ai: block(aiCrawlers.map(({ token }) => token)) }).ai!.headline).toBe(
    "None of the 27 names of AI crawlers that we know may read this page.",
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
    isDetailed: true,
    source: "https://developers.openai.com/api/docs/bots",
    asOf: "2026-11",
  });
});

test("what a group shares is said once, and only the others have a row of their own", () => {
  const { groups } = report({ ai: block(["PerplexityBot"], "all") }).ai!;
  expect(
    groups.map(({ common, allowed, crawlers }) => ({
      common,
      allowed: allowed.map(({ title, tokens }) => [title, tokens.length]),
      detailed: crawlers.flatMap(({ token, isDetailed }) => (isDetailed ? token : [])),
    })),
  ).toEqual([
    {
      common: "All of these obey robots.txt, as their operators say.",
      allowed: [["Allowed by the group for all (*) in robots.txt:", 10]],
      detailed: ["PerplexityBot"],
    },
    {
      common:
        "robots.txt may not apply to most of these, as their operators say, because a person asked. An exception: Claude-User, MistralAI-User, whose operators say that it is obeyed.",
      allowed: [["Allowed by the group for all (*) in robots.txt:", 7]],
      detailed: [],
    },
    {
      common:
        "Most of these obey robots.txt, as their operators say. An exception: Bytespider, from whose operator we found nothing about it.",
      allowed: [["Allowed by the group for all (*) in robots.txt:", 9]],
      detailed: [],
    },
  ]);
});

test("every crawler is in a list or has a row, whatever lets it in", () => {
  for (const group of ["own", "followed", "all", "none", "unreachable"] as const)
    for (const { allowed, crawlers } of report({ ai: createAi(() => ({ isAllowed: true, group })) })
      .ai!.groups)
      expect(
        [
          ...allowed.flatMap(({ tokens }) => tokens),
          ...crawlers.flatMap(({ token, isDetailed }) => (isDetailed ? token : [])),
        ].toSorted(),
      ).toEqual(crawlers.map(({ token }) => token).toSorted());
});

test("a name that reads nothing says whose reading it is about", () => {
  const rows = report({}, "ar").ai!.groups.flatMap(({ crawlers }) => crawlers);
  expect(rows.find(({ token }) => token === "Applebot-Extended")!.documented).toContain(
    "ليس برنامجًا، بل اسم تكتبه في robots.txt فتأذن أو تمنع استعمال ما يقرؤه Applebot.",
  );
});

test("the words are counted in words that agree with the number", () => {
  const wordsText = (n: number) =>
    report({ body: `<p>${countTo(n)}</p>` }, "ar").ai!.wordsText.text.split(".")[0];
  expect(wordsText(2)).toBe("في الصفحة قبل تشغيل السكربتات كلمتان");
  expect(wordsText(5)).toBe("في الصفحة قبل تشغيل السكربتات 5 كلمات");
  expect(wordsText(258)).toBe("في الصفحة قبل تشغيل السكربتات 258 كلمة");
  expect(
    report(afterScripts({ body: `<p>${countTo(1)}</p>` }, { body: `<p>${countTo(90)}</p>` })).ai!
      .wordsText.text,
  ).toMatch(/^Before its scripts run, the page has 1 word; after that, 90 words\./);
});

test("the lines say where robots.txt is, and what refusing Google-Extended costs besides", () => {
  const { robotsUrl, snippets } = report({ url: "https://shop.example/a/b?c" }).ai!;
  expect(robotsUrl).toBe("https://shop.example/robots.txt");
  expect(snippets.map(({ note }) => note?.sources)).toEqual([
    undefined,
    [
      "https://docs.cloud.google.com/gemini-enterprise-agent-platform/models/grounding/grounding-with-google-search",
    ],
  ]);
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
    advice.text,
    nonStandard!,
    ai.wordsSummary,
    ai.wordsText.text,
    ai.factsNote.text,
    ai.llmsTxt.text,
    ai.linesText,
    ...groups.flatMap(({ title, summary, meaning, common, allowed, crawlers }) => [
      title,
      summary,
      meaning.text,
      common,
      ...allowed.map((list) => list.title),
      ...crawlers.flatMap((row) => [row.verdictText, row.reason, row.documented]),
    ]),
    ...facts.map(({ title }) => title),
    ...ai.snippets.flatMap(({ title, note }) => [title, ...(note ? [note.text] : [])]),
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
