import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { locales, type Localized } from "#i18n/messages.ts";
import { auditPage } from "./audit.ts";
import { contentCases } from "../../../../tests/fixtures/seo-rules/content.ts";
import { imageAndSocialCases } from "../../../../tests/fixtures/seo-rules/images-and-social.ts";
import { linkCases } from "../../../../tests/fixtures/seo-rules/links.ts";
import {
  createContext,
  type Case,
  type Cases,
} from "../../../../tests/fixtures/seo-rules/made-page.ts";
import { metaTagCases } from "../../../../tests/fixtures/seo-rules/meta-tags.ts";
import { mobileAndPerformanceCases } from "../../../../tests/fixtures/seo-rules/mobile-and-performance.ts";
import { renderedCases } from "../../../../tests/fixtures/seo-rules/rendered.ts";
import { securityCases } from "../../../../tests/fixtures/seo-rules/security.ts";
import { categories, importances } from "../contract.ts";
import { toReport } from "./report.ts";
import type { Rule, Verdict } from "./rule.ts";
import { retiredRules, ruleById, rules, unscoredRules } from "./rules/all.ts";

const cases: Cases = {
  ...metaTagCases,
  ...contentCases,
  ...mobileAndPerformanceCases,
  ...linkCases,
  ...securityCases,
  ...imageAndSocialCases,
  ...renderedCases,
};

function describeVerdict(verdict: Verdict): string {
  if (verdict.kind === "skip") return "skip";
  return verdict.code === null ? verdict.kind : `${verdict.kind}:${verdict.code}`;
}

describe.each(Object.entries(cases))("%s", (id, list) => {
  const rule = ruleById.get(id)!;
  test.each(list.map(([expected, made], i): [string, number, Case[1]] => [expected, i + 1, made]))(
    "%s on page %i",
    (expected, _, made) => {
      expect(describeVerdict(rule.check(createContext(made)))).toBe(expected);
    },
  );
});

test.each(rules.map((rule): [string, Rule] => [rule.id, rule]))(
  "%s has a page for passing and one for everything it can say",
  (id, rule) => {
    const expected = (cases[id] ?? []).map(([outcome]) => outcome);
    expect(expected).toContainEqual(expect.stringMatching(/^pass/));
    expect(expected).toContainEqual(expect.stringMatching(/^(?:warn|fail)/));
    const codes = new Set(expected.flatMap((outcome) => outcome.split(":")[1] ?? []));
    expect([...codes].toSorted()).toEqual(Object.keys(rule.findings).toSorted());
  },
);

test("O-35 O-37 every rule names a known category and importance, its source and words in both languages", () => {
  const describeVerdict = rules.flatMap(({ title, failureTitle, why, fix, variants, findings }) => [
    title,
    failureTitle,
    why,
    fix,
    ...Object.values(variants ?? {}).flatMap((one) => [one!.failureTitle, one!.fix]),
    ...Object.values(findings),
  ]);
  expect(
    rules.filter(
      ({ category, importance, source }) =>
        !categories.includes(category) ||
        !importances.includes(importance) ||
        (source !== null && !URL.canParse(source)),
    ),
  ).toEqual([]);
  // Where no document states a rule, its findings call it our advice.
  const advice = rules.filter(({ source }) => source === null);
  expect(advice.map(({ id }) => id)).toContain("word-count");
  const isAdvice = ({ ar, en }: Localized): boolean => /النصيحة/.test(ar) && /our advice/.test(en);
  expect(
    advice.filter(({ findings }) => !Object.values(findings).some(isAdvice)).map(({ id }) => id),
  ).toEqual([]);
  expect(
    describeVerdict.filter(({ ar, en }) => !/\p{Script=Arabic}/u.test(ar) || !/[a-z]/i.test(en)),
  ).toEqual([]);
  const listPlaceholders = (text: string): string[] =>
    [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).toSorted();
  expect(
    describeVerdict.filter(
      ({ ar, en }) => listPlaceholders(ar).join() !== listPlaceholders(en).join(),
    ),
  ).toEqual([]);
  expect(describeVerdict.filter(({ ar }) => /اً|[٠-٩]/.test(ar))).toEqual([]);
});

test("a rule's file has its id and lies in the folder of its category, and every category has rules", () => {
  const all = [...rules, ...unscoredRules, ...retiredRules];
  expect(ruleById.size).toBe(all.length);
  const files = readdirSync(join(import.meta.dirname, "rules"), {
    recursive: true,
    encoding: "utf8",
  })
    .filter((file) => file.endsWith(".ts") && file !== "all.ts")
    .map((file) => file.replaceAll("\\", "/"));
  expect(all.map(({ category, id }) => `${category}/${id}.ts`).toSorted()).toEqual(
    files.toSorted(),
  );
  expect(new Set(rules.map(({ category }) => category))).toEqual(new Set(categories));
});

test("no sentence of any report has an unfilled placeholder, in either language", () => {
  const open: string[] = [];
  for (const [, made] of Object.values(cases).flat()) {
    const { page, source } = createContext(made);
    for (const locale of locales) {
      for (const { rule, found, snippet } of toReport(auditPage(page, source), locale).findings) {
        if (
          /\{\w+\}|undefined|\bnull\b|NaN/.test(
            `${found ?? ""} ${rule === "structured-data-present" ? "" : (snippet ?? "")}`,
          )
        )
          open.push(`${rule}: ${found} ${snippet}`);
      }
    }
  }
  expect(open).toEqual([]);
});
