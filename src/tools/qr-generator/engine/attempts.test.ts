import { expect, test } from "vitest";
import {
  findFirstReadable,
  listPixelAttempts,
  findProblem,
  listVectorAttempts,
  findWarnings,
  toReadableStyle,
} from "./attempts.ts";
import { getModulePx } from "./drawing.ts";
import { defaultStyle, presets } from "./style.ts";

const url = "https://shop.example/menu?table=12";

test("N-49 colours that no reader can distinguish are rejected, white on white included", () => {
  expect(findProblem(url, { ...defaultStyle, foreground: "#FFFFFF" })).toBe("colours");
  expect(findProblem(url, { ...defaultStyle, foreground: "#E0E0E0" })).toBe("colours");
  expect(findProblem(url, { ...defaultStyle, foreground: "#FF0000", background: "#007A00" })).toBe(
    "colours",
  );
});

test("N-42 no preset is rejected", () => {
  for (const preset of presets)
    expect(findProblem(url, { ...defaultStyle, ...preset })).toBeUndefined();
});

test("N-51 a content longer than any version holds is rejected as too long", () => {
  expect(findProblem("a".repeat(2953), defaultStyle)).toBeUndefined();
  expect(findProblem("a".repeat(2954), defaultStyle)).toBe("long");
  expect(findProblem("م".repeat(1477), defaultStyle)).toBe("long");
});

test("close colours and an inverted code give a warning", () => {
  expect(findWarnings(defaultStyle)).toEqual([]);
  expect(findWarnings({ ...defaultStyle, ...presets[1]! })).toEqual(["inverted"]);
  expect(findWarnings({ ...defaultStyle, ...presets[3]! })).toEqual(["contrast"]);
});

test("a colour too close to a lighter background is drawn in a darker shade of its hue", () => {
  const toShade = (foreground: string, background = "#FFFFFF") =>
    toReadableStyle({ ...defaultStyle, foreground, background }).foreground;
  for (const { name, foreground, background } of presets)
    expect(toShade(foreground, background), name).toBe(
      { Green: "#0EA372", Orange: "#C98209" }[name as string] ?? foreground,
    );
  // Neither a code that is lighter than its background nor one that is refused is changed.
  expect(toShade("#777777", "#333333")).toBe("#777777");
  expect(toShade("#E0E0E0")).toBe("#E0E0E0");
});

test("no picture is drawn with modules smaller than 3 px, and no logo on the lowest level or version", () => {
  const style = { ...defaultStyle, size: 180 };
  const long = "م".repeat(120);
  expect([...listPixelAttempts(long, style, false)]).toEqual([]);
  expect([...listPixelAttempts(long, { ...style, size: 300 }, false)]).not.toEqual([]);
  for (const size of [100, 300, 500])
    for (const { code } of listPixelAttempts(url, { ...style, size }, true)) {
      expect(getModulePx(code, size)).toBeGreaterThanOrEqual(3);
      expect(code.level).not.toBe("L");
    }
  for (const { code } of listPixelAttempts("OK", defaultStyle, true)) expect(code.version).toBe(2);
});

test("a logo is drawn on a code of the highest level first, and on lower ones where it cannot be read", () => {
  const levels = [...listPixelAttempts(url, defaultStyle, true)].map(
    ({ code, fallbacks }) => `${code.level}${fallbacks.length}`,
  );
  // With Q this content needs the same version as with H, with M a smaller one. The digit is the
  // number of fallbacks.
  expect(levels).toEqual(["H0", "M0", "H1", "M1"]);
});

test("N-50 an unreadable code is changed step by step: a smaller logo, then square corners", async () => {
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

test("a code with square corners and other eyes has square eyes in the end", () => {
  const style = { ...defaultStyle, eye: "circle" as const };
  expect([...listPixelAttempts(url, style, false)].map(({ fallbacks }) => fallbacks)).toEqual([
    [],
    ["square-corners"],
  ]);
  expect([...listPixelAttempts(url, { ...style, eye: "square" }, false)]).toHaveLength(1);
});

test("N-40 no code is offered that is unreadable or read as another content", async () => {
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
