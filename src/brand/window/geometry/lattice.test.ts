import { expect, test } from "vitest";
import type { Polygon } from "./geometry.ts";
import { createTile } from "./lattice.ts";

const { heart, petals, leaves, seed } = createTile(68);

function reach(polygon: Polygon): number {
  return Math.max(...polygon.map(([x, y]) => Math.hypot(x, y)));
}

test("a star has a heart and eight petals, a cross four leaves and a seed", () => {
  expect([petals.length, leaves.length]).toEqual([8, 4]);
  expect([heart.length, seed.length]).toEqual([16, 16]);
});

test("no piece leaves its tile", () => {
  for (const piece of [heart, ...petals, ...leaves, seed]) expect(reach(piece)).toBeLessThan(34);
});

test("plaster of the default width lies between a petal and its neighbour", () => {
  const keepTopRight = (polygon: Polygon = []) => polygon.filter(([x, y]) => x > 0 && y < 0);
  const gaps = keepTopRight(petals[0]).flatMap(([x, y]) =>
    keepTopRight(petals[1]).map(([u, v]) => Math.hypot(x - u, y - v)),
  );
  expect(Math.min(...gaps)).toBeGreaterThan(68 * 0.075 * 0.9);
});

test("thicker plaster leaves smaller glass", () => {
  expect(reach(createTile(68, 9).heart)).toBeLessThan(reach(heart));
});
