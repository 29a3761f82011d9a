import { expect, test } from "vitest";
import { createSource, robots, type Made } from "../../../../tests/fixtures/seo-rules/made-page.ts";
import { auditPage } from "./audit.ts";
import { findBlocker } from "./find-blocker.ts";
import { isUnaudited } from "./is-unaudited.ts";
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
});

test("a page that names another page of its site as its original is called a copy of it", () => {
  const made = {
    url: "https://shop.example/bags?page=2",
    head: '<link rel="canonical" href="https://shop.example/shoes">',
  };
  expect(find(made)).toBe("canonical-self");
  expect(toReport(audit(made), "en").blocker).toEqual({
    rule: "canonical-self",
    title: "Google may list another page instead of this page",
    text: "It calls itself a copy of this one: https://shop.example/shoes",
  });
  const { steps, findings } = toReport(audit(made), "ar");
  expect(steps[0]).toMatchObject({ rule: "canonical-self", importance: "high" });
  expect(findings.find(({ rule }) => rule === "canonical-self")?.importance).toBe("high");
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

test("the headline and the reason are in the reader's language and name what was found", () => {
  const report = audit({ status: 404 });
  expect(toReport(report, "en").blocker).toEqual({
    rule: "status",
    title: "This page will not appear in Google",
    text: "Your site answers that it has no page at this address (error 404).",
  });
  expect(toReport(report, "ar").blocker).toEqual({
    rule: "status",
    title: "لن تظهر هذه الصفحة في جوجل",
    text: "يردّ موقعك بأنه لا صفحة بهذا الرابط (الخطأ 404).",
  });
  expect(toReport(audit({ status: 503 }), "ar").blocker?.text).toBe(
    "يتعطل موقعك حين تُطلب منه، ويردّ بالخطأ 503.",
  );
  expect(toReport(audit({ ...robots(null, 503) }), "en").blocker).toEqual({
    rule: "robots-allows",
    title: "Google cannot read this page",
    text: "robots.txt (your site's rules for search engines) answers with error 503, so Google stops reading the whole site.",
  });
});

const other = "https://shop.example/bags/leather";
const withCanonical = (answer: Partial<RelatedPage>): Made => ({
  head: `<link rel="canonical" href="${other}">`,
  related: [
    { url: other, status: 200, finalUrl: other, isNoindex: false, alternates: [], ...answer },
  ],
});

test("an original that does not open or forbids indexing keeps both pages out, one that redirects or is silent is listed itself", () => {
  expect(find(withCanonical({ status: 404 }))).toBe("canonical-reachable");
  expect(find(withCanonical({ status: 0 })), "it may answer a search engine").toBe(
    "canonical-self",
  );
  expect(find(withCanonical({ isNoindex: true }))).toBe("canonical-reachable");
  expect(find(withCanonical({ finalUrl: "https://shop.example/bags/all" }))).toBe("canonical-self");
  expect(find(withCanonical({}))).toBe("canonical-self");
  const getText = (made: Made, locale: "ar" | "en") => toReport(audit(made), locale).blocker!.text;
  expect(getText(withCanonical({ status: 404 }), "en")).toBe(
    `It calls itself a copy of another page, and that one does not open: ${other}`,
  );
  expect(getText(withCanonical({ status: 404 }), "ar")).toContain("لا تُفتح");
  expect(getText(withCanonical({ isNoindex: true }), "ar")).toContain("أمر يخفيها من البحث");
  expect(toReport(audit(withCanonical({ status: 404 })), "en").steps[0]!.rule).toBe(
    "canonical-reachable",
  );
});

test("a page that answers with an error has one step, which says who does what, and nothing else is counted", () => {
  const expected = [
    [500, "موقعك متعطل الآن", "host", "hour"],
    [404, "هذه الصفحة غير موجودة", "owner", "minutes"],
    [410, "هذه الصفحة غير موجودة", "owner", "minutes"],
    [403, "الموقع يمنع فتح هذه الصفحة", "host", "hour"],
  ] as const;
  for (const [status, title, by, time] of expected) {
    const report = toReport(audit({ status, ...robots(null, 503), head: "" }), "ar");
    expect(report.steps).toEqual([
      expect.objectContaining({ rule: "status", title, effort: { by, time }, importance: "high" }),
    ]);
    expect(report.findings.map(({ rule }) => rule)).toEqual(["status"]);
    expect(report.steps[0]!.fix).not.toMatch(/200|301/);
    expect(isUnaudited(report)).toBe(true);
  }
  expect(toReport(audit({ status: 500 }), "ar").steps[0]!.fix).toContain("شركة الاستضافة الآن");
  expect(isUnaudited(toReport(audit({}), "ar"))).toBe(false);
});
