import ts from "typescript";

/** As `printWidth` of the formatter, which breaks neither comments nor strings. */
export const maxColumns = 100;

/**
 * Finds the lines of a file that are longer than a line may be. What cannot be broken is excepted:
 * a string, template or regular expression without which the line is short enough, and a URL that
 * is the only word of a line of a comment.
 * @param name ends in .ts, .tsx, .mjs, .astro or .css
 * @returns the numbers of the lines, from 1
 */
export function findLongLines(name: string, text: string): readonly number[] {
  const lines = text.split("\n");
  if (lines.every((line) => countColumns(line) <= maxColumns)) return [];
  const marked = markLiterals(text, listLiterals(name, text)).split("\n");
  return lines.flatMap((line, index) =>
    countColumns(line) <= maxColumns ||
    isUrlAlone(line) ||
    countColumns(line) - countLongestLiteral(marked[index] ?? "") <= maxColumns
      ? []
      : [index + 1],
  );
}

/** Marks of Arabic vowels and of direction take no column. */
function countColumns(line: string): number {
  return [...line.replace(/[\p{Mn}\p{Cf}]/gu, "")].length;
}

function isUrlAlone(line: string): boolean {
  return /^\s*(?:\/\*\*?|\*|\/\/)?\s*(?:@\w+ )?https?:\/\/\S+(?: \*\/)?$/.test(line);
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function listLiterals(name: string, text: string): readonly Span[] {
  if (/\.(?:astro|css)$/.test(name))
    return [...text.matchAll(/"[^"\n]*"|`[^`\n]*`/g)].map(({ 0: literal, index }) => ({
      start: index,
      end: index + literal.length,
    }));
  const kind = name.endsWith(".tsx") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, kind);
  const literals: Span[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateExpression(node) ||
      ts.isRegularExpressionLiteral(node)
    )
      literals.push({ start: node.getStart(file), end: node.getEnd() });
    else node.forEachChild(visit);
  };
  visit(file);
  return literals;
}

const mark = "\0";

function markLiterals(text: string, literals: readonly Span[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of literals) {
    const marks = text.slice(start, end).replace(/[^\n\p{Mn}\p{Cf}]/gu, mark);
    parts.push(text.slice(from, start), marks);
    from = end;
  }
  return [...parts, text.slice(from)].join("");
}

function countLongestLiteral(marked: string): number {
  const runs = marked.match(/[\0\p{Mn}\p{Cf}]+/gu) ?? [];
  return Math.max(0, ...runs.map(countColumns));
}
