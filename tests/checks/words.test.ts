import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { readTestTitles } from "../../scripts/checks/test-titles.ts";
import { coveredFolders, coveredPatterns } from "./words/covered-folders.ts";
import { findComments } from "./words/source-comments.ts";
import { findInName, findInText, readWordTable, type OldWord } from "./words/word-table.ts";

const root = join(import.meta.dirname, "../..");
const read = (file: string): string => readFileSync(join(root, file), "utf8");
const table = readWordTable(read("docs/style.md"));

/** A place that holds an old word. */
interface Hit {
  readonly place: string;
  readonly word: OldWord;
  readonly text: string;
}

const inText = (place: string, text: string): readonly Hit[] =>
  findInText(text, table.inTexts).map((word) => ({ place, word, text }));
const inName = (place: string, text: string): readonly Hit[] =>
  findInName(text, table.inNames).map((word) => ({ place, word, text }));

/** Identifiers, and the messages of errors, of a source file. */
function findInCode(file: string, source: string): readonly Hit[] {
  const kind = file.endsWith(".tsx") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const names = new Set<string>();
  const hits: Hit[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text);
    if (ts.isNewExpression(node) && node.expression.getText(tree).endsWith("Error"))
      hits.push(...(node.arguments ?? []).flatMap((message) => inText(file, getText(message))));
    node.forEachChild(visit);
  };
  visit(tree);
  return [...hits, ...[...names].flatMap((name) => inName(file, name))];
}

const getText = (node: ts.Expression): string =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) ? node.getText() : "";

function findInFile(file: string): readonly Hit[] {
  const source = read(file);
  const isCode = /\.(?:tsx?|mjs)$/.test(file);
  const isTest = /\.(?:test|spec)\.tsx?$/.test(file);
  return [
    ...inName(file, basename(file).replace(/[-.]/g, "_")),
    ...findComments(file, source).flatMap(({ line, text }) => inText(`${file}:${line}`, text)),
    ...(isTest ? readTestTitles(file, source).flatMap((title) => inText(file, title)) : []),
    ...(isCode ? findInCode(file, source) : []),
  ];
}

const codeFiles = globSync([...coveredPatterns], { cwd: root }).sort();
const documents = globSync(["*.md", "docs/**/*.md", ".github/**/*.md"], { cwd: root }).sort();

const isException = ({ place, word: { word } }: Hit): boolean =>
  table.exceptions.some(
    (exception) =>
      (exception.word === word || exception.word === "all") && place.startsWith(exception.where),
  );
const toLine = ({ place, word, text }: Hit): string =>
  `${place}: "${word.word}", say ${word.say}: ${text.slice(0, 160)}`;

const codeHits = codeFiles.flatMap(findInFile);
const documentHits = documents.flatMap((file) =>
  read(file)
    .split("\n")
    .flatMap((line, index) => inText(`${file}:${index + 1}`, line)),
);

test("code says the words of the field: names, comments, titles of tests and messages of errors", () => {
  expect(codeFiles.length).toBeGreaterThan(250);
  expect(codeHits.filter((hit) => !isException(hit)).map(toLine)).toEqual([]);
});

test("documents say the words of the field", () => {
  expect(documents.length).toBeGreaterThan(50);
  expect(documentHits.filter((hit) => !isException(hit)).map(toLine)).toEqual([]);
});

test("every exception is still needed where the checks read", () => {
  const hits = [...codeHits, ...documentHits];
  const unused = table.exceptions.filter(
    ({ word, where }) =>
      (coveredFolders.some((folder) => where.startsWith(folder)) || !where.startsWith("src/")) &&
      !hits.some(
        (hit) => (hit.word.word === word || word === "all") && hit.place.startsWith(where),
      ),
  );
  expect(unused).toEqual([]);
});

const find = (find: typeof findInName, text: string) => (word: string) =>
  find(text, [{ word, say: "" }]).length === 1;

test.each([
  ["mostBytes", "most…", true],
  ["mostRecentlyUsed", "most…", true],
  ["atMost", "most…", false],
  ["almost", "most…", false],
  ["JobKindName", "jobKind", true],
  ["worlds", "world", false],
  ["egressWorld", "world", true],
  ["PAGE_READER", "pageReader", true],
  ["trapezoid", "trap", false],
  ["told", "=told", true],
  ["toldApart", "=told", false],
])("of the name %s the word %s is found: %s", (name, word, isFound) => {
  expect(find(findInName, name)(word)).toBe(isFound);
});

test.each([
  ["Nobody asks.", "nobody", true],
  ["a standard", "stand", false],
  ["It stands here.", "stands", true],
  ["the trap field is filled", "trap field", true],
])("of the text %j the word %j is found: %s", (text, word, isFound) => {
  expect(find(findInText, text)(word)).toBe(isFound);
});

test("a broken row is refused", () => {
  const style = (row: string) =>
    `\n## Words\n\n| a | b | c |\n| - | - | - |\n${row}\n\n## Exceptions\n\n| a | b | c |\n| - | - | - |\n| x | y | z |\n`;
  expect(readWordTable(style("| fix | mend, mends | - |")).inTexts).toEqual([
    { word: "mend", say: "fix" },
    { word: "mends", say: "fix" },
  ]);
  expect(() => readWordTable(style("| fix | mend |"))).toThrow("three filled cells");
  expect(() => readWordTable("# Style")).toThrow('no table under "Words"');
});
