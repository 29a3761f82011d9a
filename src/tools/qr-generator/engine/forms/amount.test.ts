import { expect, test } from "vitest";
import { formatAmount, parseAmount } from "./amount.ts";

test.each([
  ["1150", 115000],
  ["1,150.5", 115050],
  ["1 150.50", 115050],
  ["١٬١٥٠٫٥٠", 115050],
  ["0.05", 5],
])("%s is %i hundredths", (typed, hundredths) => {
  expect(parseAmount(typed)).toBe(hundredths);
});

test.each(["", "1150,5", "1.005", "12,34", ".5", "1e3", "-1"])("%s is no amount", (typed) => {
  expect(parseAmount(typed)).toBeUndefined();
});

test("hundredths are written with two decimals", () => {
  expect([0, 5, 115050].map(formatAmount)).toEqual(["0.00", "0.05", "1150.50"]);
});
