import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import {
  retiredRules,
  rules,
  unscoredRules,
} from "../../src/tools/seo-analyzer/engine/rules/all.ts";
import { acrossPages } from "../../src/tools/seo-analyzer/engine/site-audit/site-report.ts";
import { findSourceFaults, listSourceRows, type SourceEntry } from "./rule-sources/rule-sources.ts";

const docs = join(import.meta.dirname, "../../docs");
const entries: Record<string, SourceEntry> = parse(
  readFileSync(join(docs, "rule-sources.yml"), "utf8"),
);
const acrossPagesRules = Object.entries(acrossPages).map(([id, words]) => ({ id, ...words }));
const all = [...rules, ...unscoredRules, ...retiredRules, ...acrossPagesRules];

test("every rule with a source says what was compared with it", () => {
  expect(findSourceFaults(all, entries)).toEqual([]);
});

test("the table in docs is what the data says", async () => {
  const head =
    "# Sources of the SEO rules\n\nWhat each rule, and each problem across the pages of a site, claims, and what its source was found to say. Generated from `docs/rule-sources.yml` by `vitest run --project=checks tests/checks/rule-sources.test.ts -u`. “Not looked up” means that the rule is still to be compared with its source (decision 117).\n\n| Rule | What we claim | Source | What it says | Checked |\n| --- | --- | --- | --- | --- |\n";
  const table = `${head}${listSourceRows(all, entries).join("\n")}\n`;
  await expect(table).toMatchFileSnapshot(join(docs, "rule-sources.md"));
});

describe("planted faults", () => {
  const rule = { id: "a", source: "https://a.example", why: { en: "Why" } };
  const entry: SourceEntry = { checked: "stored-copy", quote: "one two", copy: "a/b" };

  test.each<[string, Record<string, SourceEntry>, string]>([
    ["a rule without an entry", {}, "a: no entry"],
    ["an entry without a rule", { a: entry, b: entry }, "b: no rule with a source"],
    ["a long quotation", { a: { ...entry, quote: "w ".repeat(26) } }, "a: quotation of 26 words"],
    ["a quotation of no copy", { a: { checked: "not-found", quote: "x" } }, "a: fact and copy"],
    ["a copy without a fact", { a: { checked: "stored-copy", copy: "x" } }, "a: fact and copy"],
  ])("%s is found", (_, planted, fault) => {
    expect(findSourceFaults([rule], planted)).toEqual([fault]);
  });

  test("a changed quotation changes the table", () => {
    const changed = { a: { ...entry, quote: "three" } };
    expect(listSourceRows([rule], changed)).not.toEqual(listSourceRows([rule], { a: entry }));
  });
});
