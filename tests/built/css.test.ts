import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseDeclarations, type Declaration } from "./css-declarations.ts";
import { dist, files } from "./site.ts";

const sheets = files
  .filter((file) => file.endsWith(".css"))
  .map((file) => ({ file, css: readFileSync(join(dist, file), "utf8") }));

const physicalProperty =
  /^(left|right|(margin|padding|scroll-margin|scroll-padding|border|inset)-(left|right)(-(width|style|color))?|border-(top|bottom)-(left|right)-radius|overflow-x-(left|right))$/;
const fourSided =
  /^(margin|padding|inset|scroll-margin|scroll-padding|border-(width|style|color))$/;

/**
 * Whether a declaration means a side of the window that does not follow the direction of writing.
 */
function isPhysical({ property, value }: Declaration): boolean {
  if (physicalProperty.test(property)) return true;
  if (property === "text-align" || property === "float" || property === "clear")
    return /^(left|right)\b/.test(value);
  const parts =
    value
      .replace(/!important/, "")
      .trim()
      .match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
  if (fourSided.test(property)) return parts.length === 4 && parts[1] !== parts[3];
  if (property === "border-radius" && !value.includes("/"))
    return (
      parts.length > 1 &&
      (parts[0] !== parts[1] || (parts[2] ?? parts[0]) !== (parts[3] ?? parts[1]))
    );
  return false;
}

/**
 * What stays where it is in both languages: the chat button and the toasts at the bottom right, and
 * code, which is read from the left.
 */
function isAllowed({ within, property }: Declaration): boolean {
  const selector = within.join(" ");
  if (/\.(toaster|toast|chat-link)\b/.test(selector)) return true;
  return property === "text-align" && /\b(code|pre|kbd|samp|bdi)\b|\[dir="?ltr"?\]/.test(selector);
}

const faults = (css: string): readonly string[] =>
  parseDeclarations(css)
    .filter((declaration) => isPhysical(declaration) && !isAllowed(declaration))
    .map(({ within, property, value }) => `${within.join(" ")} { ${property}: ${value} }`);

test("T-21 no style names the left or the right, but for the chat button, the toasts and code", () => {
  expect(sheets.length).toBeGreaterThan(0);
  expect(
    sheets.flatMap(({ file, css }) => faults(css).map((fault) => `${file}: ${fault}`)),
  ).toEqual([]);
});

test("no rule looks for the page's root inside of another element", () => {
  // Nesting puts the outer selector before `:root`, and such a rule never matches.
  const listInner = (css: string): readonly string[] =>
    parseDeclarations(css)
      .flatMap(({ within }) => within)
      .filter((selector) => /[\w\])*&][\s>]+:root/.test(selector));
  expect(listInner(".a{& :root.dark .b{color:red}}")).toHaveLength(1);
  expect(sheets.flatMap(({ file, css }) => listInner(css).map((at) => `${file}: ${at}`))).toEqual(
    [],
  );
});

test.each([
  ["a{margin-left:1px}", ["a { margin-left: 1px }"]],
  ["@media (width>=64rem){.a{b{right:0}}}", ["@media (width>=64rem) .a b { right: 0 }"]],
  [
    ".a{text-align:right;padding:0 1px 0 2px}",
    [".a { text-align: right }", ".a { padding: 0 1px 0 2px }"],
  ],
  [
    ".a{border-radius:1px 2px 2px 1px;border-top-left-radius:1px}",
    [".a { border-radius: 1px 2px 2px 1px }", ".a { border-top-left-radius: 1px }"],
  ],
  [
    `.a{margin-inline-start:1px;padding:0 1px;margin:1px 2px 3px 2px;border-radius:4px 4px 0 0;text-align:start;inset:0}`,
    [],
  ],
  [`.a::before{content:"left:1px;}";background:url(data:image/svg+xml;right:0)}`, []],
  [".toaster{right:1rem}.chat-link{right:1rem}pre code{text-align:left}", []],
])("sides are found in %s", (css, found) => {
  expect(faults(css)).toEqual(found);
});

test("T-37 B-01 no style sheet loads anything from another host", () => {
  expect(
    sheets.flatMap(
      ({ css }) => css.match(/(?:url\(\s*["']?|@import\s+["'])(?:https?:)?\/\/[^)"']+/g) ?? [],
    ),
  ).toEqual([]);
});

test("T-41 no style sheet draws an emoji", () => {
  const emoji = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/u;
  expect(
    sheets.flatMap(({ css }) =>
      parseDeclarations(css).filter(
        ({ property, value }) => property === "content" && emoji.test(value),
      ),
    ),
  ).toEqual([]);
  expect(
    parseDeclarations(`.a::before{content:"🚀"}`).filter(({ value }) => emoji.test(value)),
  ).toHaveLength(1);
});
