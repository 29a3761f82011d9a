import { expect, test } from "vitest";
import { auditPage } from "./audit.ts";
import { createSource } from "../../../../tests/fixtures/seo-rules/made-page.ts";
import { listDifferences } from "./differences.ts";
import { formatReportCsv, formatReportJson, getReportName } from "./export-report.ts";
import { readPage } from "./page/read-page.ts";
import { toReport } from "./report.ts";

function report(body: string, locale: "ar" | "en" = "en", url = "https://shop.example/bags") {
  const source = createSource({ body, url });
  return toReport(auditPage(readPage(source.html, url), source), locale);
}

test("a CSV has a row for each finding, quotes cells where needed, and contains no formula", () => {
  const made = report('<h1>=HYPERLINK("https://evil.example")</h1><a href="/a">a, "b"</a>');
  const text = formatReportCsv({
    ...made,
    findings: made.findings.map((finding) =>
      finding.rule === "h1-present" ? { ...finding, found: '=cmd|"/C calc"!A0' } : finding,
    ),
  });
  expect(
    text.startsWith(
      "\uFEFFrule,category,status,importance,title,found,fix,where,evidence,source\r\n",
    ),
  ).toBe(true);
  expect(text).toContain(`"'=cmd|""/C calc""!A0"`);
  expect(text.trimEnd().split("\r\n").length).toBe(made.findings.length + 1);
});

test("a CSV has a row for each AI crawler, with its verdict and the source", () => {
  const made = createSource({
    ai: {
      access: {
        GPTBot: { isAllowed: false, group: "own" },
        bingbot: { isAllowed: true, group: "all" },
      },
      llmsTxt: null,
      sentHtml: null,
    },
  });
  const text = formatReportCsv(toReport(auditPage(readPage(made.html, made.url), made), "en"));
  expect(text.trimEnd().split("\r\n").slice(-2)).toEqual([
    "bingbot,ai-crawlers,allowed,,For answers with links,Allowed: by the group for all (*) in robots.txt,,,Its operator says that it obeys robots.txt.,https://www.bing.com/webmaster/help/webmaster-guidelines-30fba23a",
    "GPTBot,ai-crawlers,blocked,,For training models,Blocked: by its own group in robots.txt,,,Its operator says that it obeys robots.txt.,https://developers.openai.com/api/docs/bots",
  ]);
});

test("every row of a CSV has a cell for each column, those of crawlers and of the Arabic too", () => {
  const made = createSource({
    ai: {
      access: { GPTBot: { isAllowed: false, group: "own" } },
      llmsTxt: null,
      sentHtml: null,
    },
    body: `<p>${"نقدم القهوه فى المهندسين كل يوم من الصباح الى المساء. ".repeat(6)}</p>`,
  });
  const text = formatReportCsv(toReport(auditPage(readPage(made.html, made.url), made), "en"));
  // Cells that are quoted have commas of their own.
  const rows = text
    .trimEnd()
    .replace(/"(?:[^"]|"")*"/g, "x")
    .split("\r\n");
  const cells = rows.map((row) => row.split(","));
  expect(cells.filter(([, category]) => category === "arabic").length).toBeGreaterThan(1);
  expect(cells.filter(([, category]) => category === "ai-crawlers")).toHaveLength(1);
  expect(new Set(cells.map((row) => row.length))).toEqual(new Set([10]));
});

test("JSON is the whole report, and a file is named after its page and day", () => {
  const made = report("<h1>حقائب</h1>", "ar");
  expect(JSON.parse(formatReportJson(made))).toEqual(made);
  expect(getReportName(made)).toBe("seo-shop.example-2026-11-21");
});

test("two pages differ in the rules with another result, those where the first page is worse come first", () => {
  const differences = listDifferences(
    report('<a href="/a">Shoes</a>'),
    report('<h1>Bags</h1><img src="/a.jpg" alt="Bag" width="1" height="1">'),
  );
  expect(differences[0]).toMatchObject({
    rule: "h1-present",
    title: "No main heading, or an empty one",
    here: "failed",
    there: "passed",
  });
  // A page without pictures differs in no rule about pictures.
  expect(differences.filter(({ rule }) => rule.startsWith("image-"))).toEqual([]);
  expect(differences.at(-1)).toMatchObject({
    rule: "internal-links",
    title: "No link to your other pages",
    here: "passed",
    there: "failed",
  });
  expect(listDifferences(report("x"), report("x"))).toEqual([]);
});
