import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseTokens, type Theme } from "./theme-tokens.ts";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");
const readColours = (theme: Theme): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parseTokens([css], theme)).map(([name, value]) => [
      name.replace("--color-", ""),
      value,
    ]),
  );
const light = readColours("light");
const dark = readColours("dark");

/** @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high! + 0.05) / (low! + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

const backgrounds = ["paper", "surface", "sunk", "tint"];
const words = ["ink", "soft", "brand", "ok", "warn", "bad"];
const pairs: readonly (readonly [text: string, background: string, least: number])[] = [
  ...words.flatMap((text) => backgrounds.map((background) => [text, background, 4.5] as const)),
  ["on-brand", "brand", 4.5],
  ["paper", "ink", 4.5],
  ["paper", "bad", 4.5],
  ["soft", "line", 4.5],
  ["edge", "paper", 3],
  ["edge", "surface", 3],
  ["focus", "paper", 3],
  ["whatsapp", "paper", 3],
  ["on-whatsapp", "whatsapp", 3],
  ["focus", "surface", 3],
];

test.each([
  ["light", light],
  ["dark", dark],
])("every text of the %s theme has enough contrast with its background", (_theme, tokens) => {
  const weak = pairs
    .map(([text, background, minRatio]) => ({
      text,
      background,
      least: minRatio,
      ratio: contrast(tokens[text]!, tokens[background]!),
    }))
    .filter(({ ratio, least: minRatio }) => !(ratio >= minRatio));
  expect(weak).toEqual([]);
});

test("T-35 T-36 the background and text colours of both themes are those of the brand", () => {
  expect([light["paper"], dark["paper"]]).toEqual(["#fbf8f2", "#120d22"]);
  expect([light["ink"], light["brand"], dark["brand"]]).toEqual(["#1b1530", "#6d28d9", "#a884ff"]);
});
