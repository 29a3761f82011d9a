import { expect, test } from "vitest";
import { createSource, type Made } from "../../../../../tests/fixtures/seo-rules/made-page.ts";
import { SiteReport } from "../../contract.ts";
import { readPage } from "../page/read-page.ts";
import { auditSite, digestFailure, digestPage, type PageDigest } from "./site-audit.ts";
import { toSiteReport } from "./site-report.ts";

const home = "https://shop.example/";
const when = { fetchedAt: "2026-11-21T12:00:00.000Z", isCut: false };

function page(url: string, made: Made): PageDigest {
  const source = createSource({ ...made, url });
  return digestPage(readPage(source.html, url), source);
}

const links = (...paths: string[]): string =>
  paths.map((path) => `<a href="${path}">Page ${path}</a>`).join("");
const createTitledPage = (title: string, body: string, more = ""): Made => ({
  head: `<title>${title}</title>${more}`,
  body,
});
const find = (digests: PageDigest[], id: string) =>
  auditSite(digests, when).problems.find((problem) => problem.id === id)?.pages;

test("pages that share a title are found, however it is spelled", () => {
  const digests = [
    page(home, createTitledPage("حقائب جلدية", "")),
    page(`${home}b`, createTitledPage("حقائبُ جلديّة", "")),
    page(`${home}c`, createTitledPage("أحذية", "")),
  ];
  expect(find(digests, "duplicate-titles")).toEqual([0, 1]);
  expect(find(digests.slice(1), "duplicate-titles")).toBeUndefined();
});

test("depth is counted in clicks; what no link reaches is an orphan", () => {
  const digests = [
    page(home, createTitledPage("a", links("/b"))),
    page(`${home}b`, createTitledPage("b", links("/c"))),
    page(`${home}c`, createTitledPage("c", links("/d"))),
    page(`${home}d`, createTitledPage("d", links("/e"))),
    page(`${home}e`, createTitledPage("e", "")),
    page(`${home}lost`, createTitledPage("f", links("/"))),
  ];
  const { pages } = auditSite(digests, when);
  expect(pages.map(({ depth }) => depth)).toEqual([0, 1, 2, 3, 4, null]);
  expect(pages[0]).toMatchObject({ linksIn: 1 });
  expect(find(digests, "deep-pages")).toEqual([4]);
  expect(find(digests, "orphan-pages")).toEqual([5]);
});

test("a page that does not open is broken and has no score", () => {
  const digests = [
    page(home, createTitledPage("a", links("/gone"))),
    digestFailure(`${home}gone`, 404),
    page(`${home}error`, { status: 500 }),
  ];
  const audit = auditSite(digests, when);
  expect(find(digests, "broken-pages")).toEqual([1, 2]);
  expect(audit.pages.map(({ score }) => score === null)).toEqual([false, true, true]);
  expect(audit.score).toBe(audit.pages[0]!.score);
});

test("language links without a link back are found on the page that has them", () => {
  const alternate = '<link rel="alternate" hreflang="en" href="https://shop.example/en">';
  const digests = [
    page(home, createTitledPage("a", "", alternate)),
    page(`${home}en`, createTitledPage("b", "")),
  ];
  expect(find(digests, "one-way-languages")).toEqual([0]);
});

test("findings are grouped by rule and worded in both languages, the most important first", () => {
  const digests = [
    page(home, createTitledPage("a", links("/b"))),
    page(`${home}b`, { body: links("/") }),
  ];
  const audit = auditSite(digests, when);
  expect(audit.problems.find(({ id }) => id === "title-present")).toEqual({
    id: "title-present",
    status: "failed",
    pages: [1],
  });
  const report = toSiteReport(JSON.parse(JSON.stringify(audit)), "ar");
  expect(report.problems.find(({ id }) => id === "description-present")).toMatchObject({
    title: "وصف الصفحة",
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
  const short = auditSite([page(home, createTitledPage("Tea", "<p>Tea</p>"))], when);
  const report = toSiteReport(short, "en");
  expect(report.problems.find(({ id }) => id === "word-count")!.source).toBe("");
  expect(SiteReport.parse(report)).toEqual(report);
});
