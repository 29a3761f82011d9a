import { expect, test } from "vitest";
import { defaultStyle, hasPreset, presets, sizes, clampSize, applyPreset } from "./style.ts";

test("N-09 the size ranges from 100 to 500 px in steps of 10 and starts at 300", () => {
  expect(sizes).toEqual({ min: 100, max: 500, step: 10 });
  expect(defaultStyle.size).toBe(300);
});

test("N-10 a size outside its bounds or steps is clamped: 90, 510, 305", () => {
  expect([90, 510, 305, 304, 300].map(clampSize)).toEqual([100, 500, 310, 300, 300]);
});

test("N-32 N-33 N-34 N-35 N-36 N-37 N-39 the six presets, in their order", () => {
  expect(presets).toEqual([
    { name: "Classic", foreground: "#000000", background: "#FFFFFF", corner: "square" },
    { name: "Dark", foreground: "#FFFFFF", background: "#2D3748", corner: "square" },
    { name: "Blue", foreground: "#2563EB", background: "#EFF6FF", corner: "rounded" },
    { name: "Green", foreground: "#10B981", background: "#ECFDF5", corner: "circle" },
    { name: "Purple", foreground: "#8B5CF6", background: "#F5F3FF", corner: "rounded" },
    { name: "Orange", foreground: "#F59E0B", background: "#FFFBEB", corner: "circle" },
  ]);
});

test("N-14 the initial style is that of Classic", () => {
  expect(defaultStyle).toMatchObject({
    foreground: "#000000",
    background: "#FFFFFF",
    corner: "square",
  });
  expect(hasPreset(defaultStyle, presets[0]!)).toBe(true);
});

test("N-38 a preset sets the two colours and the corners, and nothing else", () => {
  const style = {
    size: 420,
    foreground: "#123456",
    background: "#FEDCBA",
    corner: "square",
    eye: "rounded",
    isTransparent: true,
  } as const;
  expect(applyPreset(style, presets[3]!)).toEqual({
    size: 420,
    foreground: "#10B981",
    background: "#ECFDF5",
    corner: "circle",
    eye: "rounded",
    isTransparent: true,
  });
});
