import { expect, test } from "vitest";
import { getMinPrintMm, getReadingDistanceCm } from "./print-size.ts";

test("a code is read from ten times its width", () => {
  expect(getReadingDistanceCm(40)).toBe(40);
});

test("a code is printed with modules of 0.4 mm or more", () => {
  expect(getMinPrintMm(33)).toBe(15);
  expect(getMinPrintMm(185)).toBe(75);
});
