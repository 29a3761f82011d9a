export interface Declaration {
  /** The selectors and conditions that it is in, from the outermost in. */
  readonly within: readonly string[];
  readonly property: string;
  readonly value: string;
}

/**
 * Reads the declarations of a style sheet, nested rules included. It reads what a browser would
 * read and judges nothing.
 */
export function parseDeclarations(css: string): readonly Declaration[] {
  const declarations: Declaration[] = [];
  const within: string[] = [];
  let text = "";
  const take = (): void => {
    const colon = text.indexOf(":");
    if (colon > 0 && within.length > 0)
      declarations.push({
        within: [...within],
        property: text.slice(0, colon).trim().toLowerCase(),
        value: text.slice(colon + 1).trim(),
      });
    text = "";
  };
  for (const part of css
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\((?:[^()"']|"[^"]*"|'[^']*')*\)|\\.|[^]/g)) {
    const [piece] = part;
    if (piece === "{") {
      within.push(text.trim());
      text = "";
    } else if (piece === "}") {
      take();
      within.pop();
    } else if (piece === ";") {
      take();
    } else {
      text += piece;
    }
  }
  return declarations;
}
