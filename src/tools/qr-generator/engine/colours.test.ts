import { expect, test } from "vitest";
import { darken, measureContrast, getLuma, readColour } from "./colours.ts";

test.each([
  ["#2563EB", "#2563EB"],
  ["2563eb", "#2563EB"],
  [" #abc ", "#AABBCC"],
  ["#١٢٣٤٥٦", "#123456"],
  ["#۱۲۳", "#112233"],
])("%s is the colour %s", (typed, colour) => {
  expect(readColour(typed)).toBe(colour);
});

test.each(["", "#", "red", "#12", "#12345", "#1234567", "#GGGGGG"])(
  "%s is not a colour",
  (typed) => {
    expect(readColour(typed)).toBeUndefined();
  },
);

test("contrast runs from 1 to 21, whichever colour comes first", () => {
  expect(measureContrast("#000000", "#FFFFFF")).toBeCloseTo(21, 9);
  expect(measureContrast("#FFFFFF", "#FFFFFF")).toBe(1);
  expect(measureContrast("#F59E0B", "#FFFBEB")).toBeCloseTo(2.07, 2);
});

test("green has the highest weight in the grey level", () => {
  expect(getLuma("#FF0000")).toBeCloseTo(76.245, 3);
  expect(getLuma("#00FF00")).toBeCloseTo(149.685, 3);
  expect(getLuma("#0000FF")).toBeCloseTo(29.07, 3);
});

test("a darker shade has the contrast that is wanted, and the same hue", () => {
  const shade = darken("#F59E0B", "#FFFBEB", 3);
  expect(shade).toBe("#C98209");
  expect(measureContrast(shade, "#FFFBEB")).toBeGreaterThanOrEqual(3);
  expect(darken("#2563EB", "#EFF6FF", 3)).toBe("#2563EB");
  expect(darken("#333333", "#444444", 3)).toBe("#000000");
});
