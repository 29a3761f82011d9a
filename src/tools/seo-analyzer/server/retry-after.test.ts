import { expect, test } from "vitest";
import { parseRetryAfter } from "./retry-after.ts";

const now = Date.parse("Wed, 21 Oct 2026 07:28:00 GMT");

test.each([
  ["120", 120_000],
  [" 0 ", 0],
  ["Wed, 21 Oct 2026 07:29:30 GMT", 90_000],
  ["Wed, 21 Oct 2026 07:00:00 GMT", 0],
])("Retry-After: %s is a wait of %i ms", (value, ms) => {
  expect(parseRetryAfter(value, now)).toBe(ms);
});

test.each(["", "soon", "-5", "1.5", "1e3", "2026-10-21", "Wednesday evening", "9".repeat(400)])(
  "Retry-After: %s is none",
  (value) => {
    expect(parseRetryAfter(value, now)).toBeUndefined();
  },
);
