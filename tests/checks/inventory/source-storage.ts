import ts from "typescript";

/** A place in the code that names a place in the browser's storage. */
export interface StorageUse {
  readonly kind: "local" | "session" | "indexedDb" | "cache" | "cookie";
  /** Undefined where it is not written in this file. */
  readonly key: string | undefined;
}

const kinds: Readonly<Record<string, StorageUse["kind"]>> = {
  localStorage: "local",
  sessionStorage: "session",
  indexedDB: "indexedDb",
  caches: "cache",
  cookieStore: "cookie",
};
const namedProperties: Readonly<Record<string, StorageUse["kind"]>> = {
  databaseName: "indexedDb",
  cacheName: "cache",
};
const namingFunctions: Readonly<Record<string, StorageUse["kind"]>> = { useLocalStorage: "local" };

/**
 * Finds where a source file reads or writes the browser's storage: calls and properties of the
 * storage objects, `document.cookie`, and names that are handed to the wrappers.
 */
export function listStorageUses(name: string, text: string): readonly StorageUse[] {
  const kind = name.endsWith(".ts") ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, kind);
  const constants = readConstants(file);
  const found: StorageUse[] = [];
  const visit = (node: ts.Node): void => {
    const use = findUse(node, constants);
    if (use !== undefined) found.push(use);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function findUse(node: ts.Node, constants: ReadonlyMap<string, string>): StorageUse | undefined {
  if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) {
    const kind = namedProperties[node.name.text];
    return kind && { kind, key: readText(node.initializer, constants) };
  }
  if (ts.isCallExpression(node)) {
    const { expression } = node;
    const called = ts.isIdentifier(expression) ? namingFunctions[expression.text] : undefined;
    const key = readText(node.arguments[0], constants);
    // A constant of another file: the type of the parameter holds it to the inventory.
    return called && key !== undefined ? { kind: called, key } : undefined;
  }
  if (!ts.isPropertyAccessExpression(node) && !ts.isElementAccessExpression(node)) return undefined;
  if (node.getText() === "document.cookie") return { kind: "cookie", key: "document.cookie" };
  const owner = ts.isPropertyAccessExpression(node.expression)
    ? node.expression.name.text
    : node.expression.getText();
  const kind = Object.hasOwn(kinds, owner) ? kinds[owner] : undefined;
  if (kind === undefined) return undefined;
  // Its argument is a request and not a name.
  if (kind === "cache" && node.getText().endsWith("caches.match")) return undefined;
  const call = node.parent;
  if (ts.isCallExpression(call) && call.expression === node)
    return { kind, key: readText(call.arguments[0], constants) };
  const property = ts.isPropertyAccessExpression(node)
    ? node.name.text
    : readText(node.argumentExpression, constants);
  return { kind, key: property };
}

/** The texts of a file's constants, as `const key = "theme" satisfies …`. */
function readConstants(file: ts.SourceFile): ReadonlyMap<string, string> {
  const constants = new Map<string, string>();
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      const text = readText(initializer, constants);
      if (ts.isIdentifier(name) && text !== undefined) constants.set(name.text, text);
    }
  }
  return constants;
}

function readText(
  node: ts.Expression | undefined,
  constants: ReadonlyMap<string, string>,
): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (
    ts.isSatisfiesExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isParenthesizedExpression(node)
  )
    return readText(node.expression, constants);
  return ts.isIdentifier(node) ? constants.get(node.text) : undefined;
}
