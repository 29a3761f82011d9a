import { expect, test } from "vitest";
import { computeProgress, computeSpeed, type Point } from "./bandwidth-figures.ts";
import { choosePlan, getPlanMegabytes, limitRounds } from "./bandwidth-plan.ts";

const point = (bytes: number, duration: number, ping = 0): Point => ({ bytes, duration, ping });

test("the speed is that of the largest requests together, without the wait before them", () => {
  expect(computeSpeed([], () => 0)).toBeUndefined();
  expect(computeSpeed([point(1e5, 1), point(1e6, 400), point(1e6, 400)], () => 0)).toBeCloseTo(
    20,
    10,
  );
  expect(computeSpeed([point(1e6, 500, 100), point(1e6, 480, 80)], ({ ping }) => ping)).toBeCloseTo(
    20,
    10,
  );
});

test("at most half of the time is subtracted as waiting time", () => {
  expect(computeSpeed([point(1e6, 400)], () => 5_000)).toBeCloseTo(40, 10);
});

test("a slow connection goes through few rounds, a fast one through all", () => {
  const { down } = choosePlan(false, Infinity)!;
  expect(limitRounds(down, 0.5).map(({ bytes }) => bytes)).toEqual([1e5]);
  expect(limitRounds(down, 5).map(({ bytes }) => bytes)).toEqual([1e5, 3e5, 1e6]);
  expect(limitRounds(down, 20).map(({ bytes }) => bytes)).toEqual([1e5, 3e5, 1e6, 3e6]);
  expect(limitRounds(down, 900)).toEqual(down);
});

test("the data of a test is given for a slow connection and as a maximum; data-saving mode takes under 8 MB", () => {
  expect(getPlanMegabytes(false)).toEqual({ least: 5, most: 91 });
  expect(getPlanMegabytes(true)).toEqual({ least: 4, most: 8 });
});

test("a plan that exceeds the budget of the server is not started", () => {
  expect(choosePlan(false, 1e9)!.down).toHaveLength(6);
  expect(choosePlan(false, 20e6)!.down).toHaveLength(4);
  expect(choosePlan(true, 1e9)!.down).toHaveLength(4);
  expect(choosePlan(false, 1e6)).toBeNull();
});

test("V-07 progress is the share that is done of the rounds that this connection goes through", () => {
  const plan = choosePlan(false, Infinity)!;
  const none = { probes: 0, down: [], up: [], isUploading: false };
  expect(computeProgress(plan, none)).toBe(0);
  expect(computeProgress(plan, { ...none, probes: 12 })).toBeCloseTo(0.1);
  // 20 Mbps: rounds of 1e5, 3e5, 1e6 and 3e6; all but one of them done
  const down = [
    point(1e5, 40),
    point(1e5, 40),
    point(3e5, 120),
    point(3e5, 120),
    ...Array.from({ length: 3 }, () => point(1e6, 400)),
    ...Array.from({ length: 2 }, () => point(3e6, 1200)),
  ];
  const almost = computeProgress(plan, { ...none, probes: 12, down });
  expect(almost).toBeGreaterThan(0.4);
  expect(almost).toBeLessThan(0.55);
  expect(
    computeProgress(plan, {
      probes: 12,
      down: [...down, point(3e6, 1200)],
      up: [],
      isUploading: true,
    }),
  ).toBeCloseTo(0.55);
});
