import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { locales, type Locale } from "#i18n/messages.ts";
import { readBody } from "../../e2e/support/content-files.ts";
import { frontMatterTexts, parseLines } from "./prose.ts";

const root = join(import.meta.dirname, "../../..");

/** A text that a visitor may read, and where it is written. */
export interface ProductText {
  readonly place: string;
  readonly locale: Locale;
  readonly text: string;
}

/** Word lists: what visitors may type or pages may hold, not what we say. */
const wordLists =
  /^src\/tools\/(?:keyword-research\/(?:server\/|engine\/intent(?:-words)?\.ts)|seo-analyzer\/engine\/text\/generic-link-texts\.ts)/;
const notProduct = /\.test\.tsx?$|\/fixtures\/|\/cases\//;

/**
 * Every string within the `ar` and `en` of an object that has both, a rule's and a catalogue's
 * alike.
 */
export function listMessages(file: string, source: string): readonly ProductText[] {
  const texts: ProductText[] = [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const collect = (node: ts.Node, locale: Locale): void => {
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node)
    ) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      texts.push({ place: `${file}:${line + 1}`, locale, text: node.text });
    }
    node.forEachChild((child) => collect(child, locale));
  };
  const visit = (node: ts.Node): void => {
    const halves = ts.isObjectLiteralExpression(node) ? getTranslations(node) : undefined;
    if (halves === undefined) node.forEachChild(visit);
    else for (const locale of locales) collect(halves[locale], locale);
  };
  visit(tree);
  return texts;
}

function getTranslations(
  node: ts.ObjectLiteralExpression,
): Record<Locale, ts.Expression> | undefined {
  const readValue = (name: string) =>
    node.properties
      .filter(ts.isPropertyAssignment)
      .find((property) => property.name.getText() === name)?.initializer;
  const [ar, en] = [readValue("ar"), readValue("en")];
  return ar === undefined || en === undefined ? undefined : { ar, en };
}

/** The messages, rules and finding texts of the product. */
export const allMessages = (): readonly ProductText[] =>
  globSync("src/**/*.{ts,tsx}", { cwd: root })
    .filter((file) => !notProduct.test(file) && !wordLists.test(file))
    .sort()
    .flatMap((file) => listMessages(file, readFileSync(join(root, file), "utf8")));

/**
 * The content, line by line: front matter and body of each language, and the facts, which are in
 * English.
 */
export const allContent = (): readonly ProductText[] =>
  globSync("content/**/{ar.md,en.md,facts.yml}", { cwd: root })
    .sort()
    .flatMap((file) => {
      const source = readFileSync(join(root, file), "utf8");
      const locale = file.endsWith("/ar.md") ? "ar" : "en";
      const lines = file.endsWith(".yml")
        ? source.split("\n")
        : [...frontMatterTexts(source), ...parseLines(readBody(source)).map(({ text }) => text)];
      return lines.map((text) => ({ place: file, locale, text }));
    });

/**
 * The documents of the repository, line by line, but for the two that name the words they forbid.
 */
export const allDocuments = (): readonly ProductText[] =>
  [...globSync("*.md", { cwd: root }), ...globSync("docs/**/*.md", { cwd: root })]
    .filter((file) => !["glossary.md", "style.md"].some((name) => file === join("docs", name)))
    .sort()
    .flatMap((file) =>
      parseLines(readFileSync(join(root, file), "utf8")).map(({ text }) => ({
        place: file,
        locale: "en" as const,
        text,
      })),
    );
