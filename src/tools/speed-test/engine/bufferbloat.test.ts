import { expect, test } from "vitest";
import { gradeBufferbloat } from "./bufferbloat.ts";

test.each([
  [0, "A+"],
  [4.9, "A+"],
  [5, "A"],
  [29.9, "A"],
  [30, "B"],
  [60, "C"],
  [200, "D"],
  [399, "D"],
  [400, "F"],
  [5_000, "F"],
] as const)("an increase of %s ms is %s", (increaseMs, grade) => {
  const bufferbloat = gradeBufferbloat({ latencyMs: 20, loadedLatencyMs: 20 + increaseMs });
  expect(bufferbloat?.grade).toBe(grade);
  expect(bufferbloat?.increaseMs).toBeCloseTo(increaseMs);
});

test("a connection that was not under load has no grade, one that answers faster has the best", () => {
  expect(gradeBufferbloat({ latencyMs: 20, loadedLatencyMs: null })).toBeNull();
  expect(gradeBufferbloat({ latencyMs: 20, loadedLatencyMs: 18 })).toEqual({
    grade: "A+",
    increaseMs: 0,
  });
});
