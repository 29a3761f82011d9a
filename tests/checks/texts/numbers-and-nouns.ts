import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

const root = join(import.meta.dirname, "../../..");

/** A placeholder of a message with the word behind it. */
export interface NumberedWord {
  readonly file: string;
  readonly key: string;
  /** As it is written: `{n} links`. */
  readonly words: string;
  readonly placeholder: string;
  readonly word: string;
  /** Whether it is one of the plural forms that `count()` picks from. */
  readonly isCounted: boolean;
}

/** Phrases that visitors search for: none is shown with a number. */
const phrases = /^src\/tools\/keyword-research\/server\//;
const pluralForms = ["zero", "one", "two", "few", "many", "other"];

const getName = (node: ts.Node): string =>
  ts.isPropertyAssignment(node) && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))
    ? node.name.text
    : "";

const isPluralForm = (node: ts.Node): boolean =>
  pluralForms.includes(getName(node)) &&
  ts.isObjectLiteralExpression(node.parent) &&
  node.parent.properties.some((property) => getName(property) === "other");

/** The names of the properties around a text, but for languages and plural forms. */
function getKey(node: ts.Node): string {
  const names: string[] = [];
  for (let at: ts.Node | undefined = node; at !== undefined; at = at.parent) {
    const name = getName(at);
    if (name !== "" && name !== "ar" && name !== "en" && !isPluralForm(at)) names.unshift(name);
  }
  return names.join(".");
}

export function listNumberedWords(file: string, source: string): readonly NumberedWord[] {
  const found: NumberedWord[] = [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node))
      for (const [words, placeholder = "", word = ""] of node.text.matchAll(
        /\{(\w+)\}[ \u00a0]([\p{L}\p{M}]+)/gu,
      ))
        found.push({
          file,
          key: getKey(node),
          words,
          placeholder,
          word,
          isCounted: isPluralForm(node.parent),
        });
    node.forEachChild(visit);
  };
  visit(tree);
  return found;
}

/** Every such place of the product's messages, rules and findings. */
export const allNumberedWords = (): readonly NumberedWord[] =>
  globSync("src/**/*.{ts,tsx}", { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file) && !phrases.test(file))
    .sort()
    .flatMap((file) => listNumberedWords(file, readFileSync(join(root, file), "utf8")));
