import { expect, test } from "vitest";
import { findLogoFault } from "./logo-file.ts";

test("N-18 a logo whose type does not start with image/ is rejected", () => {
  expect(findLogoFault({ type: "application/pdf", size: 10 })).toBe("not-image");
  expect(findLogoFault({ type: "", size: 10 })).toBe("not-image");
  expect(findLogoFault({ type: "image/svg+xml", size: 10 })).toBeUndefined();
});

test("N-19 a logo of exactly 2 MB is accepted", () => {
  expect(findLogoFault({ type: "image/png", size: 2_097_152 })).toBeUndefined();
});

test("N-20 a logo of one byte more is rejected", () => {
  expect(findLogoFault({ type: "image/png", size: 2_097_153 })).toBe("too-large");
});
