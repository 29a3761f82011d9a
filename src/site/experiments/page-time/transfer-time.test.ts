import { expect, test } from "vitest";
import { estimateTransferSeconds } from "./transfer-time.ts";

test("a page takes a round trip and its weight over the speed", () => {
  expect(estimateTransferSeconds(0, 1.6)).toBe(0.15);
  expect(estimateTransferSeconds(1_000, 1.6)).toBeCloseTo(0.15 + 8.192 / 1.6);
  expect(estimateTransferSeconds(1_000, 16)).toBeCloseTo(0.15 + 0.512);
});
