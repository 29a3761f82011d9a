import { expect, test } from "vitest";
import { chooseCell, countColumns, layOutPages, starPx, toLinkPath } from "./site-map-places.ts";

const pages = [
  { depth: 0 },
  ...Array.from({ length: 48 }, () => ({ depth: 1 })),
  { depth: null },
  { depth: 2 },
];

const addUrl = (page: { depth: number | null }) => ({ ...page, url: "https://cafe.example/" });

test.each([320, 720, 1200])(
  "in a map of %d px no two pages touch, and every click is further down",
  (widthPx) => {
    const cell = chooseCell(pages.length);
    const columns = countColumns(widthPx, cell);
    const { places, height, levels } = layOutPages(pages.map(addUrl), columns, cell);
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(pages.length);
    expect(levels.map(({ depth }) => depth)).toEqual([0, 1, 2, null]);
    const lowest = Math.max(...places.slice(1, 49).map(({ y }) => y));
    expect(places[50]!.y).toBeGreaterThan(lowest);
    expect(places[49]!.y).toBeGreaterThan(places[50]!.y);
    const half = starPx / 2;
    expect(
      places.filter(({ x, y }) => x < half || x > widthPx - half || y < half || y > height - half),
    ).toEqual([]);
  },
);

test("a map has a column even where there is no room, and no more than can be followed", () => {
  const cell = chooseCell(50);
  expect([0, 320, 4000].map((widthPx) => countColumns(widthPx, cell))).toEqual([1, 7, 24]);
});

test("a site of sixteen pages has their names on the map, two beside each other on a phone", () => {
  expect([16, 17].map((count) => chooseCell(count).isNamed)).toEqual([true, false]);
  const cell = chooseCell(3);
  const { places, height } = layOutPages(
    [{ depth: 0 }, { depth: 1 }, { depth: 1 }].map(addUrl),
    2,
    cell,
  );
  expect(countColumns(320, cell)).toBe(2);
  expect(places).toMatchObject([
    { x: 78, y: 58 },
    { x: 78, y: 182 },
    { x: 234, y: 182 },
  ]);
  expect(height).toBe(248);
});

test("a link to a further row of a level goes down between the columns and not through names", () => {
  const cell = chooseCell(7);
  const pages = [{ depth: 0 }, ...Array.from({ length: 6 }, () => ({ depth: 1 }))];
  const { places } = layOutPages(pages.map(addUrl), 2, cell);
  const [first, direct, , below] = places;
  expect(toLinkPath(first!, direct!, cell.width)).not.toContain("V");
  const gap = Number(/ (\d+) \d+V/.exec(toLinkPath(first!, below!, cell.width))![1]);
  expect(places.map(({ x }) => Math.abs(x - gap))).not.toContain(0);
  expect(Math.abs(gap - below!.x)).toBe(cell.width / 2);
});
