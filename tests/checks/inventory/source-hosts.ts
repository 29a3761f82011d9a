import ts from "typescript";

const address = /\b(?:https?|wss?):\/\/([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)/gi;

/**
 * Lists the hosts of the addresses that are written in a source file: in its texts, and not in its
 * comments. An Astro file is read as a whole.
 */
export function listHosts(name: string, text: string): readonly string[] {
  if (name.endsWith(".astro")) return findHosts(text);
  const kind = name.endsWith(".ts") ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, false, kind);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isText =
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node) ||
      ts.isJsxText(node);
    if (isText) found.push(...findHosts(node.text));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function findHosts(text: string): readonly string[] {
  return [...text.matchAll(address)].map(([, host = ""]) => host.toLowerCase());
}
