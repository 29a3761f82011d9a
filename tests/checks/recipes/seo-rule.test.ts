import { afterAll, beforeAll, expect, test } from "vitest";
import { copyRepository, type RepositoryCopy } from "./repository-copy.ts";

const rules = "src/tools/seo-analyzer/engine/rules";
const unitTest = "src/tools/seo-analyzer/engine/rules.test.ts";

const rule = `import { defineRule, passed, warn } from "../../rule.ts";

export const recipeTestRule = defineRule({
  id: "recipe-test-rule",
  category: "content",
  importance: "low",
  effort: { by: "developer", time: "minutes" },
  source: "https://html.spec.whatwg.org/multipage/",
  title: { ar: "وسم الطباعة", en: "Printer tag" },
  failureTitle: { ar: "لا وسم للطباعة", en: "No printer tag" },
  why: { ar: "سبب قصير.", en: "A short reason." },
  fix: { ar: "أضف الوسم.", en: "Add the tag." },
  findings: { missing: { ar: "لا وسم.", en: "There is no tag." } },
  check({ page }) {
    return page.links.some(({ rel }) => rel === "recipe-test") ? passed : warn("missing");
  },
});
`;

let copy: RepositoryCopy;
beforeAll(() => {
  copy = copyRepository(
    "src/tools",
    "src/base",
    "src/i18n",
    "tests/fixtures/seo-rules",
    "tests/fixtures/encodings",
  );
});
afterAll(() => copy.remove());

test("an SEO rule is its file, its test and its line in the register", () => {
  copy.write(`${rules}/content/recipe-test-rule.ts`, rule);
  copy.edit(
    `${rules}/all.ts`,
    "import { ",
    `import { recipeTestRule } from "./content/recipe-test-rule.ts";\nimport { `,
  );
  copy.edit(
    `${rules}/all.ts`,
    "export const rules: readonly Rule[] = [",
    "export const rules: readonly Rule[] = [\n  recipeTestRule,",
  );
  const untested = copy.run("vitest/vitest.mjs", "run", "--project=unit", unitTest);
  expect(untested.output).toContain("recipe-test-rule has a page for passing");
  expect(untested.code).toBe(1);

  copy.edit(
    "tests/fixtures/seo-rules/content.ts",
    "export const contentCases: Cases = {",
    `export const contentCases: Cases = {\n  "recipe-test-rule": [\n    ["pass", { head: '<link rel="recipe-test" href="/p">' }],\n    ["warn:missing", {}],\n  ],`,
  );
  const tested = copy.run("vitest/vitest.mjs", "run", "--project=unit", unitTest);
  expect(tested.output).not.toContain("failed");
  expect(tested.code).toBe(0);
  expect(copy.findTypeErrors(unitTest)).toEqual([]);
  expect(copy.listChanges()).toEqual([
    `${rules}/all.ts`,
    `${rules}/content/recipe-test-rule.ts`,
    "tests/fixtures/seo-rules/content.ts",
  ]);
}, 120_000);
