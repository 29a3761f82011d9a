import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { coveredPatterns } from "./words/covered-folders.ts";
import { findComments } from "./words/source-comments.ts";

const root = join(import.meta.dirname, "../..");
const read = (file: string): string => readFileSync(join(root, file), "utf8");

const decisions = new Set(
  globSync("docs/decisions/[0-9]*.md", { cwd: root }).map((file) =>
    Number(/(\d{4})-[^/]*$/.exec(file)?.[1]),
  ),
);

/** The anchors of a document's headings, as GitHub makes them. */
const readAnchors = (markdown: string): ReadonlySet<string> =>
  new Set(
    [...markdown.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = ""]) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, "")
        .replaceAll(" ", "-"),
    ),
  );

const cited =
  /(?<![\w./#@*-])(?:\.\/)?((?:docs|src|tests|scripts|bench|content|deploy|pictures|public)\/[\w./{}<>*[\],-]*)(#[\w-]+)?/g;

const knownPaths = new Map<string, boolean>();

/** A part of a path that the reader fills in (`<tool>`, `[...lang]`, `ID`) matches every name. */
function exists(path: string): boolean {
  const pattern = path
    .replace(/<[^<>]*>|\[[^[\]]*\]|(?<=\/)[A-Z]{2,}(?=[/.])/g, "*")
    .replace(/[.,\]]*$/, "");
  const known = knownPaths.get(pattern) ?? globSync(pattern, { cwd: root }).length > 0;
  knownPaths.set(pattern, known);
  return known;
}

const hasAnchor = (path: string, anchor: string): boolean =>
  path.endsWith(".md") && readAnchors(read(path)).has(anchor.slice(1));

/**
 * @returns what a text cites and the repository does not have: paths, headings of documents,
 *   decisions
 */
function findFaults(text: string): readonly string[] {
  const paths = [...text.matchAll(cited)].flatMap(([, path = "", anchor]) => {
    if (!exists(path)) return [path];
    return anchor === undefined || hasAnchor(path, anchor) ? [] : [`${path}${anchor}`];
  });
  const numbers = [...text.matchAll(/\bdecisions? (\d+(?:(?:, | and | to )\d+)*)/gi)].flatMap(
    ([, list = ""]) => list.match(/\d+/g) ?? [],
  );
  const unknown = text.match(/\b(?:SPEC|PRODUCT|TOOLS|TEXTS|STYLE|CHECKLIST)(?:\.md| §\d+)/g) ?? [];
  return [
    ...paths,
    ...numbers.filter((number) => !decisions.has(Number(number))).map((n) => `decision ${n}`),
    ...unknown,
  ];
}

test("comments cite only files, headings and decisions of the repository", () => {
  const files = globSync([...coveredPatterns], { cwd: root });
  expect(files.length).toBeGreaterThan(250);
  const faults = files.flatMap((file) =>
    findComments(file, read(file)).flatMap(({ line, text }) =>
      findFaults(text).map((fault) => `${file}:${line}: ${fault}`),
    ),
  );
  expect(faults).toEqual([]);
});

test("documents cite only files, headings and decisions of the repository", () => {
  const files = globSync(["*.md", "docs/**/*.md", ".github/**/*.md"], { cwd: root });
  const faults = files.flatMap((file) =>
    read(file)
      .split("\n")
      .flatMap((line, index) => findFaults(line).map((fault) => `${file}:${index + 1}: ${fault}`)),
  );
  expect(faults).toEqual([]);
});

test("links between documents lead to files and headings", () => {
  const files = globSync(["*.md", "docs/**/*.md"], { cwd: root });
  const faults = files.flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(#[^)\s]*)?\)/g)].flatMap(
      ([link, path = "", anchor]) => {
        const target = path === "" ? file : join(file, "..", path);
        const isFound =
          exists(target) && (anchor === undefined || hasAnchor(target, decodeURI(anchor)));
        return isFound ? [] : [`${file}: ${link}`];
      },
    ),
  );
  expect(faults).toEqual([]);
});

test.each([
  ["as src/main.ts does", []],
  ["see src/tools/<tool>/contract.ts and `tests/checks/*.test.ts`.", []],
  ["docs/{glossary,operating}.md, decisions 1, 2 and 3", []],
  ["https://example.com/docs/none and ../src/none.ts", []],
  ["@see docs/specification.md#qr-generator", []],
  ["as src/none.ts does", ["src/none.ts"]],
  ["@see docs/specification.md#none", ["docs/specification.md#none"]],
  ["decision 900 says why", ["decision 900"]],
  ["SPEC §9: five", ["SPEC §9"]],
])("of the citations in %j it finds %j at fault", (text, faults) => {
  expect(findFaults(text)).toEqual(faults);
});

test("comments are found in code, markup and style sheets, and not in strings", () => {
  expect(findComments("a.ts", `/** One\n * two. */\nconst a = "// no"; // three\n`)).toEqual([
    { line: 1, text: "One two." },
    { line: 3, text: "three" },
  ]);
  expect(findComments("a.tsx", `const a = <p>{/* one */}// no</p>;`)).toEqual([
    { line: 1, text: "one" },
  ]);
  expect(findComments("a.css", `a {\n  /* one */\n}`)).toEqual([{ line: 2, text: "one" }]);
});
