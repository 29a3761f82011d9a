import { expect, test } from "vitest";
import { audited, goodPage, shopSite } from "../../../../tests/e2e/support/seo-stub.ts";
import { countChecks } from "./count-checks.ts";
import { toReport } from "./report.ts";
import { toSiteReport } from "./site-audit/site-report.ts";

test("a page has the counts of its score", () => {
  const { passed, warnings, failed } = toReport(audited(goodPage), "en");
  expect(countChecks(toReport(audited(goodPage), "en"))).toMatchObject({
    passed,
    warnings,
    failed,
  });
});

test("a site has what its list of problems has, and the checks that pass on every page", () => {
  const report = toSiteReport(shopSite(), "en");
  const { passed, warnings, failed } = countChecks(report);
  expect(warnings + failed).toBe(report.problems.length);
  expect(passed).toBe(report.checks!.filter(({ share }) => share === 1).length);
  expect(passed).toBeGreaterThan(10);
});

test("a report of an older version does not say how many checks of a site passed", () => {
  const { checks: _, ...older } = shopSite();
  expect(countChecks(toSiteReport(older, "en")).passed).toBeNull();
});
