import { expect, test } from "vitest";
import { maxAttempts, getRetryDelayMs } from "./retry-delay.ts";

test("B-16 the delay after a failed attempt is a random share of a time that doubles, up to an hour", () => {
  const spans = Array.from({ length: 10 }, (_, i) => getRetryDelayMs(i + 1, 0.999_999_999));
  expect(spans).toEqual([
    30_000, 60_000, 120_000, 240_000, 480_000, 960_000, 1_920_000, 3_600_000, 3_600_000, 3_600_000,
  ]);
  expect(getRetryDelayMs(5, 0)).toBe(0);
  expect(getRetryDelayMs(5, 0.5)).toBe(240_000);
  expect(getRetryDelayMs(10_000, 0.5)).toBe(1_800_000);
});

test("B-16 a notification is retried for more than three days before it is given up", () => {
  const meanMs = Array.from({ length: maxAttempts }, (_, i) => getRetryDelayMs(i + 1, 0.5)).reduce(
    (sum, ms) => sum + ms,
  );
  expect(meanMs / 86_400_000).toBeGreaterThan(3);
});
