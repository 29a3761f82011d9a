import { expect, test } from "vitest";
import {
  findFirstReadable,
  listPixelAttempts,
  findProblem,
  listVectorAttempts,
  findWarnings,
} from "./attempts.ts";
import { getModulePx } from "./drawing.ts";
import { defaultStyle, presets } from "./style.ts";

const url = "https://shop.example/menu?table=12";

test("N-49 colours that no reader can tell apart are refused, and so is white on white", () => {
  expect(findProblem(url, { ...defaultStyle, foreground: "#FFFFFF" })).toBe("colours");
  expect(findProblem(url, { ...defaultStyle, foreground: "#E0E0E0" })).toBe("colours");
  expect(findProblem(url, { ...defaultStyle, foreground: "#FF0000", background: "#007A00" })).toBe(
    "colours",
  );
});

test("N-42 no preset is refused", () => {
  for (const preset of presets)
    expect(findProblem(url, { ...defaultStyle, ...preset })).toBeUndefined();
});

test("N-51 what no version holds is refused as too long", () => {
  expect(findProblem("a".repeat(2953), defaultStyle)).toBeUndefined();
  expect(findProblem("a".repeat(2954), defaultStyle)).toBe("long");
  expect(findProblem("م".repeat(1477), defaultStyle)).toBe("long");
});

test("close colours, an inverted code and small modules get a word", () => {
  expect(findWarnings(defaultStyle, 8)).toEqual([]);
  expect(findWarnings({ ...defaultStyle, ...presets[1]! }, 8)).toEqual(["inverted"]);
  expect(findWarnings({ ...defaultStyle, ...presets[3]! }, 8)).toEqual(["contrast"]);
  expect(findWarnings({ ...defaultStyle, ...presets[5]! }, 2.9)).toEqual(["contrast", "small"]);
  expect(findWarnings(defaultStyle, 3)).toEqual([]);
});

test("a logo is drawn on a code of the highest level first, and on lower ones where it cannot be read", () => {
  const levels = [...listPixelAttempts(url, defaultStyle, true)].map(
    ({ code, fallbacks }) => `${code.level}${fallbacks.length}`,
  );
  // Q costs this content the same version as H, M a smaller one; the figure counts what was mended.
  expect(levels).toEqual(["H0", "M0", "H1", "M1"]);
});

test("where pixels are few, a code with larger modules comes before one that bears more loss", () => {
  const content = "a".repeat(90);
  const style = { ...defaultStyle, size: 140 };
  const [first, ...others] = listPixelAttempts(content, style, true);
  for (const other of others)
    expect(getModulePx(first!.code, style.size)).toBeGreaterThanOrEqual(
      getModulePx(other.code, style.size),
    );
});

test("N-50 what is not read is mended step by step: the logo smaller, then square corners", async () => {
  const style = { ...defaultStyle, corner: "circle" as const };
  const fallbacks = new Set(
    [...listPixelAttempts(url, style, true)].map((attempt) => attempt.fallbacks.join()),
  );
  expect([...fallbacks]).toEqual([
    "",
    "smaller-logo",
    "square-corners",
    "smaller-logo,square-corners",
  ]);
  const adjusted = await findFirstReadable(
    listPixelAttempts(url, style, true),
    url,
    async ({ drawing }) => (drawing.logoBox!.side / drawing.side < 0.2 ? url : undefined),
  );
  expect(adjusted?.fallbacks).toEqual(["smaller-logo"]);
});

test("N-40 nothing is offered that reads as something else, or not at all", async () => {
  expect(
    await findFirstReadable(
      listPixelAttempts(url, defaultStyle, false),
      url,
      async () => `${url}x`,
    ),
  ).toBeUndefined();
  expect(
    await findFirstReadable(
      listVectorAttempts(url, defaultStyle, false),
      url,
      async () => undefined,
    ),
  ).toBeUndefined();
});
