import ts from "typescript";

/** A comment of a source file, without its marks. */
export interface SourceComment {
  readonly line: number;
  readonly text: string;
}

/**
 * Finds every comment of a file.
 * @param name ends in .ts, .tsx, .mjs, .astro or .css; of the last two the comments are found by
 *   their marks alone
 */
export function findComments(name: string, text: string): readonly SourceComment[] {
  return name.endsWith(".css") || name.endsWith(".astro")
    ? findMarkedComments(text)
    : findCodeComments(name, text);
}

function findMarkedComments(text: string): readonly SourceComment[] {
  const marked = /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<=^|\s)\/\/[^\n]*/g;
  return [...text.matchAll(marked)].map(({ 0: comment, index }) => toComment(text, index, comment));
}

/**
 * The comments lie in the space before the tokens, so strings that look like comments are not
 * found.
 */
function findCodeComments(name: string, text: string): readonly SourceComment[] {
  const kind = name.endsWith(".tsx") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, kind);
  const ranges = new Map<number, ts.CommentRange>();
  const texts: ts.JsxText[] = [];
  const visit = (node: ts.Node): void => {
    if (node.getChildCount(file) > 0) {
      node.getChildren(file).forEach(visit);
      return;
    }
    if (ts.isJsxText(node)) {
      texts.push(node);
      return;
    }
    for (const range of [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
    ])
      ranges.set(range.pos, range);
  };
  visit(file);
  return [...ranges.values()]
    .filter(({ pos }) => !texts.some((jsx) => jsx.pos <= pos && pos < jsx.end))
    .toSorted((a, b) => a.pos - b.pos)
    .map(({ pos, end }) => toComment(text, pos, text.slice(pos, end)));
}

function toComment(text: string, index: number, comment: string): SourceComment {
  return {
    line: text.slice(0, index).split("\n").length,
    text: comment
      .replace(/^\s*(?:\/\*\*?|\/\/|<!--|\*(?!\/))|\*\/|-->/gm, " ")
      .replace(/\s+/g, " ")
      .trim(),
  };
}
