import ts from "typescript";
import { parseDeclarations } from "../built/css-declarations.ts";
import { findPlace } from "./architecture.ts";

/** The text of each file by its path from the root. */
export type Sources = Readonly<Record<string, string>>;

/** Rooms whose sheets every room may use. */
const sharedRooms = ["ui", "brand"];

/**
 * Finds the classes that a component names and no sheet has a rule for.
 * @param sources components (.tsx, .astro) and style sheets; a room's own sheets, src/ui and
 *   src/brand count
 * @returns a line for each, as `<file>: "form-lost" has no rule`
 */
export function findClassesWithoutRule(sources: Sources): readonly string[] {
  const styled = new Map<string, ReadonlySet<string>>();
  for (const [file, text] of Object.entries(sources))
    if (file.endsWith(".css"))
      styled.set(
        findRoom(file),
        new Set([...(styled.get(findRoom(file)) ?? []), ...readStyledClasses(text)]),
      );
  return Object.entries(sources).flatMap(([file, text]) => {
    if (file.endsWith(".css")) return [];
    const rooms = [findRoom(file), ...findPlacedRooms(file), ...sharedRooms];
    const known = rooms.flatMap((room) => [...(styled.get(room) ?? [])]);
    return [...new Set(readUsedClasses(file, text))]
      .filter((name) => !hasRule(name, known))
      .map((name) => `${file}: "${name}" has no rule`);
  });
}

function findRoom(file: string): string {
  return findPlace(file)?.room ?? file.split("/").slice(0, 2).join("/");
}

/** A tool's page places what the tool draws, by the tool's sheet. */
function findPlacedRooms(file: string): readonly string[] {
  const tool = /^src\/site\/pages\/.*\/tools\/([\w-]+)\.astro$/.exec(file)?.[1];
  return tool === undefined ? [] : [`tools/${tool}`];
}

/** A name that ends with a hyphen is the beginning of a name that is put together. */
function hasRule(name: string, known: readonly string[]): boolean {
  return name.endsWith("-") ? known.some((other) => other.startsWith(name)) : known.includes(name);
}

/** The classes in the selectors of a style sheet. */
function readStyledClasses(css: string): readonly string[] {
  return parseDeclarations(css).flatMap(({ within }) =>
    within
      .filter((selector) => !selector.startsWith("@"))
      .flatMap((selector) =>
        [...selector.replace(/"[^"]*"/g, "").matchAll(/\.([A-Za-z_-][\w-]*)/g)].map(
          ([, name]) => name!,
        ),
      ),
  );
}

/**
 * The classes in the attributes of a component: `class`, `className`, and props that end in
 * `Class`.
 */
export function readUsedClasses(file: string, text: string): readonly string[] {
  if (file.endsWith(".astro"))
    return [...text.matchAll(/\sclass(?:Name)?="([^"]*)"/g)].flatMap(([, names]) =>
      splitNames(names!),
    );
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && /^className$|Class$/.test(node.name.getText()))
      names.push(...collectNames(node.initializer, findDeclarations(source), new Set()));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** The constants and functions at the top of a file, by name. */
function findDeclarations(source: ts.SourceFile): ReadonlyMap<string, ts.Node> {
  const found = new Map<string, ts.Node>();
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name && statement.body)
      found.set(statement.name.text, statement.body);
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer) found.set(name.text, initializer);
  }
  return found;
}

/**
 * The names in the values that an expression may have: not in its conditions, keys and arguments.
 */
function collectNames(
  node: ts.Node | undefined,
  declarations: ReadonlyMap<string, ts.Node>,
  followed: Set<ts.Node>,
): readonly string[] {
  const collect = (...nodes: readonly (ts.Node | undefined)[]): readonly string[] =>
    nodes.flatMap((part) => collectNames(part, declarations, followed));
  if (node === undefined || followed.has(node)) return [];
  if (ts.isStringLiteralLike(node)) return splitNames(node.text);
  if (ts.isTemplateExpression(node)) return collectFromTemplate(node, collect);
  if (ts.isConditionalExpression(node)) return collect(node.whenTrue, node.whenFalse);
  if (ts.isBinaryExpression(node)) return isComparison(node) ? [] : collect(node.left, node.right);
  if (ts.isElementAccessExpression(node) || ts.isCallExpression(node))
    return collect(node.expression);
  if (ts.isPropertyAssignment(node)) return collect(node.initializer);
  if (ts.isIdentifier(node)) {
    const declaration = declarations.get(node.text);
    if (declaration === undefined || followed.has(declaration)) return [];
    const names = collect(declaration);
    followed.add(declaration);
    return names;
  }
  if (ts.isBlock(node)) return collect(...findReturns(node));
  if (ts.isArrowFunction(node)) return collect(node.body);
  return node.getChildren().flatMap((child) => collect(child));
}

function collectFromTemplate(
  { head, templateSpans }: ts.TemplateExpression,
  collect: (...nodes: readonly ts.Node[]) => readonly string[],
): readonly string[] {
  const pieces = [head.text, ...templateSpans.map(({ literal }) => literal.text)];
  const fixed = pieces.flatMap((piece, i) => {
    // What touches a placeholder behind it is the beginning of a name, and what touches one before
    // it an end.
    const isOpen = i < pieces.length - 1 && /\S$/.test(piece);
    const isEnd = i > 0 && /^\S/.test(piece);
    const names = splitNames(piece);
    if (isOpen && !names.at(-1)?.endsWith("-")) names.pop();
    return isEnd ? names.slice(1) : names;
  });
  const inserted = templateSpans.flatMap(({ expression }, i) =>
    /\S$/.test(pieces[i]!) || /^\S/.test(pieces[i + 1]!) ? [] : collect(expression),
  );
  return [...fixed, ...inserted];
}

function isComparison({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return ![
    ts.SyntaxKind.PlusToken,
    ts.SyntaxKind.BarBarToken,
    ts.SyntaxKind.QuestionQuestionToken,
    ts.SyntaxKind.AmpersandAmpersandToken,
  ].includes(kind);
}

function findReturns(body: ts.Node): readonly ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    else ts.forEachChild(node, visit);
  };
  visit(body);
  return found;
}

function splitNames(names: string): string[] {
  return names.split(/\s+/).filter((name) => name !== "");
}
