import { expect, test } from "vitest";
import { createSource, type Made } from "../../../../../tests/fixtures/seo-rules/made-page.ts";
import { SiteReport } from "../../contract.ts";
import { isUnaudited } from "../is-unaudited.ts";
import { readPage } from "../page/read-page.ts";
import { createCrawl } from "../../../../../tests/fixtures/seo-rules/made-crawl.ts";
import { auditSite, digestPage, type PageDigest } from "./site-audit.ts";
import { toSiteReport } from "./site-report.ts";

const home = "https://shop.example/";

function page(url: string, made: Made): PageDigest {
  const source = createSource({ ...made, url });
  return digestPage(readPage(source.html, url), source);
}

/** Enough words for a page to be found by. */
const words = `<p>${"handmade leather bags ".repeat(10)}</p>`;
const links = (...paths: string[]): string =>
  paths.map((path) => `<a href="${path}">Page ${path}</a>`).join("");
const createTitledPage = (title: string, body: string, more = ""): Made => ({
  head: `<title>${title}</title>${more}`,
  body,
});
const find = (digests: PageDigest[], id: string) =>
  auditSite(createCrawl(digests)).problems.find((problem) => problem.id === id)?.pages;

test("pages that share a title are found, however it is spelled", () => {
  const digests = [
    page(home, createTitledPage("حقائب جلدية", "")),
    page(`${home}b`, createTitledPage("حقائبُ جلديّة", "")),
    page(`${home}c`, createTitledPage("أحذية", "")),
  ];
  expect(find(digests, "duplicate-titles")).toEqual([0, 1]);
  expect(find(digests.slice(1), "duplicate-titles")).toBeUndefined();
});

test("depth is counted in clicks; what the sitemap lists and no link reaches is an orphan", () => {
  const digests = [
    page(home, createTitledPage("a", links("/b"))),
    page(`${home}b`, createTitledPage("b", links("/c"))),
    page(`${home}c`, createTitledPage("c", links("/d"))),
    page(`${home}d`, createTitledPage("d", links("/e"))),
    page(`${home}e`, createTitledPage("e", "")),
    page(`${home}lost`, createTitledPage("f", links("/"))),
  ];
  const mapped = new Map([`${home}lost/`, `${home}b/`, home].map((url) => [url, `${home}map`]));
  const { pages, problems } = auditSite(createCrawl(digests, { mapped }));
  expect(pages.map(({ depth }) => depth)).toEqual([0, 1, 2, 3, 4, null]);
  expect(pages[0]).toMatchObject({ linksIn: 1 });
  expect(find(digests, "deep-pages")).toEqual([4]);
  expect(problems.find(({ id }) => id === "orphan-pages")?.pages).toEqual([5]);
});

test("a link that ends on a page counts for that page, whatever it is called", () => {
  const digests = [
    page(home, createTitledPage("a", links("/old", "http://www.shop.example/b/"))),
    page(`${home}b`, createTitledPage("b", "")),
    page(`${home}new`, createTitledPage("c", "")),
  ];
  const ends = new Map([[`${home}old`, `${home}new`]]);
  const { pages, links: pageLinks } = auditSite(createCrawl(digests, { ends }));
  expect(pages.map(({ depth, linksIn }) => [depth, linksIn])).toEqual([
    [0, 0],
    [1, 1],
    [1, 1],
  ]);
  expect(pageLinks).toEqual([
    [0, 2],
    [0, 1],
  ]);
});

test("a canonical that answers with an error fails its rule, and keeps the first page out of search", () => {
  const digests = [
    page(home, createTitledPage("a", links("/b") + words)),
    page(`${home}b`, createTitledPage("b", words)),
  ];
  const canonical = { url: `${home}gone`, status: 404 };
  const auditWith = (url: string) =>
    auditSite(createCrawl(digests, { brokenCanonicals: new Map([[url, canonical]]) }));
  const first = auditWith(home);
  expect(first.problems.find(({ id }) => id === "canonical-reachable")?.pages).toEqual([0]);
  expect(toSiteReport(first, "en").blocker).toMatchObject({ rule: "canonical-reachable" });
  expect(toSiteReport(first, "en").problems[0]!.id).toBe("canonical-reachable");
  const second = auditWith(`${home}b`);
  expect(second.problems.find(({ id }) => id === "canonical-reachable")?.pages).toEqual([1]);
  expect(toSiteReport(second, "en").blocker).toBeNull();
});

test("a first page that answers with an error is the first problem, though no rule audits it", () => {
  const source = createSource({ url: home, status: 404, body: words });
  const digest = digestPage(readPage(source.html, source.url), source);
  const report = toSiteReport(auditSite(createCrawl([digest])), "en");
  expect(report.blocker).toMatchObject({
    rule: "status",
    title: "The start page will not appear in Google",
  });
  expect(report.problems[0]).toMatchObject({
    id: "status",
    status: "failed",
    importance: "high",
    pages: [0],
  });
});

test("a broken link is listed with the pages that have it, and the sitemap that lists it", () => {
  const digests = [
    page(home, createTitledPage("a", links("/gone", "/b"))),
    page(`${home}b`, createTitledPage("b", links("/gone"))),
  ];
  const broken = new Map([
    [`${home}gone`, { reason: "status" as const, status: 404 }],
    [`${home}loop`, { reason: "loop" as const, status: 0 }],
  ]);
  const mapped = new Map([[`${home}loop`, `${home}map`]]);
  const audit = auditSite(createCrawl(digests, { broken, mapped }));
  expect(audit.brokenLinks).toEqual([
    { url: `${home}gone`, reason: "status", status: 404, from: [0, 1], sitemap: null },
    { url: `${home}loop`, reason: "loop", status: 0, from: [], sitemap: `${home}map` },
  ]);
  expect(audit.problems[0]).toMatchObject({ id: "broken-links", status: "failed", pages: [0, 1] });
});

test("pages with the same own text are grouped, whatever their menus say", () => {
  const createPage = (name: string, text: string) =>
    page(`${home}${name}`, {
      head: `<title>${name}</title>`,
      body: `<nav>${name}</nav><main><p>${text}</p></main><footer>${name}</footer>`,
    });
  const digests = [
    createPage("", "Lamps of brass"),
    createPage("a", "Lamps  of brass"),
    createPage("b", "Bags"),
    createPage("c", "bags"),
    createPage("d", ""),
    createPage("e", ""),
  ];
  const problem = auditSite(createCrawl(digests)).problems.find(
    ({ id }) => id === "duplicate-texts",
  );
  expect(problem).toMatchObject({
    pages: [0, 1, 2, 3],
    groups: [
      [0, 1],
      [2, 3],
    ],
  });
});

test("further pages of a list may have the title of the first", () => {
  const head = '<meta name="description" content="All our bags">';
  const digests = ["", "?page=2", "?page=3"].map((query) =>
    page(`${home}bags${query}`, createTitledPage("Bags", query, head)),
  );
  expect(find(digests, "duplicate-titles")).toBeUndefined();
  expect(find(digests, "duplicate-descriptions")).toBeUndefined();
  const copy = page(`${home}copy`, createTitledPage("Bags", "", head));
  expect(find([...digests, copy], "duplicate-titles")).toEqual([0, 3]);
});

test("pages with nearly the same text are grouped, but for those that are the same", () => {
  const text = Array.from({ length: 300 }, (_, i) => `word${i}`).join(" ");
  const createPage = (name: string, body: string, head = "") =>
    page(`${home}${name}`, { head: `<title>${name}</title>${head}`, body: `<main>${body}</main>` });
  const digests = [
    createPage("cairo", `${text} in Cairo`),
    createPage("giza", `${text} in Giza`),
    createPage("hidden", `${text} in Aswan`, '<meta name="robots" content="noindex">'),
    createPage("copy", text.toUpperCase()),
    createPage("other", text.split(" ").toReversed().join(" ")),
  ];
  expect(auditSite(createCrawl(digests)).problems).toContainEqual({
    id: "similar-texts",
    status: "warning",
    pages: [0, 1, 3],
    groups: [[0, 1, 3]],
  });
  const same = [digests[0]!, createPage("again", `${text} in Cairo`)];
  expect(find(same, "similar-texts")).toBeUndefined();
  expect(find(same, "duplicate-texts")).toEqual([0, 1]);
});

test("what is not scored is a problem of its pages, and no check of the site", () => {
  const createProduct = (path: string, price: string) =>
    page(`${home}${path}`, {
      body: `<script type="application/ld+json">{"@type":"Product","name":"x","offers":{"price":"${price}","priceCurrency":"EGP"}}</script>`,
    });
  const [right, wrong] = [createProduct("a", "149"), createProduct("b", "١٤٩")];
  const audit = auditSite(createCrawl([right, wrong]));
  expect(audit.problems).toContainEqual({ id: "offer-price", status: "warning", pages: [1] });
  expect(audit.checks!.map(({ rule }) => rule)).not.toContain("offer-price");
  expect(wrong.score).toBe(right.score);
  expect(toSiteReport(audit, "ar").problems.map(({ title }) => title)).toContain(
    "سعر لا تقرؤه جوجل",
  );
});

test("a first page that answers with an error has no score", () => {
  const audit = auditSite(createCrawl([page(home, { status: 500 })]));
  expect(audit).toMatchObject({ score: 0, pages: [{ status: 500, score: null }] });
});

test("language links without a link back are found on the page that has them", () => {
  const alternate = '<link rel="alternate" hreflang="en" href="https://shop.example/en">';
  const digests = [
    page(home, createTitledPage("a", "", alternate)),
    page(`${home}en`, createTitledPage("b", "")),
  ];
  expect(find(digests, "one-way-languages")).toEqual([0]);
});

test("a report has the language of each page and the groups of its language links", () => {
  const alternates = `<link rel="alternate" hreflang="ar" href="${home}"><link rel="alternate" hreflang="en" href="${home}en">`;
  const audit = auditSite(
    createCrawl([
      page(home, { ...createTitledPage("a", "", alternates), tag: 'lang="ar-EG"' }),
      page(`${home}en`, { ...createTitledPage("b", ""), tag: 'lang="en"' }),
      page(`${home}c`, { ...createTitledPage("c", ""), tag: "" }),
    ]),
  );
  const report = SiteReport.parse(toSiteReport(audit, "en"));
  expect(report.pages.map(({ lang }) => lang)).toEqual(["ar", "en", null]);
  expect(report.languages).toEqual([
    {
      pages: [
        { page: 0, codes: ["ar"] },
        { page: 1, codes: ["en"] },
      ],
      oneWay: [[0, 1]],
      broken: [],
      unread: [],
    },
  ]);
});

test("a report that was stored before languages were kept is read without them", () => {
  const { languages: _, ...audit } = auditSite(
    createCrawl([page(home, createTitledPage("a", ""))]),
  );
  const stored = { ...audit, pages: audit.pages.map(({ lang: __, ...old }) => old) };
  const report = SiteReport.parse(toSiteReport(stored, "ar"));
  expect(report.languages).toBeUndefined();
  expect(report.pages[0]).not.toHaveProperty("lang");
});

test("findings are grouped by rule and worded in both languages, the most important first", () => {
  const digests = [
    page(home, createTitledPage("a", links("/b") + words)),
    page(`${home}b`, { body: links("/") }),
  ];
  const audit = auditSite(createCrawl(digests));
  expect(audit.problems.find(({ id }) => id === "title-present")).toEqual({
    id: "title-present",
    status: "failed",
    pages: [1],
  });
  const report = toSiteReport(JSON.parse(JSON.stringify(audit)), "ar");
  expect(report.problems.find(({ id }) => id === "description-present")).toMatchObject({
    title: "لا وصف للصفحة",
    importance: "high",
    pages: [0, 1],
  });
  const order = report.problems.map(({ importance }) =>
    ["high", "medium", "low"].indexOf(importance),
  );
  expect(order).toEqual(order.toSorted());
  expect(toSiteReport(audit, "en").problems[0]!.title).toMatch(/[a-z]/);
});

test("a report with a problem that no document states is one that the browser accepts", () => {
  const short = auditSite(createCrawl([page(home, createTitledPage("Tea", "<p>Tea</p>"))]));
  const report = toSiteReport(short, "en");
  expect(report.problems.find(({ id }) => id === "word-count")!.source).toBe("");
  expect(SiteReport.parse(report)).toEqual(report);
});

test("a dead start page is the one problem of its site, and not one of its broken links", () => {
  const dead = { reason: "status", status: 404 } as const;
  const broken = new Map([
    [home, dead],
    ["http://www.shop.example/", dead],
  ]);
  const gone = page(home, { status: 404, body: words });
  const read = (digests: PageDigest[], mapped = new Map<string, string>()) =>
    toSiteReport(auditSite(createCrawl(digests, { broken, mapped })), "en");
  const report = read([gone], new Map([[home, `${home}map`]]));
  expect(report.problems.map(({ id, title }) => [id, title])).toEqual([
    ["status", "This page does not exist"],
  ]);
  expect(report.brokenLinks).toEqual([]);
  expect(isUnaudited(report)).toBe(true);
  // Pages that the sitemap led to are audited as ever.
  const more = read([gone, page(`${home}b`, { body: words })]);
  expect(more.problems[0]!.id).toBe("status");
  expect(more.problems.length).toBeGreaterThan(1);
  expect(isUnaudited(more)).toBe(false);
});
