import { expect, test } from "vitest";
import { createRunProgress } from "./run-progress.ts";

test("the progress of a run weighs pictures by their pixels", () => {
  const progress = createRunProgress();
  expect(progress.update(1, 100, 0.5, 300)).toBeCloseTo(0.125);
  expect(progress.update(2, 300, 0.5, 0)).toBeCloseTo(0.5);
  expect(progress.update(1, 100, 1, 0)).toBeCloseTo(0.625);
});

test("pictures that are added hold the progress up and do not take it back", () => {
  const progress = createRunProgress();
  expect(progress.update(1, 100, 0.8, 0)).toBeCloseTo(0.8);
  expect(progress.update(1, 100, 0.9, 900)).toBeCloseTo(0.8);
  expect(progress.update(1, 100, 1, 0)).toBe(1);
});
