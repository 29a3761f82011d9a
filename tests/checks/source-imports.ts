import ts from "typescript";

export interface SourceImports {
  /** What the file imports, whether with `import`, `export … from`, `import()` or in a type. */
  readonly specifiers: readonly string[];
  /** Whether the file makes nothing of its own and only hands on what others make. */
  readonly isBarrel: boolean;
}

/**
 * Reads the imports out of a source file as the compiler sees them.
 * @param name ends in .ts, .tsx, .astro or .css; of an Astro file the code between its fences and
 *   in its scripts is read
 */
export function sourceImports(name: string, text: string): SourceImports {
  if (name.endsWith(".css")) return { specifiers: sheetImports(text), isBarrel: false };
  const code = name.endsWith(".astro") ? extractAstroScripts(text) : text;
  const file = ts.createSourceFile(
    name,
    code,
    ts.ScriptTarget.Latest,
    false,
    name.endsWith(".ts") ? ts.ScriptKind.TS : ts.ScriptKind.TSX,
  );
  const specifiers: string[] = [];
  const visit = (node: ts.Node): void => {
    const specifier = getSpecifier(node);
    if (specifier !== undefined && ts.isStringLiteralLike(specifier))
      specifiers.push(specifier.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  const isBarrel =
    file.statements.length > 0 &&
    file.statements.every(
      (statement) => ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined,
    );
  return { specifiers, isBarrel };
}

function getSpecifier(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return node.arguments[0];
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    return node.argument.literal;
  return undefined;
}

function sheetImports(text: string): readonly string[] {
  return [...text.matchAll(/@import\s+"([^"]+)"/g)].map(([, specifier = ""]) => specifier);
}

function extractAstroScripts(text: string): string {
  const fenced = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? "";
  const scripts = [...text.matchAll(/<script(?:\s[^>]*)?>([\s\S]*?)<\/script>/g)].map(
    ([, script]) => script,
  );
  return [fenced, ...scripts].join("\n");
}
