import ts from "typescript";

/** A regular expression as it is in a source file. */
export interface SourceExpression {
  readonly line: number;
  /**
   * Undefined where the pattern is put together when the code runs, so that it cannot be judged
   * here.
   */
  readonly pattern: string | undefined;
  readonly flags: string;
}

/**
 * Finds every regular expression of a file: literals, and `RegExp(…)` with or without `new`.
 * @param name ends in .ts, .tsx, .mjs or .astro; of an Astro file its fences, its markup and its
 *   scripts are read
 */
export function sourceExpressions(name: string, text: string): readonly SourceExpression[] {
  if (name.endsWith(".astro"))
    return astroParts(text).flatMap(({ name: part, code, linesBefore }) =>
      listExpressions(part, code).map((one) => ({ ...one, line: one.line + linesBefore })),
    );
  return listExpressions(name, text);
}

function listExpressions(name: string, code: string): readonly SourceExpression[] {
  const file = ts.createSourceFile(
    name,
    code,
    ts.ScriptTarget.Latest,
    true,
    name.endsWith(".tsx") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: SourceExpression[] = [];
  const visit = (node: ts.Node): void => {
    const expression = ts.isRegularExpressionLiteral(node) ? literal(node.text) : constructed(node);
    if (expression !== undefined)
      found.push({
        line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1,
        ...expression,
      });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/**
 * The parts of an Astro file that are code: between its fences, its scripts, and its markup, which
 * is JSX in the main.
 */
function astroParts(
  text: string,
): readonly { readonly name: string; readonly code: string; readonly linesBefore: number }[] {
  const listLines = (before: string): number => before.split("\n").length - 1;
  const [fences = "", fenced = ""] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text) ?? [];
  const markup = text.slice(fences.length);
  const scripts = [...markup.matchAll(/<script(?:\s[^>]*)?(?<!\/)>([\s\S]*?)<\/script>/g)].map(
    ({ 0: whole, 1: code = "", index }) => {
      const start = index + whole.indexOf(">") + 1;
      return { name: "script.ts", code, linesBefore: listLines(fences + markup.slice(0, start)) };
    },
  );
  // What JSX does not know: scripts as text, comments, the doctype. The numbers of the lines stay.
  const foreign = /<script(?:\s[^>]*)?(?<!\/)>[\s\S]*?<\/script>|<!--[\s\S]*?-->|<!doctype[^>]*>/gi;
  const withoutForeign = markup.replace(foreign, (part) => "\n".repeat(listLines(part)));
  return [
    { name: "fences.ts", code: fenced, linesBefore: 1 },
    ...scripts,
    { name: "markup.tsx", code: `<>${withoutForeign}</>`, linesBefore: listLines(fences) },
  ];
}

function literal(text: string): Pick<SourceExpression, "pattern" | "flags"> {
  const end = text.lastIndexOf("/");
  return { pattern: text.slice(1, end), flags: text.slice(end + 1) };
}

function constructed(node: ts.Node): Pick<SourceExpression, "pattern" | "flags"> | undefined {
  if (
    !(ts.isNewExpression(node) || ts.isCallExpression(node)) ||
    node.expression.getText() !== "RegExp"
  )
    return undefined;
  const [pattern, flags] = node.arguments ?? [];
  const isPlain = pattern !== undefined && ts.isStringLiteralLike(pattern);
  return {
    pattern: isPlain ? pattern.text : undefined,
    flags: flags !== undefined && ts.isStringLiteralLike(flags) ? flags.text : "",
  };
}
