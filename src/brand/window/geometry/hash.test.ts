import { expect, test } from "vitest";
import { hashNumbers, hashWord } from "./hash.ts";

test("returns the same for the same numbers", () => {
  expect(hashNumbers(1, 2, 7).toFixed(6)).toBe("0.329170");
});

test("spreads neighbours over the whole range", () => {
  const numbers = Array.from({ length: 400 }, (_, i) => hashNumbers(1, i));
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  const quarters = [0, 1, 2, 3].map(
    (quarter) => numbers.filter((n) => Math.floor(n * 4) === quarter).length,
  );
  for (const size of quarters) expect(size).toBeGreaterThan(70);
});

test("gives different texts different numbers, also for the same letters in another order", () => {
  expect(new Set(["seo", "soe", "سيو", ""].map(hashWord)).size).toBe(4);
});
