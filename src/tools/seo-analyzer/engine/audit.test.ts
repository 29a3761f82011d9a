import { expect, test } from "vitest";
import { auditPage, rankSteps } from "./audit.ts";
import {
  afterScripts,
  countTo,
  createSource,
  type Made,
} from "../../../../tests/fixtures/seo-rules/made-page.ts";
import { statuses } from "../contract.ts";
import { readPage } from "./page/read-page.ts";
import { toReport } from "./report.ts";
import { ruleById } from "./rules/all.ts";
import { computeScore, type Counts } from "./score.ts";

function audit(made: Made) {
  const source = createSource(made);
  return auditPage(readPage(source.html, source.url), source);
}

const shop = {
  head: "<title>Bags made by hand in old Cairo</title>",
  body: '<h1>Bags</h1><a href="/shoes">Shoes</a><img src="/bag.jpg" alt="A bag">',
};

test("O-16 O-36 the counts add up to the findings, each passed, a warning or failed", () => {
  const { passed, warnings, failed, score, findings } = toReport(audit(shop), "en");
  expect(findings).toHaveLength(passed + warnings + failed);
  expect(findings.filter(({ status }) => status === "failed")).toHaveLength(failed);
  expect(findings.filter(({ status }) => status === "warning")).toHaveLength(warnings);
  expect(findings.filter(({ status }) => !statuses.includes(status))).toEqual([]);
  expect(score).toBe(computeScore({ passed, warnings, failed }));
});

test("a finding about what scripts change has both values, those that agree have none", () => {
  const { findings } = toReport(
    audit(
      afterScripts(
        { head: "<title>Shop</title>", body: "<h1>Bags</h1>" },
        { head: "<title>Bags by hand</title>", body: `<h1>Bags</h1>${countTo(1_499)}` },
      ),
    ),
    "en",
  );
  expect(findings.flatMap(({ rule, change }) => (change ? [{ rule, ...change }] : []))).toEqual([
    { rule: "needs-javascript", sent: "1", rendered: "1,500" },
    { rule: "rendered-title", sent: "Shop", rendered: "Bags by hand" },
  ]);
});

test("O-12 O-13 the same page gets the same report twice, another page another one", () => {
  expect(audit(shop)).toEqual(audit(shop));
  expect(audit(shop).outcomes).not.toEqual(audit({ ...shop, body: "<p>Bags</p>" }).outcomes);
});

test("O-44 a rule that does not apply is not counted, as rules about pictures on a page without any", () => {
  const withPicture = audit(shop);
  const without = audit({ ...shop, body: '<h1>Bags</h1><a href="/shoes">Shoes</a>' });
  const pictures = (outcomes: typeof without.outcomes) =>
    outcomes.filter(({ rule }) => ruleById.get(rule)!.category === "images");
  expect(pictures(withPicture.outcomes).length).toBeGreaterThan(3);
  expect(pictures(without.outcomes)).toEqual([]);
  expect(without.passed + without.warnings + without.failed).toBe(without.outcomes.length);
});

test("O-39 the five steps are those worth most on this page, sorted by worth, and none of them has passed", () => {
  const made = {
    head: "",
    // Enough text not to be kept out of search, which would come before all worth
    body: `<p>${countTo(20)}</p><a href="javascript:void(0)">More</a>`,
    url: "https://shop.example/Bags",
    headers: [],
  };
  const steps = rankSteps(audit(made).outcomes);
  expect(steps).toHaveLength(5);
  expect(steps.filter(({ status }) => status === "passed")).toEqual([]);
  const worth = steps.map(
    ({ rule, status }) =>
      ({ high: 5, medium: 3, low: 1 })[ruleById.get(rule)!.importance] *
      (status === "failed" ? 1 : 0.5),
  );
  expect(worth).toEqual(worth.toSorted((a, b) => b - a));
  expect(worth).toEqual([5, 5, 5, 5, 5]);
  const other = rankSteps(audit({ ...shop, status: 404 }).outcomes);
  expect(other[0]).toMatchObject({ rule: "status" });
});

test("what keeps the page out of search is the first step, whatever else costs more", () => {
  const faulty = { ...shop, requestedUrl: "http://shop.example/", url: "http://shop.example/" };
  const { blocker, steps } = toReport(
    audit({
      ...faulty,
      head: '<link rel="canonical" href="https://other.example/">',
      body: "",
    }),
    "en",
  );
  expect(blocker).not.toBeNull();
  expect(steps[0]!.rule).toBe(blocker!.rule);
});

test("headers that no search engine considers are a step only where little else is left", () => {
  const outcome = {
    code: null,
    values: {},
    evidence: [],
    snippet: null,
    status: "warning",
  } as const;
  const list = (rules: readonly string[]) =>
    rankSteps(rules.map((rule) => ({ ...outcome, rule }))).map(({ rule }) => rule);
  const [headers, low] = [
    ["content-security-policy", "framing", "hsts", "nosniff", "referrer-policy"],
    ["favicon", "og-type", "og-locale", "twitter-card", "touch-icon"],
  ];
  expect(list([...headers, ...low])).toEqual(low);
  expect(list([...headers, "favicon"])).toEqual(["favicon", ...headers.slice(0, 4)]);
});

test("O-40 with fewer than five things to fix there are as many steps, and with none there is none", () => {
  const outcome = { code: null, values: {}, evidence: [], snippet: null } as const;
  expect(rankSteps([{ ...outcome, rule: "https", status: "passed" }])).toEqual([]);
  const two = rankSteps([
    { ...outcome, rule: "favicon", status: "warning" },
    { ...outcome, rule: "https", status: "failed" },
    { ...outcome, rule: "doctype", status: "passed" },
  ]);
  expect(two.map(({ rule }) => rule)).toEqual(["https", "favicon"]);
});

test("with all steps done the score is the reachable score of the report", () => {
  const report = toReport(audit(shop), "en");
  const fixed = report.steps.reduce<Counts>((counts, { rule }) => {
    const { status } = report.findings.find((finding) => finding.rule === rule)!;
    return {
      passed: counts.passed + 1,
      warnings: counts.warnings - Number(status === "warning"),
      failed: counts.failed - Number(status === "failed"),
    };
  }, report);
  expect(report.reachableScore).toBe(computeScore(fixed));
  expect(report.reachableScore).toBeGreaterThan(report.score);
});

test("O-34 O-45 a stored audit is worded in the language of its reader, its findings included", () => {
  const stored = JSON.parse(JSON.stringify(audit(shop)));
  const find = (locale: "ar" | "en") =>
    toReport(stored, locale).findings.find(({ rule }) => rule === "description-present");
  expect(find("en")).toMatchObject({
    title: "No description",
    found: "This page has no description.",
    category: "meta-tags",
    importance: "high",
    status: "failed",
  });
  expect(find("ar")).toMatchObject({
    title: "لا وصف للصفحة",
    found: "لا وصف لهذه الصفحة.",
    category: "meta-tags",
    importance: "high",
    status: "failed",
  });
});

test("O-42 the advice on descriptions: 120 and 158 characters pass, 119 and 159 warn", () => {
  const getStatusAt = (n: number) =>
    audit({ head: `<meta name="description" content="${"و".repeat(n)}">` }).outcomes.find(
      ({ rule }) => rule === "description-length",
    )?.status;
  expect([119, 120, 158, 159].map(getStatusAt)).toEqual(["warning", "passed", "passed", "warning"]);
});

test("O-43 the advice on content: 300 Arabic words pass, 299 warn", () => {
  const getStatusAt = (n: number) =>
    audit({ body: "حقائب ".repeat(n) }).outcomes.find(({ rule }) => rule === "word-count")?.status;
  expect([299, 300].map(getStatusAt)).toEqual(["warning", "passed"]);
});

test("an Arabic page: its words, link texts, direction and share language are judged as Arabic", () => {
  const made: Made = {
    tag: 'lang="ar"',
    head: '<title>حقائب جلدية مصنوعة باليد في القاهرة</title><meta property="og:locale" content="en_US">',
    body: `<p>${"نصنع الحقائب الجلدية باليد ".repeat(90)}</p><a href="/bags">اقرأ المزيد</a><a href="/prices">اضغط هنا</a>`,
  };
  const status = Object.fromEntries(audit(made).outcomes.map(({ rule, status: is }) => [rule, is]));
  expect(status).toMatchObject({
    "word-count": "passed",
    "link-text": "warning",
    direction: "failed",
    "og-locale": "warning",
    "lang-matches-text": "passed",
    "title-length": "passed",
  });
  const fixed = made
    .body!.replace("اقرأ المزيد", "كل الحقائب")
    .replace("اضغط هنا", "أسعار التوصيل");
  const better = audit({
    ...made,
    tag: 'lang="ar" dir="rtl"',
    head: made.head!.replace("en_US", "ar_EG"),
    body: fixed,
  });
  expect(
    Object.fromEntries(better.outcomes.map(({ rule, status: is }) => [rule, is])),
  ).toMatchObject({ "link-text": "passed", direction: "passed", "og-locale": "passed" });
});

test("texts of any length leave a report of bounded size", () => {
  const body = Array.from(
    { length: 400 },
    (_, i) => `<a href="/${"x".repeat(2000)}${i}">اقرأ المزيد</a>`,
  ).join("");
  const found = audit({ head: `<title>${"t".repeat(90_000)}</title>`, body });
  expect(JSON.stringify(found).length).toBeLessThan(100_000);
});

test("a number of a thousand and more in a finding has a separator, in both languages", () => {
  const long = audit({ body: `<h1>Tea</h1><p>${"tea ".repeat(1400)}</p>` });
  for (const locale of ["ar", "en"] as const) {
    const { found, source } = toReport(long, locale).findings.find(
      ({ rule }) => rule === "word-count",
    )!;
    expect(found).toMatch(/: 1,4\d\d$/);
    // No document states how many words are enough: it is our own advice.
    expect(source).toBe("");
  }
});
