import ts from "typescript";

/**
 * Reads the titles of the tests in a file without running them: of `test("…")`, `it("…")`,
 * `test.each(…)("…")` and similar calls, each with the titles of its groups before it, as in a
 * report. Placeholders in a title are not filled in, but ids in the row, the condition or the
 * constant of a placeholder are added at the end. Tests that are marked not to run are left out.
 */
export function readTestTitles(name: string, text: string): readonly string[] {
  const file = ts.createSourceFile(
    name,
    text,
    ts.ScriptTarget.Latest,
    false,
    name.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const constants = readConstants(file);
  const titles: string[] = [];
  const visit = (node: ts.Node, group: string): void => {
    const call = ts.isCallExpression(node) ? parseTitledCall(node) : undefined;
    if (call?.kind === "skipped") return;
    const title =
      call &&
      [group, toText(call.title), ...listFillingIds(call, constants)].filter(Boolean).join(" ");
    if (call?.kind === "test") titles.push(title!);
    ts.forEachChild(node, (child) => visit(child, call?.kind === "group" ? title! : group));
  };
  visit(file, "");
  return titles;
}

interface TitledCall {
  readonly kind: "test" | "group" | "skipped";
  readonly title: ts.StringLiteralLike | ts.TemplateExpression;
  /** The arguments of `each`. */
  readonly rows: readonly ts.Node[];
}

type Constants = ReadonlyMap<string, ts.Expression>;

const marksOfRunning = new Set([
  "describe",
  "each",
  "for",
  "concurrent",
  "sequential",
  "parallel",
  "serial",
  "only",
  "runIf",
]);

function parseTitledCall(call: ts.CallExpression): TitledCall | undefined {
  const title = call.arguments[0];
  const { path, rows } = parseCallee(call.expression);
  const [first, ...rest] = path;
  if (title === undefined || !(ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
    return undefined;
  if (first !== "test" && first !== "it" && first !== "describe") return undefined;
  if (rest.some((part) => ["skip", "todo", "fixme", "skipIf"].includes(part)))
    return { kind: "skipped", title, rows };
  if (!rest.every((part) => marksOfRunning.has(part))) return undefined;
  return { kind: path.includes("describe") ? "group" : "test", title, rows };
}

/** `test.each(rows)` has the path ["test", "each"]. */
function parseCallee(node: ts.Expression): {
  readonly path: readonly string[];
  readonly rows: readonly ts.Node[];
} {
  if (ts.isIdentifier(node)) return { path: [node.text], rows: [] };
  if (ts.isCallExpression(node))
    return { path: parseCallee(node.expression).path, rows: node.arguments };
  if (ts.isTaggedTemplateExpression(node))
    return { path: parseCallee(node.tag).path, rows: [node.template] };
  if (!ts.isPropertyAccessExpression(node)) return { path: [], rows: [] };
  const { path, rows } = parseCallee(node.expression);
  return { path: [...path, node.name.text], rows };
}

function toText(title: TitledCall["title"]): string {
  return ts.isTemplateExpression(title)
    ? [title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)].join("…")
    : title.text;
}

function listFillingIds({ title, rows }: TitledCall, constants: Constants): readonly string[] {
  const spans = ts.isTemplateExpression(title)
    ? title.templateSpans.map(({ expression }) => expression)
    : [];
  const hasHoles = /[%$]/.test(toText(title));
  return [...spans, ...(hasHoles ? rows : [])].flatMap((node) => findIds(node, constants));
}

function findIds(node: ts.Node, constants: Constants): readonly string[] {
  const meantIds = ts.isIdentifier(node) ? (constants.get(node.text) ?? node) : node;
  const ids: string[] = [];
  const visit = (inner: ts.Node): void => {
    if (ts.isStringLiteralLike(inner) && /^[A-Z]-\d{2}( [A-Z]-\d{2})*$/.test(inner.text))
      ids.push(inner.text);
    ts.forEachChild(inner, visit);
  };
  visit(meantIds);
  return ids;
}

function readConstants(file: ts.SourceFile): Constants {
  const constants = new Map<string, ts.Expression>();
  const visit = (node: ts.Node): void => {
    if (
      ts.isVariableDeclaration(node) &&
      ts.isIdentifier(node.name) &&
      node.initializer !== undefined
    )
      constants.set(node.name.text, node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return constants;
}
