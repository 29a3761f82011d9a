import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { findClassesWithoutRule, readUsedClasses, type Sources } from "./class-names.ts";

const root = join(import.meta.dirname, "../..");

function readSources(patterns: readonly string[]): Sources {
  return Object.fromEntries(
    globSync(patterns, { cwd: root })
      .filter((file) => !file.endsWith(".test.tsx"))
      .map((file) => [file, readFileSync(join(root, file), "utf8")]),
  );
}

const sources = readSources(["src/**/*.{tsx,astro,css}", "tests/gallery/**/*.{tsx,css}"]);

test("every class that a component names has a rule in a sheet of its room, src/ui or src/brand", () => {
  expect(Object.keys(sources).length).toBeGreaterThan(300);
  expect(findClassesWithoutRule(sources)).toEqual([]);
});

test("every style sheet is imported by a component or by another sheet", () => {
  const imported = Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(/import (?:\w+ from )?"([^"]+\.css)(?:\?inline)?"/g)].map(([, name]) =>
      join(dirname(file), name!),
    ),
  );
  const sheets = Object.keys(sources).filter((file) => file.endsWith(".css"));
  expect(sheets.filter((file) => !imported.includes(file))).toEqual([]);
});

test("a class without a rule, a rule of another room and a utility are named", () => {
  const planted: Sources = {
    "src/leads/ui/form.css": "@layer components { .form { > .form-hint { color: red; } } }",
    "src/tools/palette/ui/palette.css": ".pal-row { color: red; }",
    "src/ui/sheets/tabs.css": ".kit-tabs { @media print { display: none; } }",
    "src/brand/controls.css": ".button:is(:hover, .button-on) { color: red; }",
    "src/leads/ui/Form.tsx": `
      export const Form = () => (
        <form className="form kit-tabs button button-on">
          <p className="form-hint form-lost" />
          <p className="pal-row" />
          <p className="mt-4" />
        </form>
      );`,
    "src/site/pages/index.astro": `---\n---\n<div class="button page-part"></div>`,
  };
  expect(findClassesWithoutRule(planted)).toEqual([
    `src/leads/ui/Form.tsx: "form-lost" has no rule`,
    `src/leads/ui/Form.tsx: "pal-row" has no rule`,
    `src/leads/ui/Form.tsx: "mt-4" has no rule`,
    `src/site/pages/index.astro: "page-part" has no rule`,
  ]);
});

test.each([
  ['<p className={isWide ? "a b" : undefined} />', ["a", "b"]],
  ['<p className={`a ${size === "small" ? "b" : "c"} ${className}`} />', ["a", "b", "c"]],
  ["<p className={`a z${step} g-${hue} b`} />", ["a", "g-", "b"]],
  ['<Field hintClass="a" label="b" />', ["a"]],
  ['const small = "a b";\nconst part = <p className={small} />;', ["a", "b"]],
  ['const by = { x: "a", y: "b" };\nconst part = <p className={by[name]} />;', ["a", "b"]],
  [
    'function toClass(x: string) {\n  return x === "c" ? "a" : "b";\n}\nconst part = <p className={toClass("d")} />;',
    ["a", "b"],
  ],
])("the classes of %s are read", (text, names) => {
  expect(readUsedClasses("Part.tsx", text)).toEqual(names);
});
