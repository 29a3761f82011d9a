import { applyVariant } from "./rule.ts";
import { expect, test } from "vitest";
import { locales } from "#i18n/messages.ts";
import { contentCases } from "../../../../tests/fixtures/seo-rules/content.ts";
import { imageAndSocialCases } from "../../../../tests/fixtures/seo-rules/images-and-social.ts";
import { linkCases } from "../../../../tests/fixtures/seo-rules/links.ts";
import { createCrawl } from "../../../../tests/fixtures/seo-rules/made-crawl.ts";
import { createContext } from "../../../../tests/fixtures/seo-rules/made-page.ts";
import { metaTagCases } from "../../../../tests/fixtures/seo-rules/meta-tags.ts";
import { mobileAndPerformanceCases } from "../../../../tests/fixtures/seo-rules/mobile-and-performance.ts";
import { renderedCases } from "../../../../tests/fixtures/seo-rules/rendered.ts";
import { securityCases } from "../../../../tests/fixtures/seo-rules/security.ts";
import type { PageReport } from "../contract.ts";
import { auditPage } from "./audit.ts";
import { listDifferences } from "./differences.ts";
import { formatReportCsv } from "./export-report.ts";
import { listChanges } from "./list-changes.ts";
import { toReport } from "./report.ts";
import { retiredRules, ruleById, rules } from "./rules/all.ts";
import { auditSite, digestPage } from "./site-audit/site-audit.ts";
import { toSiteReport } from "./site-audit/site-report.ts";

const contexts = [
  metaTagCases,
  contentCases,
  mobileAndPerformanceCases,
  linkCases,
  securityCases,
  imageAndSocialCases,
  renderedCases,
]
  .flatMap((cases) => Object.values(cases).flat())
  .map(([, made]) => createContext(made));
const audits = contexts.map(({ page, source }) => auditPage(page, source));
const [fine] = audits;

/** Only the name of a quantity says nothing of whether it is right. */
const quantities = {
  ar: /^(?:طول|عدد|حجم|وزن|كمية) /,
  en: /^(?:Length|Number|Size|Weight|Amount) of /,
} as const;

test("what is wrong has other words than what is right, unless both name a quantity", () => {
  const same = [...rules, ...retiredRules].flatMap(({ id, title, failureTitle }) =>
    locales
      .filter((locale) => title[locale] === failureTitle[locale])
      .map((locale) => ({ id, locale, text: title[locale] })),
  );
  expect(same.filter(({ locale, text }) => !quantities[locale].test(text))).toEqual([]);
  for (const { id } of same) expect(same.filter((one) => one.id === id)).toHaveLength(2);
});

test("what is wrong fits two lines of a phone", () => {
  const long = [...rules, ...retiredRules]
    .flatMap((rule) => [rule, ...Object.values(rule.variants ?? {})])
    .flatMap((one) =>
      locales.map((locale) => one!.failureTitle[locale]).filter((text) => text.length > 40),
    );
  expect(long).toEqual([]);
});

/** The rules whose passing title is shown for a finding that did not pass. */
function findFalsePraise(
  shown: readonly { readonly rule: string; readonly title: string }[],
  locale: "ar" | "en",
): readonly string[] {
  return shown.flatMap(({ rule, title }) => {
    const known = ruleById.get(rule)!;
    const isSame = known.title[locale] === known.failureTitle[locale];
    return title === known.title[locale] && !isSame ? [`${rule}: ${title}`] : [];
  });
}

const listProblems = ({ findings }: PageReport) =>
  findings.filter(({ status }) => status !== "passed");

test.each(locales)(
  "no report praises what failed: findings, steps, CSV and changes, in %s",
  (locale) => {
    const seen = new Set<string>();
    for (const audit of audits) {
      const report = toReport(audit, locale);
      const problems = listProblems(report);
      for (const { rule } of problems) seen.add(rule);
      expect(findFalsePraise([...problems, ...report.steps], locale)).toEqual([]);
      for (const { rule, title } of report.findings.filter(({ status }) => status === "passed"))
        expect(title).toBe(ruleById.get(rule)!.title[locale]);
      const csv = formatReportCsv({ ...report, findings: problems });
      for (const { rule } of problems) {
        const { code } = audit.outcomes.find((outcome) => outcome.rule === rule)!;
        expect(csv).toContain(applyVariant(ruleById.get(rule)!, code).failureTitle[locale]);
      }
      const changes = listChanges(toReport(fine!, locale), report);
      expect(findFalsePraise(Object.values(changes).flat(), locale)).toEqual([]);
      expect(findFalsePraise(listDifferences(toReport(fine!, locale), report), locale)).toEqual([]);
    }
    expect(rules.filter(({ id }) => !seen.has(id)).map(({ id }) => id)).toEqual([]);
  },
);

test.each(locales)("no problem of a whole site is called by what is right, in %s", (locale) => {
  const crawl = createCrawl(contexts.map(({ page, source }) => digestPage(page, source)));
  const { problems } = toSiteReport(auditSite(crawl), locale);
  const ofRules = problems.filter(({ id }) => ruleById.has(id));
  expect(ofRules.length).toBeGreaterThan(100);
  expect(
    findFalsePraise(
      ofRules.map(({ id, title }) => ({ rule: id, title })),
      locale,
    ),
  ).toEqual([]);
});
