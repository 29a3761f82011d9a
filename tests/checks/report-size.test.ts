import { expect, test } from "vitest";
import { auditPage } from "#tools/seo-analyzer/engine/audit.ts";
import { createSource } from "../fixtures/seo-rules/made-page.ts";
import { readPage } from "#tools/seo-analyzer/engine/page/read-page.ts";
import { auditSite, digestPage } from "#tools/seo-analyzer/engine/site-audit/site-audit.ts";
import { createCrawl } from "../fixtures/seo-rules/made-crawl.ts";
import { maxResultBytes } from "#platform/processes/job-process.ts";
import { SeoAuditSchema } from "#tools/seo-analyzer/server/seo-audit.ts";
import { pageConstructs } from "./growth/cases.ts";

/** What a row of the table of jobs may hold. */
const maxRowBytes = 1_000_000;
/** Fifty digests are held until the last page of a site is read. */
const maxDigestBytes = 400_000;

const countBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

function auditHtml(html: string, url = "https://shop.example/") {
  const source = createSource({
    html,
    url,
    robots: { status: 200, text: "x\u0001\n".repeat(100), allows: createSource({}).robots.allows },
  });
  const page = readPage(html, source.url);
  return { audit: auditPage(page, source), digest: digestPage(page, source) };
}

test.each(pageConstructs)("a page of %s gives a small report", (_name, attack) => {
  const { audit, digest } = auditHtml(attack(50_000));
  expect(countBytes(audit)).toBeLessThan(maxRowBytes / 4);
  expect(countBytes(digest)).toBeLessThan(maxDigestBytes);
});

/**
 * As many rules as can find something find ten texts that are long, and that JSON writes with as
 * many bytes as it can.
 */
function worstPage(links: number): string {
  const long = "\u0001ش".repeat(5_000);
  const address = "x".repeat(5_000);
  const repeated = (part: (i: number) => string, count = 20): string =>
    Array.from({ length: count }, (_, i) => part(i)).join("");
  return `<html lang="${long}"><head>${repeated(() => `<title>${long}</title><meta name="description" content="${long}"><meta name="viewport" content="${long}">`)}
    ${repeated((i) => `<link rel="alternate" hreflang="${long}" href="${i}${address}"><link rel="canonical" href="${i}${address}"><link rel="stylesheet" href="${i}${address}">`)}
    <meta name="robots" content="unavailable_after: 1 Jan 2020 ${long}"><meta property="og:url" content="${long}"><meta property="og:locale" content="${long}">
    </head><body>${repeated((i) => `<h1>${long}</h1><h6>${long}</h6><h2></h2><img src="http://localhost/${i}${address}" alt="${long}.png"><img src="${i}${address}">`)}
    ${repeated((i) => `<a href="#${i}${long}"></a><a onclick="x">${long}</a><a rel="nofollow" href="/${i}${address}">here</a><form action="http://localhost/${i}${address}"></form>`)}
    ${repeated((i) => `<script type="application/ld+json">{${i}${long}</script><script>sk_live_aaaaaaaaaaaaaaaaaaaaaaa</script>`)}
    ${repeated((i) => `<a href="/${i}-${"y".repeat(2_000)}">x</a>`, links)}</body></html>`;
}

test("a page that makes every rule speak at length gives a report under a megabyte", () => {
  expect(countBytes(auditHtml(worstPage(0)).audit)).toBeLessThan(maxRowBytes);
});

test("fifty pages with endless titles and links make a row under a megabyte", () => {
  const pages = Array.from(
    { length: 50 },
    (_, i) =>
      auditHtml(
        `<title>${String(i).repeat(100_000)}</title>${i === 0 ? worstPage(5_000) : ""}`,
        `https://shop.example/${i}-${"z".repeat(1_900)}`,
      ).digest,
  );
  expect(Math.max(...pages.map(countBytes))).toBeLessThan(maxDigestBytes);
  const urls = Array.from(
    { length: 5_000 },
    (_, i) => `https://shop.example/${i}-${"y".repeat(2_000)}`,
  );
  const audit = auditSite(
    createCrawl(pages, {
      broken: new Map(urls.map((url) => [url, { reason: "status", status: 404 }])),
      unread: urls,
      mapped: new Map(urls.map((url) => [url, url])),
      isCut: true,
    }),
  );
  expect(audit.pages.map(({ title }) => title.length)).toEqual(
    Array.from({ length: 50 }, () => 301),
  );
  expect(countBytes(audit)).toBeLessThan(maxRowBytes);
});

test("five hundred pages that link to each other and fail every check make a row under a megabyte", () => {
  const count = 500;
  // Arabic addresses, percent-encoded, of some 400 characters
  const urls = Array.from(
    { length: count },
    (_, i) => `https://shop.example/${"%D8%B4".repeat(62)}${i}`,
  );
  const { digest } = auditHtml(worstPage(0));
  const rules = Array.from({ length: 150 }, (_, i) => ({
    rule: `rule-of-a-long-name-${i}`,
    status: "failed" as const,
  }));
  const pages = urls.map((url, i) => ({
    ...digest,
    url,
    title: `${"ش".repeat(300)}${i}`,
    links: urls,
    alternates: urls.slice(0, 100),
    outcomes: rules,
  }));
  const broken = Array.from({ length: 500 }, (_, i) => `https://shop.example/gone/${i}`);
  const audit = auditSite(
    createCrawl(
      pages.map((page) => ({ ...page, links: [...page.links, ...broken] })),
      {
        broken: new Map(broken.map((url) => [url, { reason: "status", status: 404 }])),
        unread: urls.map((url) => `${url}x`),
        mapped: new Map(urls.map((url) => [url, url])),
        isCut: true,
        reading: { maxPages: count, stop: "time" },
      },
    ),
  );
  expect(SeoAuditSchema.safeParse(JSON.parse(JSON.stringify(audit))).success).toBe(true);
  expect(countBytes(audit)).toBeLessThan(maxResultBytes);
});

test("of more links than a page is asked about, the first thousand are followed", () => {
  const html = Array.from({ length: 1_500 }, (_, i) => `<a href="/${i}">x</a>`).join("");
  expect(auditHtml(html).digest.links).toHaveLength(1_000);
  expect(auditHtml(`<a href="/${"x".repeat(2_100)}">x</a><a href="/b">x</a>`).digest.links).toEqual(
    ["https://shop.example/b"],
  );
});
