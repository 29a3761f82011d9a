import { expect, test } from "vitest";
import { createSource, meta } from "../../../../../tests/fixtures/seo-rules/made-page.ts";
import { auditPage } from "../audit.ts";
import { readPage } from "../page/read-page.ts";
import { toReport } from "../report.ts";
import { choosePlatform } from "./choose-platform.ts";

const source = createSource({ head: meta("generator", "WordPress 6.8"), sitemap: null });
const audit = auditPage(readPage(source.html, source.url), source);
const read = (chosen: unknown) => toReport(choosePlatform(audit, chosen), "en");

test("a choice changes where and by whom a finding is corrected, and what is said of the site (O-101)", () => {
  const report = read("nextjs");
  expect(report.platform).toEqual({
    id: "nextjs",
    name: "Next.js",
    text: "The advice is for a site on Next.js, as you chose",
  });
  const favicon = report.findings.find(({ rule }) => rule === "favicon")!;
  expect(favicon.where?.text).toBe("Put “favicon.ico” into the folder “app”.");
  expect(favicon.effort.by).toBe("developer");
  expect(report.score).toBe(audit.score);
});

test("who does not know has the general advice", () => {
  const report = read("unknown");
  expect(report.platform).toBeUndefined();
  expect(report.findings.filter(({ where }) => where !== undefined)).toEqual([]);
});

test("what was recognised keeps what it was recognised by", () => {
  expect(choosePlatform(audit, "wordpress")).toBe(audit);
});

test.each([[undefined], [null], ["joomla"], ["constructor"], [["wix"]], [""]])(
  "a choice of %j changes nothing",
  (chosen) => {
    expect(choosePlatform(audit, chosen)).toBe(audit);
  },
);
