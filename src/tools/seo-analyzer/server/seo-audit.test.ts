import { expect, test } from "vitest";
import { aiCrawlers } from "../engine/ai/ai-crawlers.ts";
import { auditPage } from "../engine/audit.ts";
import { createSource } from "../../../../tests/fixtures/seo-rules/made-page.ts";
import { readPage } from "../engine/page/read-page.ts";
import { createCrawl } from "../../../../tests/fixtures/seo-rules/made-crawl.ts";
import { auditSite, digestPage } from "../engine/site-audit/site-audit.ts";
import { SeoAuditSchema } from "./seo-audit.ts";

const long = "x".repeat(100_000);

function createAudit(html: string, url = "https://shop.example/") {
  return auditPage(readPage(html, url), createSource({ html, url }));
}

test("the schema accepts the audit of an ordinary page and of one with long texts everywhere", () => {
  const honest = createAudit(
    '<!doctype html><html lang="ar" dir="rtl"><title>حقائب جلدية</title><h1>حقائب</h1><p>نص <a href="/a">رابط</a>',
  );
  expect(SeoAuditSchema.parse(honest)).toEqual(honest);
  const long = "x".repeat(3_000);
  const hostile = createAudit(
    `<html lang="${long}"><title>${long}</title><meta name="description" content="${long}"><meta property="og:title" content="${long}"><meta property="og:site_name" content="${long}"><link rel=canonical href="/${long}"><h1 id="${long}">${long}</h1>${Array.from({ length: 50 }, (_, i) => `<a href="/${i}${long}">${long}</a><img src="/${i}${long}">`).join("")}`,
  );
  expect(SeoAuditSchema.parse(hostile)).toEqual(hostile);
  expect(JSON.stringify(hostile).length).toBeLessThan(1_000_000);
});

test("the schema rejects values that are too long, of another type or malformed", () => {
  const audit = createAudit("<title>x</title>");
  const outcome = audit.outcomes[0]!;
  for (const changed of [
    { url: long },
    { score: 101 },
    { score: Number.NaN },
    { fetchedAt: long },
    { more: 1 },
    { preview: { ...audit.preview, title: long } },
    { outcomes: Array.from({ length: 301 }, () => outcome) },
    { outcomes: [{ ...outcome, evidence: [long] }] },
    { outcomes: [{ ...outcome, evidence: Array.from({ length: 11 }, () => "x") }] },
    { outcomes: [{ ...outcome, values: { x: long } }] },
    {
      outcomes: [
        { ...outcome, values: Object.fromEntries(Array.from({ length: 31 }, (_, i) => [i, 1])) },
      ],
    },
    { outcomes: [{ ...outcome, snippet: long }] },
  ]) {
    expect(
      SeoAuditSchema.safeParse({ ...audit, ...changed }).success,
      JSON.stringify(changed).slice(0, 60),
    ).toBe(false);
  }
});

test("the schema accepts what is stored of AI crawlers, bounded, and a report without it", () => {
  const html = `<meta name="robots" content="noai, max-snippet:${long}"><h1>${long}?</h1><p>${long}</p>`;
  const access = Object.fromEntries(
    aiCrawlers.map(({ token }) => [token, { isAllowed: true, group: "all" as const }]),
  );
  const source = createSource({
    html,
    ai: { access, llmsTxt: { title: long, chars: 200_000 }, sentHtml: null },
  });
  const audit = auditPage(readPage(html, source.url), source);
  const ai = audit.ai!;
  expect(SeoAuditSchema.parse(audit)).toEqual(audit);
  const { ai: _, ...old } = audit;
  expect(SeoAuditSchema.parse(old)).toEqual(old);
  for (const changed of [
    { ...ai, more: 1 },
    { ...ai, opening: long },
    { ...ai, words: { sent: -1, rendered: null } },
    { ...ai, crawlers: [{ ...ai.crawlers[0], verdict: "perhaps" }] },
    { ...ai, crawlers: [{ ...ai.crawlers[0], directive: long }] },
    { ...ai, crawlers: Array.from({ length: 101 }, () => ai.crawlers[0]) },
    { ...ai, facts: [{ ...ai.facts[0], example: long }] },
    { ...ai, llmsTxt: { title: long, chars: 1 } },
  ])
    expect(
      SeoAuditSchema.safeParse({ ...audit, ai: changed }).success,
      JSON.stringify(changed).slice(0, 60),
    ).toBe(false);
});

test("the schema accepts the audit of a site and rejects one with too many pages or links", () => {
  const createDigest = (path: string) => {
    const url = `https://shop.example${path}`;
    const html = `<html lang="ar"><link rel="alternate" hreflang="ar" href="/"><link rel="alternate" hreflang="${"e".repeat(100)}" href="/a"><title>Page ${path}</title><a href="/">x</a><a href="/a">x</a>`;
    return digestPage(readPage(html, url), createSource({ html, url }));
  };
  const gone = "https://shop.example/gone";
  const site = auditSite(
    createCrawl(["/", "/a", "/b"].map(createDigest), {
      broken: new Map([[gone, { reason: "status", status: 404 }]]),
      mapped: new Map([[gone, "https://shop.example/sitemap.xml"]]),
      unread: ["https://shop.example/c"],
    }),
  );
  expect(SeoAuditSchema.parse(site)).toEqual(site);
  const [page] = site.pages;
  const [languages] = site.languages!;
  const { languages: _, ...older } = site;
  const stored = { ...older, pages: site.pages.map(({ lang: __, ...old }) => old) };
  expect(SeoAuditSchema.parse(stored)).toEqual(stored);
  for (const changed of [
    { pages: Array.from({ length: 501 }, () => page) },
    { pages: [{ ...page, title: long }] },
    { links: Array.from({ length: 10_001 }, () => [0, 1]) },
    { brokenLinks: Array.from({ length: 201 }, () => site.brokenLinks![0]) },
    { brokenLinks: [{ ...site.brokenLinks![0], reason: "x" }] },
    { unread: [{ url: long.repeat(30), isOrphan: true }] },
    { pages: [{ ...page, lang: long }] },
    { languages: Array.from({ length: 501 }, () => languages) },
    { languages: [{ ...languages, pages: [{ page: 0, codes: [long] }] }] },
    { languages: [{ ...languages, pages: [{ page: 0, codes: ["a", "b", "c", "d"] }] }] },
    { languages: [{ ...languages, oneWay: Array.from({ length: 51 }, () => [0, 1]) }] },
    { languages: [{ ...languages, unread: [long] }] },
    { links: [[0, 1, 2]] },
    { links: [[0, 1e9]] },
    { problems: [{ id: "x", status: "failed", pages: Array.from({ length: 501 }, () => 1) }] },
    { brokenLinks: [{ ...site.brokenLinks![0], from: Array.from({ length: 51 }, () => 1) }] },
    { reading: { maxPages: 500, stop: "bored", linkCount: 1, unreadCount: 0, brokenCount: 0 } },
  ]) {
    expect(
      SeoAuditSchema.safeParse({ ...site, ...changed }).success,
      JSON.stringify(changed).slice(0, 60),
    ).toBe(false);
  }
});

test("the report of a site of fifty pages that an earlier version stored still opens", () => {
  const places = Array.from({ length: 50 }, (_, i) => i);
  const stored = {
    kind: "site",
    url: "https://shop.example/",
    fetchedAt: "2026-11-20T12:00:00.000Z",
    isCut: true,
    score: 80,
    pages: places.map((i) => ({
      url: `https://shop.example/${i}`,
      status: 200,
      title: "x".repeat(301),
      score: 80,
      depth: i === 0 ? 0 : 1,
      linksIn: 49,
    })),
    problems: [
      { id: "duplicate-titles", status: "warning", pages: places, groups: [places] },
      { id: "title-length", status: "failed", pages: places },
    ],
    links: places.flatMap((from) => places.map((to) => [from, to])),
    brokenLinks: [
      {
        url: "https://shop.example/gone",
        reason: "status",
        status: 404,
        from: places,
        sitemap: null,
      },
    ],
  };
  expect(stored.links).toHaveLength(2_500);
  expect(SeoAuditSchema.parse(stored)).toEqual(stored);
});
