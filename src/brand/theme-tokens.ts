export type Theme = "light" | "dark";

/**
 * Reads the custom properties of a theme from the text of style sheets, for what is drawn outside
 * of the pages' CSS (icon, manifest, drawings in files of their own). The dark theme inherits what
 * it does not set.
 * @param sheets declare the light theme in `:root` or `.light` and the dark one in `.dark`; a value
 *   may be `var(--name)` of another token of the light theme
 */
export function parseTokens(sheets: readonly string[], theme: Theme): Record<string, string> {
  const css = sheets.join("\n");
  const light = parseBlocks(css, /(?::root|\.light) \{([^}]*)\}/g);
  const tokens =
    theme === "light" ? light : { ...light, ...parseBlocks(css, /\.dark \{([^}]*)\}/g) };
  return Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => [
      name,
      value.replace(/^var\((--[\w-]+)\)$/, (_, source: string) => light[source]!),
    ]),
  );
}

function parseBlocks(css: string, block: RegExp): Record<string, string> {
  return Object.fromEntries(
    [...css.matchAll(block)]
      .flatMap(([, body]) => [...body!.matchAll(/(--[\w-]+): ([^;]+);/g)])
      .map(([, name, value]) => [name!, value!]),
  );
}
