import { describe, expect, test } from "vitest";
import { createCrawl } from "../../../../../tests/fixtures/seo-rules/made-crawl.ts";
import { createSource, type Made } from "../../../../../tests/fixtures/seo-rules/made-page.ts";
import { SeoAuditSchema } from "../../server/seo-audit.ts";
import { SiteReport } from "../../contract.ts";
import { readPage } from "../page/read-page.ts";
import { toFirstOfList } from "./address-problems.ts";
import { auditSite, digestPage, type CrawlResult, type PageDigest } from "./site-audit.ts";
import { toSiteReport } from "./site-report.ts";

const home = "https://shop.example/";
const noindex = '<meta name="robots" content="noindex">';

function page(path: string, made: Made = {}): PageDigest {
  const source = createSource({ ...made, url: `${home}${path}` });
  return digestPage(readPage(source.html, source.url), source);
}
const links = (...hrefs: string[]): Made => ({
  body: hrefs.map((href) => `<a href="${href}">Link</a>`).join(""),
});
const ends = (...pairs: [string, string][]) => ({
  ends: new Map(pairs.map(([from, to]) => [`${home}${from}`, `${home}${to}`])),
});
const find = (id: string, digests: PageDigest[], changes: Partial<CrawlResult> = {}) =>
  auditSite(createCrawl(digests, changes)).problems.find((problem) => problem.id === id);

describe("O-65 links to another address of a page", () => {
  const digests = [
    page("", links("/old", "/bags/red", "/b")),
    page("b", links("/old")),
    page("new"),
  ];

  test("are listed with what they end as and the pages that have them", () => {
    expect(find("links-to-copies", digests, ends(["old", "new"], ["bags/red", "b"]))).toEqual({
      id: "links-to-copies",
      status: "warning",
      pages: [0, 1],
      addresses: [
        { url: `${home}old`, end: 2, from: [0, 1] },
        { url: `${home}bags/red`, end: 1, from: [0] },
      ],
    });
  });

  test.each<[string, PageDigest[], Partial<CrawlResult>]>([
    ["names of one page", [page("", links("/b/", "http://www.shop.example/b")), page("b")], {}],
    [
      "another order of a list",
      [page("", links("/b?sort=price")), page("b")],
      ends(["b?sort=price", "b"]),
    ],
    ["the start, which picks a language", [page("ar", links("/")), page("en")], ends(["", "en"])],
    [
      "a page for who has logged in",
      [page("", links("/orders")), page("my/login")],
      ends(["orders", "my/login"]),
    ],
    [
      "a page that is not to be found",
      [page("", links("/x")), page("y", { head: noindex })],
      ends(["x", "y"]),
    ],
    ["a page that was not read", [page("", links("/x"))], ends(["x", "y"])],
  ])("%s", (_, pages, changes) => {
    expect(find("links-to-copies", pages, changes)).toBeUndefined();
  });
});

describe("further pages of a list", () => {
  test.each([
    ["https://shop.example/blog?page=2", "https://shop.example/blog"],
    ["https://shop.example/blog?sort=new&paged=10", "https://shop.example/blog?sort=new"],
    ["https://shop.example/blog/page/3/", "https://shop.example/blog/"],
    [
      "https://shop.example/مقالات/page/2",
      "https://shop.example/%D9%85%D9%82%D8%A7%D9%84%D8%A7%D8%AA/",
    ],
    ["https://shop.example/blog?page=1", null],
    ["https://shop.example/blog?page=about", null],
    ["https://shop.example/page/about", null],
    ["https://shop.example/2", null],
    ["no address", null],
  ])("%s", (address, first) => {
    expect(toFirstOfList(address)).toBe(first);
  });

  test("are found where they end as the first, and are no link to a copy besides", () => {
    const digests = [
      page("", links("/blog")),
      page("blog", links("/blog/page/2/", "/blog?page=3")),
    ];
    const changes = ends(["blog/page/2/", "blog"], ["blog?page=3", "blog"]);
    expect(find("lists-cut-off", digests, changes)).toMatchObject({
      pages: [1],
      addresses: [
        { url: `${home}blog/page/2/`, end: 1, from: [1] },
        { url: `${home}blog?page=3`, end: 1, from: [1] },
      ],
    });
    expect(find("links-to-copies", digests, changes)).toBeUndefined();
    const own = [...digests, page("blog/page/2/"), page("blog?page=3")];
    expect(find("lists-cut-off", own)).toBeUndefined();
    // A list that leaves out the order of its page is another list.
    expect(
      find(
        "lists-cut-off",
        [page("", links("/b?q=x&page=2")), page("b")],
        ends(["b?q=x&page=2", "b"]),
      ),
    ).toBeUndefined();
  });
});

test("links to the own site without https are found on pages with it", () => {
  const body = links("http://shop.example/b", "http://www.shop.example/c", "http://other.example/");
  const digests = [page("", body), page("b")];
  expect(find("insecure-links", digests)).toMatchObject({
    status: "warning",
    pages: [0],
    addresses: [
      { url: "http://shop.example/b", end: 1, from: [0] },
      { url: "http://www.shop.example/c", end: null, from: [0] },
    ],
  });
  expect(find("insecure-links", [page("", links("/b", "https://shop.example/b"))])).toBeUndefined();
});

describe("the sitemap", () => {
  const listed = (...paths: string[]) => ({
    mapped: new Map(paths.map((path) => [`${home}${path}`, `${home}sitemap.xml`])),
  });

  test("lists a page that says noindex", () => {
    const digests = [page(""), page("hidden", { head: noindex }), page("other", { head: noindex })];
    expect(find("sitemap-noindex", digests, listed("", "hidden"))).toEqual({
      id: "sitemap-noindex",
      status: "warning",
      pages: [1],
      addresses: [{ url: `${home}hidden`, end: 1, from: [] }],
    });
    expect(find("sitemap-noindex", digests, listed(""))).toBeUndefined();
  });

  test("lists addresses that end as another page", () => {
    const digests = [page(""), page("new")];
    const changes = {
      ...listed("old", "new", "far", "b/"),
      ...ends(["old", "new"], ["far", "unread"], ["b/", "b"]),
    };
    expect(find("sitemap-copies", digests, changes)).toMatchObject({
      pages: [1],
      addresses: [
        { url: `${home}old`, end: 1, from: [] },
        { url: `${home}far`, end: null, from: [] },
      ],
    });
  });
});

describe("language links", () => {
  const alternates = (...paths: string[]): Made => ({
    head: paths
      .map((path) => `<link rel="alternate" hreflang="en" href="${home}${path}">`)
      .join(""),
  });

  test("miss a page that is broken, another one, or hidden", () => {
    const digests = [
      page("", alternates("gone", "old", "hidden", "fine", "")),
      page("hidden", { head: noindex }),
      page("fine"),
      page("new"),
    ];
    const broken = new Map([[`${home}gone`, { reason: "status" as const, status: 404 }]]);
    expect(find("lost-languages", digests, { broken, ...ends(["old", "new"]) })).toEqual({
      id: "lost-languages",
      status: "failed",
      pages: [0],
      addresses: [
        { url: `${home}gone`, end: null, from: [0] },
        { url: `${home}old`, end: 3, from: [0] },
        { url: `${home}hidden`, end: 1, from: [0] },
      ],
    });
  });

  test("of a page that hides itself are no fault of their own", () => {
    const hidden = page("", { head: `${noindex}${alternates("").head}` });
    expect(find("lost-languages", [hidden])).toBeUndefined();
  });
});

test("O-65 lists are bounded, and the schema of stored reports and the browser take them", () => {
  const many = Array.from({ length: 300 }, (_, i) => `old${i}`);
  const digests = [
    page("", links(...many)),
    page("new"),
    ...Array.from({ length: 20 }, (_, i) => page(`p${i}`, links("/old0"))),
  ];
  const audit = auditSite(
    createCrawl(digests, ends(...many.map((path): [string, string] => [path, "new"]))),
  );
  const problem = audit.problems.find(({ id }) => id === "links-to-copies")!;
  expect(problem.addresses).toHaveLength(50);
  expect(problem.addresses![0]!.from).toHaveLength(10);
  expect(problem.pages).toHaveLength(21);
  expect(SeoAuditSchema.parse(audit)).toEqual(audit);
  for (const locale of ["ar", "en"] as const) {
    const report = toSiteReport(audit, locale);
    expect(SiteReport.parse(report)).toEqual(report);
  }
});

test("O-66 problems across pages change neither the score of the site nor its checks", () => {
  const digests = [page("", links("/old")), page("new")];
  const plain = auditSite(createCrawl(digests));
  const changed = auditSite(createCrawl(digests, ends(["old", "new"])));
  expect(changed.problems.length).toBe(plain.problems.length + 1);
  expect([changed.score, changed.checks]).toEqual([plain.score, plain.checks]);
});
