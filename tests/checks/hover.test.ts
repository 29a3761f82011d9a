import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseDeclarations } from "../built/css-declarations.ts";

const root = join(import.meta.dirname, "../..");

const isHoverQuery = (selector: string): boolean => /^@media\b.*\(hover: hover\)/.test(selector);

/**
 * Finds the rules for `:hover` that a touch screen would apply after a tap, and those that it would
 * not apply for another state in the same list of selectors.
 */
function findHoverFaults(css: string): readonly string[] {
  const faults = parseDeclarations(css).flatMap(({ within }) => {
    const selector = within.find((part) => !part.startsWith("@") && part.includes(":hover"));
    if (selector === undefined) return [];
    if (!within.some(isHoverQuery)) return [`${selector} is outside @media (hover: hover)`];
    return hasOtherState(selector) ? [`${selector} hides another state from touch screens`] : [];
  });
  return [...new Set(faults)];
}

/** Whether one of the alternatives in a list of selectors has no `:hover`. */
function hasOtherState(selector: string): boolean {
  const inner = [...selector.matchAll(/:(?:is|where)\(([^()]*:hover[^()]*)\)/g)].map(
    ([, list]) => list!,
  );
  const outer = selector.replace(/:(?:is|where|not)\(([^()]*)\)/g, (_, list: string) =>
    list.includes(":hover") ? ":hover" : "",
  );
  return [outer, ...inner].some((list) => list.split(",").some((one) => !one.includes(":hover")));
}

test("every style sheet changes what is pointed at only where the device has a pointer that hovers", () => {
  const sheets = globSync("src/**/*.css", { cwd: root });
  expect(sheets.length).toBeGreaterThan(80);
  expect(
    sheets.flatMap((file) =>
      findHoverFaults(readFileSync(join(root, file), "utf8")).map((fault) => `${file}: ${fault}`),
    ),
  ).toEqual([]);
});

test.each([
  [".a:hover { color: red; }", [".a:hover is outside @media (hover: hover)"]],
  [
    "@media (width >= 40rem) { .a { &:hover { color: red; } } }",
    ["&:hover is outside @media (hover: hover)"],
  ],
  [
    "@media (hover: hover) { .a:is(:hover, [aria-current]) { color: red; } }",
    [".a:is(:hover, [aria-current]) hides another state from touch screens"],
  ],
  [
    "@media (hover: hover) { .a:hover, .a:focus { color: red; } }",
    [".a:hover, .a:focus hides another state from touch screens"],
  ],
  ["@media (hover: hover) { .a:hover :is(b, i), .b:hover { color: red; } }", []],
  ["@media (hover: hover) { .a:not(:hover, :focus-within) b { opacity: 0; } }", []],
  [".a { @media (hover: hover) { &:hover { color: red; } } }", []],
  [
    "@media (hover: hover) and (prefers-reduced-motion: no-preference) { .a:hover { top: 0; } }",
    [],
  ],
])("rules for a hovering pointer are found in %s", (css, faults) => {
  expect(findHoverFaults(css)).toEqual(faults);
});
