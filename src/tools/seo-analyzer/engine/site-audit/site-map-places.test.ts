import { expect, test } from "vitest";
import { cellPx, countColumns, layOutPages } from "./site-map-places.ts";

const pages = [
  { depth: 0 },
  ...Array.from({ length: 48 }, () => ({ depth: 1 })),
  { depth: null },
  { depth: 2 },
];

test.each([320, 720, 1200])(
  "in a map of %d px no two pages touch, and every click is further down",
  (widthPx) => {
    const columns = countColumns(widthPx);
    const { places, height, levels } = layOutPages(pages, columns);
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(pages.length);
    expect(levels.map(({ depth }) => depth)).toEqual([0, 1, 2, null]);
    const lowest = Math.max(...places.slice(1, 49).map(({ y }) => y));
    expect(places[50]!.y).toBeGreaterThan(lowest);
    expect(places[49]!.y).toBeGreaterThan(places[50]!.y);
    const half = cellPx / 2;
    expect(
      places.filter(({ x, y }) => x < half || x > widthPx - half || y < half || y > height - half),
    ).toEqual([]);
  },
);

test("a map has a column even where there is no room, and no more than can be followed", () => {
  expect([countColumns(0), countColumns(320), countColumns(4000)]).toEqual([1, 7, 24]);
});
