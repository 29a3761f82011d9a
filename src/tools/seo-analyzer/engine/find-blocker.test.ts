import { expect, test } from "vitest";
import { createSource, type Made } from "../../../../tests/fixtures/seo-rules/made-page.ts";
import { auditPage } from "./audit.ts";
import { findBlocker } from "./find-blocker.ts";
import { readPage } from "./page/read-page.ts";
import { toReport } from "./report.ts";

const words = `<p>${"Bags made by hand in old Cairo. ".repeat(20)}</p>`;

function audit(made: Made) {
  const source = createSource({ body: words, ...made });
  return auditPage(readPage(source.html, source.url), source);
}
const find = (made: Made) => findBlocker(audit(made).outcomes)?.rule;

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
