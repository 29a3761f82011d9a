import { expect, test } from "vitest";
import { firstReadable, pixelAttempts, refusalOf, vectorAttempts, warningsOf } from "./attempts.ts";
import { modulePx } from "./drawing.ts";
import { firstLook, presets } from "./style.ts";

const url = "https://shop.example/menu?table=12";

test("N-49 colours that no reader can tell apart are refused, and so is white on white", () => {
  expect(refusalOf(url, { ...firstLook, foreground: "#FFFFFF" })).toBe("colours");
  expect(refusalOf(url, { ...firstLook, foreground: "#E0E0E0" })).toBe("colours");
  expect(refusalOf(url, { ...firstLook, foreground: "#FF0000", background: "#007A00" })).toBe(
    "colours",
  );
});

test("N-42 no preset is refused", () => {
  for (const preset of presets) expect(refusalOf(url, { ...firstLook, ...preset })).toBeUndefined();
});

test("N-51 what no version holds is refused as too long", () => {
  expect(refusalOf("a".repeat(2953), firstLook)).toBeUndefined();
  expect(refusalOf("a".repeat(2954), firstLook)).toBe("long");
  expect(refusalOf("م".repeat(1477), firstLook)).toBe("long");
});

test("close colours, an inverted code and small modules get a word", () => {
  expect(warningsOf(firstLook, 8)).toEqual([]);
  expect(warningsOf({ ...firstLook, ...presets[1]! }, 8)).toEqual(["inverted"]);
  expect(warningsOf({ ...firstLook, ...presets[3]! }, 8)).toEqual(["contrast"]);
  expect(warningsOf({ ...firstLook, ...presets[5]! }, 2.9)).toEqual(["contrast", "small"]);
  expect(warningsOf(firstLook, 3)).toEqual([]);
});

test("a logo is drawn on a code of the highest level first, and on lower ones where it cannot be read", () => {
  const levels = [...pixelAttempts(url, firstLook, true)].map(
    ({ code, mends }) => `${code.level}${mends.length}`,
  );
  // Q costs this content the same version as H, M a smaller one; the figure counts what was mended.
  expect(levels).toEqual(["H0", "M0", "H1", "M1"]);
});

test("where pixels are few, a code with larger modules comes before one that bears more loss", () => {
  const content = "a".repeat(90);
  const look = { ...firstLook, size: 140 };
  const [first, ...others] = pixelAttempts(content, look, true);
  for (const other of others)
    expect(modulePx(first!.code, look.size)).toBeGreaterThanOrEqual(
      modulePx(other.code, look.size),
    );
});

test("N-50 what is not read is mended step by step: the logo smaller, then square corners", async () => {
  const look = { ...firstLook, corner: "circle" as const };
  const mends = new Set([...pixelAttempts(url, look, true)].map((attempt) => attempt.mends.join()));
  expect([...mends]).toEqual(["", "smaller-logo", "square-corners", "smaller-logo,square-corners"]);
  const mended = await firstReadable(pixelAttempts(url, look, true), url, async ({ drawing }) =>
    drawing.logoBox!.side / drawing.side < 0.2 ? url : undefined,
  );
  expect(mended?.mends).toEqual(["smaller-logo"]);
});

test("N-40 nothing is offered that reads as something else, or not at all", async () => {
  expect(
    await firstReadable(pixelAttempts(url, firstLook, false), url, async () => `${url}x`),
  ).toBeUndefined();
  expect(
    await firstReadable(vectorAttempts(url, firstLook, false), url, async () => undefined),
  ).toBeUndefined();
});
