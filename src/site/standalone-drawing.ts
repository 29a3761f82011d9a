import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

// As they are written, which an import would not give: the build turns every style sheet into Tailwind's output.
const themeCss = readFileSync("src/brand/theme.css", "utf8");
const windowCss = readFileSync("src/brand/window/window.css", "utf8");

export type Theme = "light" | "dark";

/** A drawing as a file of its own: it is fetched once and kept, where inline it would stand in every page again. */
export interface StandaloneDrawing {
  readonly name: string;
  readonly svg: string;
}

/**
 * Takes a drawing out of the page: the rules and colours that it uses in a theme go into the file with it.
 * @param name without ending; a hash of the content is added, so that the file may be kept for ever
 */
export function createStandaloneDrawing(
  name: string,
  drawing: ReactElement,
  theme: Theme,
  size: readonly [width: number, height: number],
): StandaloneDrawing {
  const markup = renderToStaticMarkup(createElement("g", null, drawing)).slice(3, -4);
  const rules = selectRules(markup);
  const style = `<style>${selectValues(rules, theme)}${rules.replace(/\s+/g, " ")}</style>`;
  const svg = markup
    .replace(
      /^<svg/,
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size[0]}" height="${size[1]}"`,
    )
    .replace(">", `>${style}`);
  return { name: `${name}.${createHash("sha256").update(svg).digest("hex").slice(0, 8)}`, svg };
}

/** The rules of window.css, outside of its media queries, that speak of a class of the drawing. */
function selectRules(markup: string): string {
  const used = new Set(
    [...markup.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => names!.split(" ")),
  );
  return [...windowCss.matchAll(/^ {2}(\.[^{}@]+)\{([^{}]*)\}/gm)]
    .map(([, selectors, body]) => ({
      selectors: selectors!.split(",").map((selector) => selector.trim()),
      body: body!,
    }))
    .map(({ selectors, body }) => ({
      selectors: selectors.filter((selector) => used.has(selector.slice(1))),
      body,
    }))
    .filter(({ selectors }) => selectors.length > 0)
    .map(({ selectors, body }) => `${selectors.join()}{${body.trim()}}`)
    .join("");
}

/** The values of the custom properties that the rules name, and those that these name in turn. */
function selectValues(rules: string, theme: Theme): string {
  const known = { ...parseValues(themeCss, "@theme {"), ...parseValues(windowCss, ".light {") };
  if (theme === "dark")
    Object.assign(
      known,
      parseValues(themeCss, "\n  .dark {"),
      parseValues(windowCss, "\n  .dark {"),
    );
  const wantedNames = new Set([...rules.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!));
  return `:root{${[...wantedNames].flatMap((name) => (known[name] === undefined ? [] : [`${name}:${known[name]}`])).join(";")}}`;
}

function parseValues(css: string, opening: string): Record<string, string> {
  const start = css.indexOf(opening);
  const block = css.slice(start, css.indexOf("}", start));
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name!, value!]),
  );
}
