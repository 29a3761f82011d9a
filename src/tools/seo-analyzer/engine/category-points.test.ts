import { expect, test } from "vitest";
import { audited, goodPage, shopPage } from "../../../../tests/e2e/support/seo-stub.ts";
import { splitPoints } from "./category-points.ts";
import { toReport } from "./report.ts";
import { computeScore } from "./score.ts";

test("the categories' points add up to the score, and their checks to all checks", () => {
  for (const made of [shopPage, goodPage]) {
    const report = toReport(audited(made), "en");
    const points = splitPoints(report.findings);
    const checks = points.flatMap((part) => part.checks);
    const earned = points.reduce((sum, part) => sum + part.earned, 0);
    expect(checks).toHaveLength(report.passed + report.warnings + report.failed);
    expect(Math.floor((100 * earned) / checks.length + 0.5)).toBe(report.score);
    expect(computeScore(report)).toBe(report.score);
  }
});

test("a category lists what passed first, counts a warning as half, and is left out without a check", () => {
  expect(
    splitPoints([
      { category: "links", status: "failed" },
      { category: "meta-tags", status: "warning" },
      { category: "links", status: "passed" },
      { category: "links", status: "warning" },
    ]),
  ).toEqual([
    { category: "meta-tags", checks: [{ status: "warning", share: 0.5 }], earned: 0.5 },
    {
      category: "links",
      checks: [
        { status: "passed", share: 1 },
        { status: "warning", share: 0.5 },
        { status: "failed", share: 0 },
      ],
      earned: 1.5,
    },
  ]);
});

test("a check of a whole site earns its mean over the pages, and what earned most comes first", () => {
  const [links] = splitPoints([
    { category: "links", status: "failed", share: 0.25 },
    { category: "links", status: "failed", share: 0.75 },
    { category: "links", status: "warning", share: 0.75 },
  ]);
  expect(links!.checks.map(({ status, share }) => [status, share])).toEqual([
    ["warning", 0.75],
    ["failed", 0.75],
    ["failed", 0.25],
  ]);
  expect(links!.earned).toBe(1.75);
});
