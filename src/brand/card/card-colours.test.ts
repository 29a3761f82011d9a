import { expect, test } from "vitest";
import { mixHex } from "./card-colours.ts";

test("colours are mixed as color-mix in srgb does, short codes too", () => {
  expect(mixHex("#ff0000", "#0000ff", 1)).toBe("#ff0000");
  expect(mixHex("#ff0000", "#0000ff", 0)).toBe("#0000ff");
  expect(mixHex("#f4a72c", "#fff", 0.78)).toBe("#f6ba5a");
  expect(mixHex("#000", "#fff", 0.5)).toBe("#808080");
});
