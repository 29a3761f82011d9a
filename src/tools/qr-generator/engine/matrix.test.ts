import QRCode from "qrcode";
import { expect, test } from "vitest";
import { getCapacityBits, levels, versions } from "./capacity.ts";
import { encode, type Code } from "./encode.ts";
import { listAlignmentCentres, getSize } from "./matrix.ts";
import { getBand, cutIntoSegments } from "./segments.ts";

/**
 * The mask number stored in a code: three bits of its format, beside the first finder.
 * @see ISO/IEC 18004:2015, 7.9.1
 */
function readMask({ modules, size }: Code): QRCode.QRCodeMaskPattern {
  const readBit = (x: number): number => modules[8 * size + x]!;
  return ((readBit(4) ^ 1) |
    (readBit(3) << 1) |
    ((readBit(2) ^ 1) << 2)) as QRCode.QRCodeMaskPattern;
}

test.each(levels)(
  "at level %s a full code of every version has the modules of npm qrcode under the same mask",
  { timeout: 30_000 },
  (level) => {
    for (let version = 1; version <= versions; version += 1) {
      const bytes = Math.floor(
        (getCapacityBits(version, level) - 4 - getBand(version).countBits.byte) / 8,
      );
      const text = `${version} at ${level}: ${"shop.example/menu ".repeat(170)}`
        .slice(0, bytes)
        .replace(/\d/g, "n");
      const ours = encode(text, level)!;
      expect([ours.version, ours.level]).toEqual([version, level]);
      const theirs = QRCode.create([{ mode: "byte", data: new TextEncoder().encode(text) }], {
        version,
        errorCorrectionLevel: level,
        maskPattern: readMask(ours),
      });
      expect(
        ours.modules.every((module, at) => module === Number(theirs.modules.data[at])),
        `version ${version}`,
      ).toBe(true);
    }
  },
);

test("digits, capitals and other letters in one code are written as npm qrcode writes them, and the rest is padded", () => {
  for (const text of [
    "0123456789",
    "01234567",
    "SHOP-EXAMPLE",
    "AB",
    "abc0123456789012345678901234567890SHOP SHOP SHOP SHOP SHOP SHOP",
    "7",
  ]) {
    const ours = encode(text, "M")!;
    const segments = cutIntoSegments(text, getBand(ours.version)).map(({ mode, text: data }) => ({
      mode,
      data: mode === "byte" ? new TextEncoder().encode(data) : data,
    }));
    const theirs = QRCode.create(segments as QRCode.QRCodeSegment[], {
      version: ours.version,
      errorCorrectionLevel: ours.level,
      maskPattern: readMask(ours),
    });
    expect([...ours.modules]).toEqual(Array.from(theirs.modules.data, Number));
  }
});

test("alignment patterns are at the positions of the standard's table", () => {
  expect(listAlignmentCentres(1, getSize(1))).toEqual([]);
  expect(listAlignmentCentres(2, getSize(2))).toEqual([[18, 18]]);
  const listLines = (version: number): readonly number[] =>
    [...new Set(listAlignmentCentres(version, getSize(version)).map(([x]) => x))].sort(
      (a, b) => a - b,
    );
  expect(listLines(7)).toEqual([6, 22, 38]);
  expect(listLines(32)).toEqual([6, 34, 60, 86, 112, 138]);
  expect(listLines(36)).toEqual([6, 24, 50, 76, 102, 128, 154]);
  expect(listLines(40)).toEqual([6, 30, 58, 86, 114, 142, 170]);
});
