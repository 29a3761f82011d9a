import { expect, test } from "vitest";
import { createCrawl } from "../../../../../tests/fixtures/seo-rules/made-crawl.ts";
import { createSource, meta } from "../../../../../tests/fixtures/seo-rules/made-page.ts";
import { PageReport, SiteReport } from "../../contract.ts";
import { SeoAuditSchema } from "../../server/seo-audit.ts";
import { auditPage } from "../audit.ts";
import { formatReportCsv, formatReportJson } from "../export-report.ts";
import { readPage } from "../page/read-page.ts";
import { toReport } from "../report.ts";
import { auditSite, digestPage } from "../site-audit/site-audit.ts";
import { toSiteReport } from "../site-audit/site-report.ts";

const made = createSource({ head: meta("generator", "WordPress 6.8"), sitemap: null });
const page = readPage(made.html, made.url);
const audit = auditPage(page, made);
const favicon = {
  platform: "WordPress",
  text: "Upload a square picture of at least 512 by 512 pixels under “Settings → General → Site Icon”.",
  asOf: "2026-11",
  source:
    "https://github.com/WordPress/wordpress-develop/blob/trunk/src/wp-admin/options-general.php",
};

test("what is stored are codes, and what is sent are words that the contract accepts", () => {
  const { platform } = SeoAuditSchema.parse(audit);
  expect(platform).toEqual({ id: "wordpress", by: ["generator"] });
  const report = PageReport.parse(toReport(audit, "en"));
  expect(report.platform).toEqual({
    id: "wordpress",
    name: "WordPress",
    text: "Your site runs on WordPress, recognised by its generator tag",
  });
  expect(report.findings.find(({ rule }) => rule === "favicon")?.where).toEqual(favicon);
});

test("who corrects a finding in the panel is the owner, on the finding, its step and the site", () => {
  const yoast = { ...audit, platform: { id: "wordpress-yoast", by: ["comment"] } } as const;
  const report = toReport(yoast, "en");
  const inPanel = { by: "owner", time: "minutes" };
  expect(report.findings.find(({ rule }) => rule === "sitemap")?.effort).toEqual(inPanel);
  expect(report.steps.find(({ rule }) => rule === "h1-present")?.effort).toEqual(inPanel);
  const { platform: _, ...unknown } = audit;
  const before = toReport(unknown, "en").findings.find(({ rule }) => rule === "sitemap");
  expect(before?.effort).toEqual({ by: "developer", time: "hour" });

  const site = { ...auditSite(createCrawl([digestPage(page, made)])), platform: yoast.platform };
  const problem = toSiteReport(site, "en").problems.find(({ id }) => id === "canonical-present");
  expect(problem?.effort).toEqual({ by: "owner", time: "hour" });
});

test("what passed needs no place, and neither does what no task is done for", () => {
  const findings = toReport(audit, "ar").findings.filter(({ where }) => where !== undefined);
  expect(findings.length).toBeGreaterThan(3);
  expect(findings.filter(({ status }) => status === "passed")).toEqual([]);
  expect(findings.map(({ rule }) => rule)).not.toContain("date-shown");
});

test("a report that an older version stored opens without a platform, and so does an unknown one", () => {
  const { platform: _, ...old } = audit;
  for (const stored of [old, { ...audit, platform: { id: "joomla", by: ["generator"] } }]) {
    const report = PageReport.parse(toReport(SeoAuditSchema.parse(stored) as typeof audit, "en"));
    expect(report.platform).toBeUndefined();
    expect(report.findings.filter(({ where }) => where !== undefined)).toEqual([]);
  }
});

test("a stored platform has a bounded length", () => {
  const long = { ...audit, platform: { id: "x".repeat(101), by: [] } };
  expect(SeoAuditSchema.safeParse(long).success).toBe(false);
  const many = { ...audit, platform: { id: "wix", by: Array.from({ length: 11 }, () => "files") } };
  expect(SeoAuditSchema.safeParse(many).success).toBe(false);
});

test("a site has the platform of its first page, and its problems say where too", () => {
  const site = auditSite(createCrawl([digestPage(page, made)]));
  const report = SiteReport.parse(toSiteReport(site, "en"));
  expect(SeoAuditSchema.safeParse(site).success).toBe(true);
  expect(report.platform?.name).toBe("WordPress");
  expect(report.problems.find(({ id }) => id === "favicon")?.where).toEqual(favicon);
});

test("the files to download say where as well", () => {
  const report = toReport(audit, "en");
  expect(formatReportCsv(report)).toContain(
    "WordPress: Upload a square picture of at least 512 by 512 pixels under “Settings → General → Site Icon”. (2026-11, https://github.com/WordPress/wordpress-develop/blob/trunk/src/wp-admin/options-general.php)",
  );
  expect(JSON.parse(formatReportJson(report)).platform.name).toBe("WordPress");
});
