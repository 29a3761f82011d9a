import { expect, test } from "vitest";
import { parseWidth } from "./WidthField.tsx";

test("I-12 a typed width is one of the steps, and what is out of bounds stays as it was typed", () => {
  expect(["800", "1,200", "٨٠٠", "805", "804", "100", "2000"].map(parseWidth)).toEqual([
    800, 1200, 800, 810, 800, 100, 2000,
  ]);
  expect(["99", "2001", "", "wide"].map(parseWidth)).toEqual([99, 2001, NaN, NaN]);
});
