import { afterAll, beforeAll, expect, test } from "vitest";
import { copyRepository, type RepositoryCopy } from "./repository-copy.ts";

const messages = `import { defineMessages } from "#i18n/messages.ts";

export const messages = defineMessages({
  title: { ar: "عداد الكلمات", en: "Word Counter" },
  tagline: { ar: "عدّ", en: "Count" },
  summary: { ar: "يعدّ الكلمات.", en: "Counts words." },
  description: { ar: "يعدّ كلمات النص.", en: "Counts the words of a text." },
  privacy: { ar: "لا يغادر النص جهازك.", en: "Your text stays on your device." },
});
`;

let copy: RepositoryCopy;
beforeAll(() => {
  copy = copyRepository("src");
});
afterAll(() => copy.remove());

test("a tool is its folder, one line in the catalogue and its page", () => {
  const folder = "src/tools/recipe-test-tool";
  const page = "src/site/pages/[...lang]/tools/recipe-test-tool.astro";
  copy.write(`${folder}/messages.ts`, messages);
  copy.write(
    `${folder}/engine/count-words.ts`,
    `export const countWords = (text: string): number => text.trim().split(/\\s+/).length;\n`,
  );
  copy.edit(
    "src/tools/catalogue.ts",
    "const register = [",
    `const register = [\n  { slug: "recipe-test-tool", runsIn: "browser", colour: "nile", messages: recipeTestTool },`,
  );
  copy.edit(
    "src/tools/catalogue.ts",
    "import { messages as",
    `import { messages as recipeTestTool } from "./recipe-test-tool/messages.ts";\nimport { messages as`,
  );
  copy.write(
    page,
    `---\nimport { tools } from "#tools/catalogue.ts";\n---\n<h1>{tools.length}</h1>\n`,
  );
  // What lists tools: the catalogue, menus, the search's documents, the tools' frame and the
  // composition root.
  expect(
    copy.findTypeErrors(
      "src/tools/catalogue.ts",
      "src/site/sections/tool-pages/ToolPage.tsx",
      "src/app.ts",
    ),
  ).toEqual([]);
  expect(copy.listChanges()).toEqual(
    [
      "src/tools/catalogue.ts",
      page,
      `${folder}/engine/count-words.ts`,
      `${folder}/messages.ts`,
    ].toSorted(),
  );
}, 120_000);
