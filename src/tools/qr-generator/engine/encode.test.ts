import QRCode from "qrcode";
import { expect, test } from "vitest";
import { levels, type Level } from "./capacity.ts";
import { encode } from "./encode.ts";
import { bands, countSegmentBits, cutIntoSegments } from "./segments.ts";

/** Returns a generator of pseudo-random numbers that are the same in every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const next = createRandom(20261121);
const pickBelow = (limit: number): number => Math.floor(next() * limit);
const alphabets = [
  "0123456789",
  "ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:0123456789",
  "abcdefghijklmnopqrstuvwxyz?=&/#",
  "أبتثجحخدذرزسشصضطظعغفقكلمنهوي ،",
  "☕🥐🕌😀",
];

function randomContent(): string {
  let content = "";
  for (let part = pickBelow(5); part >= 0; part -= 1) {
    const letters = [...alphabets[pickBelow(alphabets.length)]!];
    for (let length = pickBelow(60); length >= 0; length -= 1)
      content += letters[pickBelow(letters.length)];
  }
  return content;
}

test(
  "1,000 random contents: never a larger version than npm qrcode gives at the same level",
  { timeout: 30_000 },
  () => {
    const larger: string[] = [];
    for (let index = 0; index < 1000; index += 1) {
      const content = randomContent();
      const level = levels[index % 4]!;
      const theirs = QRCode.create(content, {
        errorCorrectionLevel: level,
        maskPattern: 0,
      }).version;
      const ours = encode(content, level)!.version;
      if (ours > theirs) larger.push(`${ours} for ${theirs}: ${level} ${content}`);
    }
    expect(larger).toEqual([]);
  },
);

test("a level is raised where that needs no larger version, and never lowered", () => {
  expect(encode("OK", "M")).toMatchObject({ version: 1, level: "H", size: 21 });
  expect(encode("https://shop.example", "M")).toMatchObject({ version: 2, level: "Q", size: 25 });
  for (const level of levels)
    expect(
      levels.indexOf(encode("https://shop.example/menu", level)!.level),
    ).toBeGreaterThanOrEqual(levels.indexOf(level));
});

test.each<[Level, number]>([
  ["L", 2953],
  ["M", 2331],
  ["Q", 1663],
  ["H", 1273],
])("N-51 at level %s %d bytes are held and one more is not", (level, bytes) => {
  expect(encode("a".repeat(bytes), level)?.version).toBe(40);
  expect(encode("a".repeat(bytes + 1), level)).toBeUndefined();
});

test("an empty text gives no code", () => {
  expect(encode("", "L")).toBeUndefined();
});

test("N-48 the same text gives the same modules", () => {
  expect(encode("صفحتنا ☕", "M")).toEqual(encode("صفحتنا ☕", "M"));
});

test("a text is split where another mode is denser, and nowhere else", () => {
  const [small] = bands;
  expect(cutIntoSegments("0123456789", small)).toEqual([{ mode: "numeric", text: "0123456789" }]);
  expect(cutIntoSegments("https://shop.example/12345678901234567890", small)).toEqual([
    { mode: "byte", text: "https://shop.example/" },
    { mode: "numeric", text: "12345678901234567890" },
  ]);
  // Three digits save fewer bits than the headers of two more segments cost.
  expect(cutIntoSegments("abc123def", small)).toEqual([{ mode: "byte", text: "abc123def" }]);
  expect(cutIntoSegments("قهوة", small)).toEqual([{ mode: "byte", text: "قهوة" }]);
});

test("bits are counted as the standard's own example counts them: 01234567 takes 41", () => {
  // ISO/IEC 18004:2015, 7.4.3: 4 for the mode, 10 for the count, 27 for eight digits.
  const [small] = bands;
  expect(countSegmentBits(cutIntoSegments("01234567", small), small)).toBe(41);
});
