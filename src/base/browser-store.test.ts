import { expect, test } from "vitest";
import { isRecent } from "./browser-store.ts";

test.each([
  [1000, true],
  [900, true],
  [899, false],
  [1100, true],
  [1101, false],
  [NaN, false],
  [Infinity, false],
  ["1000", false],
  [null, false],
  [undefined, false],
])("of what was stored at %j a time of 100 before 1000 says %s", (storedAt, isKept) =>
  expect(isRecent(storedAt, 100, 1000)).toBe(isKept),
);
