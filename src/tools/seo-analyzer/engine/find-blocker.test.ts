import { expect, test } from "vitest";
import { createSource, robots, type Made } from "../../../../tests/fixtures/seo-rules/made-page.ts";
import { auditPage } from "./audit.ts";
import { findBlocker } from "./find-blocker.ts";
import type { RelatedPage } from "./page/page-source.ts";
import { readPage } from "./page/read-page.ts";
import { toReport } from "./report.ts";

const words = `<p>${"Bags made by hand in old Cairo. ".repeat(20)}</p>`;

function audit(made: Made) {
  const source = createSource({ body: words, ...made });
  return auditPage(readPage(source.html, source.url), source);
}
const find = (made: Made) => findBlocker(audit(made).outcomes)?.outcome.rule;

test("an ordinary page has nothing that keeps it out of search", () => {
  expect(find({})).toBeUndefined();
  expect(toReport(audit({}), "en").blocker).toBeNull();
});

test("an error, a directive, an empty page and another original each keep a page out", () => {
  expect(find({ status: 404 })).toBe("status");
  expect(find({ status: 500 })).toBe("status");
  expect(find({ head: '<meta name="robots" content="noindex">' })).toBe("indexable");
  expect(find({ body: "<div id=root>Loading…</div>" })).toBe("word-count");
  expect(find({ head: '<link rel="canonical" href="https://other.example/">' })).toBe(
    "canonical-self",
  );
});

test("a page that names the site's first page as its original is kept out, one that names itself without parameters is not", () => {
  const url = "https://shop.example/bags?variant=41";
  const canonical = (href: string) => ({ url, head: `<link rel="canonical" href="${href}">` });
  expect(find(canonical("https://shop.example/"))).toBe("canonical-valid");
  expect(find(canonical("https://shop.example/bags"))).toBeUndefined();
  expect(find(canonical("https://shop.example/shoes"))).toBeUndefined();
});

test("the reason that a search engine meets first is the one that is named", () => {
  const head = '<meta name="robots" content="noindex">';
  expect(find({ status: 404, head, body: "" })).toBe("status");
  // A server that fails does so for robots.txt too.
  expect(find({ status: 500, ...robots(null, 503) })).toBe("status");
  expect(find({ ...robots(null, 503) })).toBe("robots-allows");
  expect(find({ head, body: "" })).toBe("indexable");
});

test("a few words are a weakness and keep no page out", () => {
  expect(
    find({ body: "<p>Bags made by hand in old Cairo, sent to your door in two days.</p>" }),
  ).toBe(undefined);
});

test("the sentence is in the reader's language and names what was found", () => {
  const report = audit({ status: 404 });
  expect(toReport(report, "en").blocker).toEqual({
    rule: "status",
    text: "Your server answers with error 404 instead of the page, so search leaves it out.",
  });
  expect(toReport(report, "ar").blocker?.text).toBe(
    "خادمك يردّ بخطأ 404 بدل الصفحة، فلا تظهر في البحث.",
  );
});

const other = "https://shop.example/bags/leather";
const withCanonical = (answer: Partial<RelatedPage>): Made => ({
  head: `<link rel="canonical" href="${other}">`,
  related: [
    { url: other, status: 200, finalUrl: other, isNoindex: false, alternates: [], ...answer },
  ],
});

test("an original that does not open or forbids indexing keeps both pages out, one that redirects or is silent does not", () => {
  expect(find(withCanonical({ status: 404 }))).toBe("canonical-reachable");
  expect(find(withCanonical({ status: 0 })), "it may answer a search engine").toBeUndefined();
  expect(find(withCanonical({ isNoindex: true }))).toBe("canonical-reachable");
  expect(find(withCanonical({ finalUrl: "https://shop.example/bags/all" }))).toBeUndefined();
  expect(find(withCanonical({}))).toBeUndefined();
  const getText = (made: Made, locale: "ar" | "en") => toReport(audit(made), locale).blocker!.text;
  expect(getText(withCanonical({ status: 404 }), "en")).toBe(
    `The page tells Google that its original is elsewhere, and that does not open, so it may not be listed: ${other}`,
  );
  expect(getText(withCanonical({ status: 404 }), "ar")).toContain("لا يُفتح");
  expect(getText(withCanonical({ isNoindex: true }), "ar")).toContain("يمنع الفهرسة");
  expect(toReport(audit(withCanonical({ status: 404 })), "en").steps[0]!.rule).toBe(
    "canonical-reachable",
  );
});
