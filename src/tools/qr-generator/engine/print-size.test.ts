import { expect, test } from "vitest";
import { getMinPrintMm, getReadingDistanceCm } from "./print-size.ts";

test("the reading distance is ten times the width", () => {
  expect(getReadingDistanceCm(40)).toBe(40);
});

test("a code is printed with modules of 0.4 mm or more", () => {
  expect(getMinPrintMm(33)).toBe(15);
  expect(getMinPrintMm(185)).toBe(75);
});
