import { expect, test } from "vitest";
import { createRow } from "./keyword-rows.fixture.ts";
import { placeKeywordStars, rankStars } from "./keyword-stars.ts";

test("ten times the searches are one step up, and difficulty is the place across", () => {
  const { stars, ticks } = placeKeywordStars([createRow(100, 20), createRow(10_000, 80)]);
  expect(stars.map(({ row, across, up }) => [row.volume.value, across, up])).toEqual([
    [10_000, 0.8, 1],
    [100, 0.2, 0],
  ]);
  expect(ticks).toEqual([
    { searches: 100, up: 0 },
    { searches: 1000, up: 0.5 },
    { searches: 10_000, up: 1 },
  ]);
});

test("a phrase without a volume or a difficulty is counted and not drawn", () => {
  const { stars, unknownCount } = placeKeywordStars([
    createRow(null, 20),
    createRow(300, null),
    createRow(300, 40),
  ]);
  expect(stars).toHaveLength(1);
  expect(unknownCount).toBe(2);
  expect(placeKeywordStars([createRow(null, null)])).toEqual({
    stars: [],
    ticks: [],
    unknownCount: 1,
  });
});

test("a scale has at least one step, and no searches are at its foot", () => {
  expect(placeKeywordStars([createRow(0, 10)])).toMatchObject({
    stars: [{ up: 0 }],
    ticks: [{ searches: 1 }, { searches: 10 }],
  });
});

test("stars at one place are moved to its sides, and keep their height", () => {
  const { stars } = placeKeywordStars(Array.from({ length: 5 }, () => createRow(300, 50)));
  const places = stars.map(({ across }) => across).toSorted((a, b) => a - b);
  for (const [i, place] of places.slice(1).entries())
    expect(place - places[i]!).toBeGreaterThan(0.02);
  expect(new Set(stars.map(({ up }) => up)).size).toBe(1);
  expect(Math.max(...places) - 0.5).toBeLessThan(0.1);
});

test("two hundred phrases in one place are all drawn, none far from it", () => {
  const { stars } = placeKeywordStars(Array.from({ length: 200 }, () => createRow(300, 50)));
  expect(stars).toHaveLength(200);
  for (const { across } of stars) expect(Math.abs(across - 0.5)).toBeLessThan(0.12);
});

test("names matter from the chosen phrases on, then from the corner of many easy searches", () => {
  const { stars } = placeKeywordStars([
    createRow(10_000, 90),
    createRow(10_000, 10),
    createRow(100, 10),
    createRow(100, 95),
  ]);
  expect(rankStars(stars, ["100 10", "none"]).map(({ row }) => row.keyword)).toEqual([
    "100 10",
    "10000 10",
    "10000 90",
    "100 95",
  ]);
});
