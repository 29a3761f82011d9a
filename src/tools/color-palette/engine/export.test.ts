import { expect, test } from "vitest";
import { formatAse } from "./ase.ts";
import { toHex } from "./colour.ts";
import {
  formatCssVariables,
  formatJson,
  formatSvg,
  formatTailwindTheme,
  type NamedColour,
} from "./export-text.ts";

const colours: readonly NamedColour[] = [
  { hex: "#16082b", name: "بنفسجي داكن" },
  { hex: "#411782", name: "Dark purple" },
  { hex: "#6c26d9", name: "Purple" },
  { hex: "#a77de8", name: "Light purple" },
  { hex: "#e2d4f7", name: "Light purple" },
];
const hexes = colours.map(({ hex }) => hex);

test("E-43 every text export holds the five hex codes, in order", () => {
  for (const text of [
    formatCssVariables(colours),
    formatTailwindTheme(colours),
    formatJson(colours),
  ])
    expect(text.match(/#[0-9a-f]{6}/g)).toEqual(hexes);
});

test("E-43 CSS variables", () => {
  expect(formatCssVariables(colours)).toBe(`:root {
  /* بنفسجي داكن */
  --palette-1: #16082b;
  /* Dark purple */
  --palette-2: #411782;
  /* Purple */
  --palette-3: #6c26d9;
  /* Light purple */
  --palette-4: #a77de8;
  /* Light purple */
  --palette-5: #e2d4f7;
}
`);
});

test("E-43 a theme of Tailwind 4 names its colours --color-…", () => {
  expect(formatTailwindTheme(colours)).toContain(
    '@import "tailwindcss";\n\n@theme {\n  /* بنفسجي داكن */\n  --color-palette-1: #16082b;',
  );
});

test("E-43 JSON is read back with hex, rgb, OKLCH and name", () => {
  const read = JSON.parse(formatJson(colours)) as { colours: unknown[] };
  expect(read.colours).toHaveLength(5);
  expect(read.colours[2]).toEqual({
    hex: "#6c26d9",
    rgb: [108, 38, 217],
    oklch: [0.488, 0.2427, 292.3492],
    name: "Purple",
  });
});

test("E-43 the SVG has a field for each colour and no external references", () => {
  const svg = formatSvg(colours);
  expect(
    [...svg.matchAll(/<rect x="\d+"[^>]* fill="(#[0-9a-f]{6})"/g)].map(([, hex]) => hex),
  ).toEqual(hexes);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /);
});

/** Parses an Adobe Swatch Exchange file block by block. @throws Error for an invalid file */
function readAse(bytes: Uint8Array): {
  readonly groups: readonly string[];
  readonly entries: readonly {
    name: string;
    model: string;
    rgb: readonly number[];
    type: number;
  }[];
} {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const readAscii = (at: number, length: number): string =>
    String.fromCharCode(...bytes.subarray(at, at + length));
  const name = (at: number): { text: string; end: number } => {
    const units = view.getUint16(at);
    const letters = Array.from({ length: units }, (_, i) => view.getUint16(at + 2 + i * 2));
    if (letters.at(-1) !== 0) throw new Error("a name without its closing zero");
    return { text: String.fromCharCode(...letters.slice(0, -1)), end: at + 2 + units * 2 };
  };
  if (readAscii(0, 4) !== "ASEF" || view.getUint16(4) !== 1 || view.getUint16(6) !== 0)
    throw new Error("not ASE 1.0");
  const groups: string[] = [];
  const entries: { name: string; model: string; rgb: readonly number[]; type: number }[] = [];
  let at = 12;
  let isOpen = false;
  for (let block = 0; block < view.getUint32(8); block++) {
    const [kind, length] = [view.getUint16(at), view.getUint32(at + 2)];
    const start = at + 6;
    if (kind === 0xc001) {
      isOpen = true;
      groups.push(name(start).text);
    } else if (kind === 0xc002) {
      if (!isOpen || length !== 0)
        throw new Error("a group that was not open, or an end with content");
      isOpen = false;
    } else if (kind === 1) {
      const { text, end } = name(start);
      entries.push({
        name: text,
        model: readAscii(end, 4),
        rgb: [0, 1, 2].map((i) => view.getFloat32(end + 4 + i * 4)),
        type: view.getUint16(end + 16),
      });
      if (end + 18 !== start + length)
        throw new Error("a colour of another length than its block says");
    } else throw new Error(`a block of kind ${kind}`);
    at = start + length;
  }
  if (isOpen || at !== bytes.length) throw new Error("an open group, or bytes left over");
  return { groups, entries };
}

test("E-43 the ASE file is read back: one group, five process colours in RGB, names in any script", () => {
  const { groups, entries } = readAse(formatAse("لوحة المحل", colours));
  expect(groups).toEqual(["لوحة المحل"]);
  expect(entries.map(({ name, model, type }) => [name, model, type])).toEqual(
    colours.map(({ hex, name }) => [`${hex} ${name}`, "RGB ", 2]),
  );
  expect(
    entries.map(({ rgb }) =>
      toHex(
        rgb.map((share) => Math.round(share * 255)) as unknown as readonly [number, number, number],
      ),
    ),
  ).toEqual(hexes);
});
