import { expect, test } from "vitest";
import { leastPrintMm, readingDistanceCm } from "./print-size.ts";

test("a code is read from ten times its width", () => {
  expect(readingDistanceCm(40)).toBe(40);
});

test("a code is printed with modules of 0.4 mm or more", () => {
  expect(leastPrintMm(33)).toBe(15);
  expect(leastPrintMm(185)).toBe(75);
});
