import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findLongLines, maxColumns } from "./long-lines.ts";

const root = join(import.meta.dirname, "../..");
const files = globSync(["{src,tests,scripts,bench}/**/*.{ts,tsx,mjs,astro,css}", "*.{ts,mjs}"], {
  cwd: root,
}).sort();

test("no line of code or of a comment is longer than the formatter's width of 100 columns", () => {
  expect(files.length).toBeGreaterThan(1_000);
  expect(
    files.flatMap((file) =>
      findLongLines(file, readFileSync(join(root, file), "utf8")).map((line) => `${file}:${line}`),
    ),
  ).toEqual([]);
});

test("the width is that of the formatter", () => {
  const { printWidth } = JSON.parse(readFileSync(join(root, ".prettierrc.json"), "utf8"));
  expect(maxColumns).toBe(printWidth);
});

const words = "word ".repeat(25).trim();
const url = `https://example.com/${"a".repeat(100)}`;

test.each([
  ["a comment", "a.ts", `// ${words}`, [1]],
  ["a block comment", "a.css", `/*\n * ${words}\n */`, [2]],
  ["a comment of a page", "a.astro", `<!-- ${words} -->`, [1]],
  ["a comment behind code", "a.ts", `const a = 1; // ${words}`, [1]],
  ["a URL alone in a comment", "a.ts", `/**\n * @see ${url}\n */`, []],
  ["a URL among words", "a.ts", `// as ${url} says`, [1]],
  ["a string", "a.ts", `const a = "${words}";`, []],
  ["a template", "a.ts", `const a = \`${words} \${b}\`;`, []],
  ["an expression", "a.ts", `const a = /${words}/;`, []],
  ["code beside a short string", "a.ts", `const a = [${"1, ".repeat(40)}"a"];`, [1]],
  ["an import path", "a.ts", `import { a } from "./${"folder/".repeat(20)}a.ts";`, []],
  ["a hundred columns", "a.ts", `// ${"a".repeat(97)}`, []],
  ["a hundred and one", "a.ts", `// ${"a".repeat(98)}`, [1]],
  ["vowel marks, which take no column", "a.ts", `// ${"بَ".repeat(97)}`, []],
])("%s is reported or excepted", (_, name, text, lines) => {
  expect(findLongLines(name, text)).toEqual(lines);
});
