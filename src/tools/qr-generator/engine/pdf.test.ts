import { unzlibSync } from "fflate";
import { expect, test } from "vitest";
import { draw, getVectorFrame } from "./drawing.ts";
import { encode } from "./encode.ts";
import { formatPdf } from "./pdf.ts";

const code = encode("OK", "M")!;
const colours = { foreground: "#FF0000", background: "#FFFFFF", isTransparent: false };
const latin = new TextDecoder("latin1");

function readPage(file: Uint8Array): string {
  const text = latin.decode(file);
  const from = text.indexOf("stream\n", text.indexOf("4 0 obj")) + 7;
  return latin.decode(unzlibSync(file.subarray(from, text.indexOf("\nendstream", from))));
}

test("the page has the requested size in points", () => {
  const text = latin.decode(formatPdf(draw(code, "square", getVectorFrame(code)), colours, 50.8));
  expect(text).toContain("/MediaBox [0 0 144 144]");
  expect(text.startsWith("%PDF-1.4\n")).toBe(true);
  expect(text.endsWith("%%EOF\n")).toBe(true);
});

test("every object is at the offset in the table, and every stream has its stated length", () => {
  const logo = { width: 2, height: 1, data: Uint8ClampedArray.of(1, 2, 3, 255, 4, 5, 6, 128) };
  const text = latin.decode(
    formatPdf(draw(code, "circle", getVectorFrame(code), 0.2), colours, 40, logo),
  );
  const table = Number(/startxref\n(\d+)/.exec(text)![1]);
  expect(text.slice(table, table + 4)).toBe("xref");
  const offsets = [...text.slice(table).matchAll(/^(\d{10}) 00000 n /gm)].map(([, offset]) =>
    Number(offset),
  );
  expect(offsets).toHaveLength(6);
  offsets.forEach((offset, index) =>
    expect(text.slice(offset).startsWith(`${index + 1} 0 obj\n`)).toBe(true),
  );
  for (const { 1: length, index } of text.matchAll(/\/Length (\d+) >>\nstream\n/g)) {
    const from = text.indexOf("stream\n", index) + 7;
    expect(text.slice(from + Number(length)).startsWith("\nendstream")).toBe(true);
  }
});

test("squares are rectangles, dots are curves, and rings use the even-odd rule", () => {
  const square = readPage(formatPdf(draw(code, "square", getVectorFrame(code)), colours, 40));
  expect(square).toContain("1 1 1 rg 0 0 113.3858 113.3858 re f");
  // The first row is a run of four modules; the other rows follow, and the finders come last.
  expect(square).toContain("1 0 0 rg 14 5 4 1 re ");
  expect(square).not.toMatch(/ c\b/);
  expect(square.trimEnd().endsWith("f*")).toBe(true);
  expect(readPage(formatPdf(draw(code, "circle", getVectorFrame(code)), colours, 40))).toMatch(
    / c\b/,
  );
});

test("a transparent page has no background", () => {
  expect(
    readPage(
      formatPdf(
        draw(code, "square", getVectorFrame(code)),
        { ...colours, isTransparent: true },
        40,
      ),
    ),
  ).not.toContain("1 1 1 rg");
});
