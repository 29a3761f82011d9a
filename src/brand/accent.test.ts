import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseTokens } from "./theme-tokens.ts";

const root = join(import.meta.dirname, "../..");
const source = "src/brand/tokens.css";
/** Files in which the colour is an example of how a colour is typed, and not the accent. */
const examples = [
  "src/tools/color-palette/engine/colour.ts",
  "src/tools/color-palette/engine/palette-state.ts",
  "src/tools/color-palette/messages.ts",
  "src/tools/qr-generator/messages.ts",
];

/** Every spelling of a colour that a style sheet or a program may contain. */
function listSpellings(hex: string): readonly string[] {
  const channels = [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));
  return [hex, hex.replace("#", "0x"), channels.join(", "), channels.join(" ")];
}

const sheet = readFileSync(join(root, source), "utf8");
const accents = (["light", "dark"] as const).flatMap((theme) => {
  const tokens = parseTokens([sheet], theme);
  return [tokens["--color-brand"]!, tokens["--color-tint"]!];
});
const findCopies = (text: string): readonly string[] =>
  accents.flatMap(listSpellings).filter((spelling) => text.toLowerCase().includes(spelling));

test("T-36 the accent and its tint are written in one file, from which all else derives", () => {
  const files = globSync(
    ["src/**/*.{ts,tsx,astro,css,svg}", "public/**/*.svg", "scripts/**/*.ts", "*.ts"],
    { cwd: root },
  ).filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(300);
  const copies = files.filter(
    (file) => findCopies(readFileSync(join(root, file), "utf8")).length > 0,
  );
  expect(copies.filter((file) => !examples.includes(file))).toEqual([source]);
  expect(accents.map((accent) => sheet.split(accent).length - 1)).toEqual([1, 1, 1, 1]);
});

test.each(accents)("a copy of %s is found in every spelling", (accent) => {
  const [hex, number, commas, spaces] = listSpellings(accent);
  const texts = [`fill:${hex!.toUpperCase()}`, number!, `rgba(${commas}, 0.5)`, `rgb(${spaces})`];
  for (const text of texts) expect(findCopies(text)).toHaveLength(1);
});

test("colours are spelled as style sheets and programs spell them", () => {
  expect(listSpellings("#0a28ff")).toEqual(["#0a28ff", "0x0a28ff", "10, 40, 255", "10 40 255"]);
});
