import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Theme } from "#brand/theme-tokens.ts";
import { themeTokens } from "./theme-tokens.ts";

// Read as files: an import would give the compiled style sheet and not its source.
const drawingCss = ["glass.css", "window.css"]
  .map((file) => readFileSync(`src/brand/window/${file}`, "utf8"))
  .join("\n");

/**
 * A drawing as a file of its own, which a browser fetches once; inline it would be part of every
 * page.
 */
export interface StandaloneDrawing {
  readonly name: string;
  readonly svg: string;
}

/**
 * Writes a drawing as an SVG file, with the CSS rules and the colours of one theme that it uses.
 * @param name without ending; a hash of the content is added, so that the file may be cached
 *   indefinitely
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

/**
 * The rules of the drawings' sheets, outside of media queries, that select a class of the drawing.
 */
function selectRules(markup: string): string {
  const used = new Set(
    [...markup.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => names!.split(" ")),
  );
  return [...drawingCss.matchAll(/^ {2}(\.[^{}@]+)\{([^{}]*)\}/gm)]
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

/** Declares the custom properties that the rules name. */
function selectValues(rules: string, theme: Theme): string {
  const known = themeTokens[theme];
  const wantedNames = new Set([...rules.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!));
  return `:root{${[...wantedNames].flatMap((name) => (known[name] === undefined ? [] : [`${name}:${known[name]}`])).join(";")}}`;
}
