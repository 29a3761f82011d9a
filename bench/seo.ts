/**
 * Measures the cost of an analysis: parsing and checking a 50 KB and a 1 MB page, in ms of CPU time
 * and as a multiple of parse5's parse of the same page (goal: at most 2.5), how many pages a core
 * checks in a second, and a crawl of 500 pages (goal: 3 minutes, 300 MB). The analysis is all that
 * a report is made of: each rule, the Arabic of the page, and what AI crawlers may read. A page in
 * English shows what is no reading of Arabic. `npm run bench -- seo`
 */
import { parse } from "parse5";
import { aiCrawlers } from "../src/tools/seo-analyzer/engine/ai/ai-crawlers.ts";
import { auditPage } from "../src/tools/seo-analyzer/engine/audit.ts";
import { createSource } from "../tests/fixtures/seo-rules/made-page.ts";
import { benchCrawl } from "./support/crawl-bench.ts";
import { readPage } from "../src/tools/seo-analyzer/engine/page/read-page.ts";

const url = "https://shop.example/bags";
const rounds = 5;
const ai = {
  access: Object.fromEntries(
    aiCrawlers.map(({ token }) => [token, { isAllowed: true, group: "all" } as const]),
  ),
  llmsTxt: null,
  sentHtml: null,
};

/**
 * Creates the page of a shop in two languages: cards with headings, links, pictures, lists and a
 * few scripts.
 */
function createPage(length: number): string {
  const head = `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><title>حقائب جلدية مصنوعة باليد في القاهرة</title><meta name="description" content="حقائب"><link rel="canonical" href="${url}"><script type="application/ld+json">{"@type":"Organization","name":"ورشة"}</script></head><body><h1>حقائب</h1>`;
  const cards: string[] = [];
  for (let i = 0, written = head.length; written < length; i++) {
    const card = `<section class="card" data-n="${i}"><h2 id="s${i}">حقيبة رقم ${i}</h2><p>نصنع هذه الحقيبة من <a href="/leather/${i}" class="link">جلد طبيعي</a> مدبوغ في <strong>القاهرة</strong>، ونخيطها باليد في ورشة صغيرة. Made by hand, sewn twice, sent in two days.</p><img src="/i/${i}.jpg" alt="حقيبة بنية" width="300" height="200"><ul><li>بني<li>أسود<li>${i} جنيه</ul>${i % 9 === 0 ? "<script>track()</script>" : ""}</section>`;
    cards.push(card);
    written += card.length;
  }
  return `${head}${cards.join("")}</body></html>`;
}

/** Creates the page of a shop in English, of the same parts. */
function createEnglishPage(length: number): string {
  const head = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Leather bags made by hand in Cairo</title><meta name="description" content="Bags"><link rel="canonical" href="${url}"><script type="application/ld+json">{"@type":"Organization","name":"Workshop"}</script></head><body><h1>Bags</h1>`;
  const cards: string[] = [];
  for (let i = 0, written = head.length; written < length; i++) {
    const card = `<section class="card" data-n="${i}"><h2 id="s${i}">Bag number ${i}</h2><p>We make this bag from <a href="/leather/${i}" class="link">natural leather</a> tanned in <strong>Cairo</strong>, and sew it by hand in a small workshop. Made by hand, sewn twice, sent in two days.</p><img src="/i/${i}.jpg" alt="Brown bag" width="300" height="200"><ul><li>Brown<li>Black<li>${i} pounds</ul>${i % 9 === 0 ? "<script>track()</script>" : ""}</section>`;
    cards.push(card);
    written += card.length;
  }
  return `${head}${cards.join("")}</body></html>`;
}

function cpuMs(work: () => void, times: number): number {
  const before = process.cpuUsage();
  for (let i = 0; i < times; i++) work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
}

const pages = {
  "50 KB": createPage(50_000),
  "1 MB": createPage(1_000_000),
  "50 KB in English": createEnglishPage(50_000),
};

const rows = Object.entries(pages).map(([name, html]) => {
  const source = createSource({ html, url, ai });
  const times = Math.ceil(4_000_000 / html.length);
  const measured = Array.from({ length: rounds }, () => ({
    parse: cpuMs(() => void parse(html), times),
    analysis: cpuMs(() => void auditPage(readPage(html, url), source), times),
  }));
  // The first round is a warm-up; the median of the others counts.
  const middle = measured.slice(1).sort((a, b) => a.analysis / a.parse - b.analysis / b.parse)[1]!;
  return {
    page: name,
    "parse5 ms": middle.parse.toFixed(2),
    "analysis ms": middle.analysis.toFixed(2),
    ratio: (middle.analysis / middle.parse).toFixed(2),
    "pages a second": Math.round(1000 / middle.analysis),
  };
});
console.table(rows);
await benchCrawl();
