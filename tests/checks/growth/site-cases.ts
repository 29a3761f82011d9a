import { readPage } from "#tools/seo-analyzer/engine/page/read-page.ts";
import {
  auditSite,
  digestPage,
  type CrawlResult,
  type PageDigest,
} from "#tools/seo-analyzer/engine/site-audit/site-audit.ts";
import { createCrawl } from "../../fixtures/seo-rules/made-crawl.ts";
import { createSource } from "../../fixtures/seo-rules/made-page.ts";
import { growthCase } from "./measure-growth.ts";

const origin = "https://shop.example";
const source = createSource({ html: "<title>x</title><p>x</p>", url: origin });
const plain = digestPage(readPage(source.html, source.url), source);

/** Twice the most pages that a site may have read. */
const maxSize = 1_000;

const listOthers = (place: number, step: number, length: number): readonly string[] =>
  Array.from({ length }, (_, i) => `${origin}/${place + 1 + i * step}`);

function siteCase(
  name: string,
  createPage: (place: number) => Partial<PageDigest>,
  createRest: (urls: readonly string[]) => Partial<CrawlResult> = () => ({}),
) {
  return growthCase({
    name: `a site of ${name}`,
    run: (crawl: CrawlResult) => auditSite(crawl).pages.length,
    attack(size) {
      const pages = Array.from({ length: size }, (_, place) => ({
        ...plain,
        url: `${origin}/${place}`,
        ...createPage(place),
      }));
      return createCrawl(pages, createRest(pages.map(({ url }) => url)));
    },
    maxSize,
  });
}

/** A sketch of which this share, in percent, is that of all pages. */
const createSketch = (place: number, sharedPercent: number): readonly number[] =>
  Array.from({ length: 128 }, (_, i) =>
    (i * 100) / 128 < sharedPercent ? i : 1_000 * place + 128 + i,
  );

/** What the audit across pages does, each by the site that makes it do the most. */
export const siteCases = [
  siteCase("a chain of links", (place) => ({ links: listOthers(place, 1, 1) })),
  siteCase("a menu of a hundred pages", () => ({ links: listOthers(-1, 1, 100) })),
  siteCase("a chain that also links back", (place) => ({
    links: [`${origin}/${place + 1}`, ...listOthers(-1, 1, 50)],
  })),
  siteCase("language versions that name each other", (place) => ({
    alternates: listOthers(place - (place % 100) - 1, 1, 100),
  })),
  siteCase("pages with the same texts", () => ({
    title: "Bags",
    description: "Bags",
    textSample: "bags",
    textSketch: createSketch(0, 100),
  })),
  siteCase("pages that are half alike", (place) => ({
    textSample: `bags ${place}`,
    textSketch: createSketch(place, 50),
  })),
  siteCase("pages that all fail every rule", () => ({
    outcomes: Array.from({ length: 150 }, (_, i) => ({ rule: `rule-${i}`, status: "failed" })),
  })),
  siteCase(
    "pages with the same broken link",
    () => ({ links: [`${origin}/gone`] }),
    () => ({ broken: new Map([[`${origin}/gone`, { reason: "status", status: 404 }]]) }),
  ),
  siteCase(
    "pages that only the sitemap lists",
    () => ({}),
    (urls) => ({
      mapped: new Map(urls.map((url) => [url, `${origin}/sitemap.xml`])),
      ends: new Map(urls.map((url) => [url, url])),
      unread: urls.map((url) => `${url}/unread`),
    }),
  ),
];
