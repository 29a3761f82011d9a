import { expect, test } from "vitest";
import { placeAlongSide, toArchPath, getCrown, insetArch } from "../geometry/arch.ts";
import type { Light } from "./light.ts";
import { axisRoundel, buildGlass, leftRoundels, type Roundel } from "./spandrels.ts";
import {
  borderDepth,
  buildBorder,
  buildLattice,
  leftLight,
  panel,
  groupByLight,
} from "./window-plan.ts";

const light: Light = { from: panel.moon.at, reach: 690, seed: 1 };
const moonRim: Roundel = { at: panel.moon.at, radius: panel.moon.radius + 4.4 };
const head: Roundel = {
  at: [leftLight.x, leftLight.spring],
  radius: leftLight.halfWidth + leftLight.pull,
};

function measureGap(a: Roundel, b: Roundel): number {
  return Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]) - a.radius - b.radius;
}

test("two lights with plaster between them are under the moon", () => {
  expect(2 * (panel.axis - leftLight.x)).toBe(278);
  expect(leftLight.foot - getCrown(leftLight)[1]).toBeCloseTo(549.8, 1);
  expect(measureGap(moonRim, head)).toBeGreaterThan(9);
});

test("an arch is two arcs that meet in a slight point", () => {
  expect(toArchPath({ x: 50, halfWidth: 40, spring: 60, foot: 100, pull: 9 })).toBe(
    "M10 100V60A49 49 0 0 1 50 11.8A49 49 0 0 1 90 60V100z",
  );
  expect(insetArch(leftLight, 10).halfWidth).toBe(117);
});

test("places along an arch run from its crown to its foot, equally far apart on the straight", () => {
  const { stops, between } = placeAlongSide(leftLight, 27);
  expect(stops[0]?.at[1]).toBeCloseTo(getCrown(leftLight)[1], 6);
  expect(stops[27]?.at[0]).toBe(328);
  expect(stops[27]?.at[1]).toBeCloseTo(846, 6);
  expect(stops[27]?.heading).toBe(90);
  expect((stops[27]?.at[1] ?? 0) - (between[26]?.at[1] ?? 0)).toBeCloseTo(
    (between[26]?.at[1] ?? 0) - (stops[26]?.at[1] ?? 0),
    6,
  );
});

test("roundels keep clear of each other, of the moon and of the lights", () => {
  const circles = [...leftRoundels, axisRoundel, moonRim, head];
  const gaps = circles.flatMap((a, i) => circles.slice(i + 1).map((b) => measureGap(a, b)));
  expect(Math.min(...gaps)).toBeGreaterThan(8.5);
});

test("each roundel touches the distance of nine with at least two neighbours", () => {
  const listOthers = (roundel: Roundel) =>
    [...leftRoundels, moonRim, head].filter((other) => other !== roundel);
  for (const roundel of leftRoundels) {
    const frame = [roundel.at[0] - roundel.radius - 58, roundel.at[1] - roundel.radius - 51];
    const touched = [
      ...listOthers(roundel).map((other) => measureGap(roundel, other)),
      ...frame,
    ].filter((getDistance) => Math.abs(getDistance - 9) < 0.2);
    expect(touched.length).toBeGreaterThanOrEqual(2);
  }
});

test("a large roundel has a ring, a middling one a star, the smallest a seed", () => {
  const listShapes = (roundel: Roundel | undefined) =>
    roundel ? buildGlass(roundel, light).map(({ shape }) => shape) : [];
  expect(listShapes(leftRoundels[0])).toContain("ring");
  expect(listShapes(leftRoundels[2])).toEqual(["upright petals", "slanting petals", "heart"]);
  expect(listShapes(leftRoundels[5])).toEqual(["seed"]);
});

test("a lattice is three stars wide, with one on the axis", () => {
  const hearts = buildLattice(leftLight, light).filter(({ shape }) => shape === "heart");
  expect([...new Set(hearts.map(({ at }) => at[0]))]).toEqual([133, 201, 269]);
});

test("no cross is cut by the plaster: only leaves that point inwards are at the sides and the foot", () => {
  const opening = insetArch(leftLight, borderDepth + 14);
  const crosses = buildLattice(leftLight, light).filter(({ shape }) => shape === "leaves");
  for (const { at } of crosses) {
    expect(Math.abs(at[0] - opening.x)).toBeLessThan(opening.halfWidth - 20);
    expect(at[1]).toBeLessThan(opening.foot - 30);
  }
});

test("a border follows both sides and the foot without doubling a star", () => {
  const stars = buildBorder(leftLight, light).filter(({ shape }) => shape === "star");
  expect(stars).toHaveLength(28 + 27 + 9);
  expect(new Set(stars.map(({ at }) => at.map(Math.round).join())).size).toBe(stars.length);
});

test("waves keep every piece, the brightest first, with one pane for each colour", () => {
  const glass = buildLattice(leftLight, light);
  const sorted = groupByLight(glass);
  expect(sorted.flatMap(({ panes }) => panes.flatMap(({ pieces }) => pieces))).toHaveLength(
    glass.length,
  );
  expect(sorted.map(({ fade }) => fade)).toEqual(sorted.map(({ fade }) => fade).sort());
  for (const { panes } of sorted)
    expect(new Set(panes.map(({ hue }) => hue)).size).toBe(panes.length);
});
