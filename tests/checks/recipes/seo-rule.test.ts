import { afterAll, beforeAll, expect, test } from "vitest";
import { copyRepository, type RepositoryCopy } from "./repository-copy.ts";

const rules = "src/tools/seo-analyzer/engine/rules";
const unitTest = "src/tools/seo-analyzer/engine/rules.test.ts";

const rule = `import { defineRule, passed, warn } from "../../rule.ts";

export const namedPrinter = defineRule({
  id: "named-printer",
  category: "content",
  importance: "low",
  source: "https://html.spec.whatwg.org/multipage/",
  title: { ar: "وسم الطباعة", en: "Printer tag" },
  why: { ar: "سبب قصير.", en: "A short reason." },
  fix: { ar: "أضف الوسم.", en: "Add the tag." },
  findings: { missing: { ar: "لا وسم.", en: "There is no tag." } },
  check({ page }) {
    return page.links.some(({ rel }) => rel === "printer") ? passed : warn("missing");
  },
});
`;

let copy: RepositoryCopy;
beforeAll(() => {
  copy = copyRepository("src/tools", "src/base", "src/i18n", "tests/fixtures/seo-rules");
});
afterAll(() => copy.remove());

test("an SEO rule is its file, its test and its line in the register", () => {
  copy.write(`${rules}/content/named-printer.ts`, rule);
  copy.edit(
    `${rules}/all.ts`,
    "import type { Rule }",
    `import { namedPrinter } from "./content/named-printer.ts";\nimport type { Rule }`,
  );
  copy.edit(`${rules}/all.ts`, "ogLocaleAlternate,\n]", "ogLocaleAlternate, namedPrinter,\n]");
  const untested = copy.run("vitest/vitest.mjs", "run", "--project=unit", unitTest);
  expect(untested.output).toContain("named-printer has a page for passing");
  expect(untested.code).toBe(1);

  copy.edit(
    "tests/fixtures/seo-rules/content.ts",
    "export const contentCases: Cases = {",
    `export const contentCases: Cases = {\n  "named-printer": [\n    ["pass", { head: '<link rel="printer" href="/p">' }],\n    ["warn:missing", {}],\n  ],`,
  );
  const tested = copy.run("vitest/vitest.mjs", "run", "--project=unit", unitTest);
  expect(tested.output).not.toContain("failed");
  expect(tested.code).toBe(0);
  expect(copy.findTypeErrors(unitTest)).toEqual([]);
  expect(copy.listChanges()).toEqual([
    `${rules}/all.ts`,
    `${rules}/content/named-printer.ts`,
    "tests/fixtures/seo-rules/content.ts",
  ]);
}, 120_000);
