import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { glass, hues } from "./palette.ts";

const css = readFileSync(new URL("./window.css", import.meta.url), "utf8");

function block(selector: RegExp): string {
  return new RegExp(`${selector.source}\\s*\\{([^}]*)\\}`).exec(css)?.[1] ?? "";
}

test.each(hues)("the style sheet gives %s the palette's colour by day and by night", (hue) => {
  expect(block(/:root,\s*\.light/)).toContain(`--glass-${hue}: ${glass.day[hue].toLowerCase()};`);
  expect(block(/\.dark/)).toContain(`--glass-${hue}: ${glass.night[hue].toLowerCase()};`);
});

test("day and night define the same variables", () => {
  const names = (text: string) => [...text.matchAll(/--[\w-]+(?=:)/g)].map(([name]) => name).sort();
  expect(names(block(/\.dark/))).toEqual(names(block(/:root,\s*\.light/)));
});
