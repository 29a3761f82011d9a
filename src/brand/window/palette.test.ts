import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseTokens } from "../theme-tokens.ts";
import { hues } from "./palette.ts";

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), "utf8");
const sheets = [read("../tokens.css"), read("glass.css")];

test("T-36 the style sheet gives every glass its colour by day and by night, and violet by day is the accent", () => {
  const [light, dark] = [parseTokens(sheets, "light"), parseTokens(sheets, "dark")];
  const [day, night] = [light, dark].map((tokens) => hues.map((hue) => tokens[`--glass-${hue}`]));
  const accent = light["--color-brand"];
  expect(day).toEqual(["#f5cf86", "#f4a72c", "#e8553a", accent, "#0e8a7d", "#2f6db5"]);
  expect(night).toEqual(["#ffdd98", "#ffb93c", "#ff6a4a", "#8f4dff", "#19b3a2", "#4a8fe0"]);
});

test("day and night define the same variables", () => {
  const listNames = (selector: RegExp) =>
    [...selector.exec(sheets[1]!)![1]!.matchAll(/--[\w-]+(?=:)/g)].map(([name]) => name).sort();
  const day = listNames(/:root,\s*\.light\s*\{([^}]*)\}/);
  expect(day).toContain("--glass-violet");
  expect(listNames(/\.dark\s*\{([^}]*)\}/)).toEqual(day);
});
