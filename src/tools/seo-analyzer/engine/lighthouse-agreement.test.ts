import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { AgreementCount } from "../../../../tests/fixtures/seo-agreement/agreement-count.ts";
import {
  audits,
  checkWithRules,
  type AuditResults,
} from "../../../../tests/fixtures/seo-agreement/check-agreement.ts";
import { differences } from "../../../../tests/fixtures/seo-agreement/differences.ts";
import { agreementPages } from "../../../../tests/fixtures/seo-agreement/pages.ts";

const root = join(import.meta.dirname, "../../../..");
const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), "utf8"));
/** `npm run bench -- seo-agreement --store` wrote it, without audits that pass without items. */
const stored = readJson("tests/fixtures/seo-agreement/lighthouse.json") as {
  readonly version: string;
  readonly pages: Readonly<Record<string, Partial<AuditResults>>>;
};

test("the rules agree with Lighthouse's SEO audits on every page, or say why they differ", () => {
  const count = new AgreementCount();
  for (const [name, page] of Object.entries(agreementPages)) {
    const passing = audits.map((audit) => [audit, { fails: false, items: [] }]);
    const theirs = { ...Object.fromEntries(passing), ...stored.pages[name] } as AuditResults;
    count.compare(name, checkWithRules(page, "http://127.0.0.1:8080"), theirs);
  }
  expect(count.wrong).toEqual([]);
});

test("the stored results are those of all pages, and of the Lighthouse that is installed", () => {
  expect(Object.keys(stored.pages)).toEqual(Object.keys(agreementPages));
  expect(Object.keys(agreementPages).length).toBeGreaterThanOrEqual(155);
  const { version } = readJson("node_modules/lighthouse/package.json") as { version: string };
  expect(stored.version).toBe(version);
});

test("every difference is one of a page that is compared", () => {
  const named = differences.flatMap(({ pages }) => pages);
  expect(named.filter((name) => !(name in agreementPages))).toEqual([]);
});
