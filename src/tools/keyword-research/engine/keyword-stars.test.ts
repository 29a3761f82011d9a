import { expect, test } from "vitest";
import { createRow } from "./keyword-rows.fixture.ts";
import { placeKeywordStars, rankStars } from "./keyword-stars.ts";

test("ten times the searches are one step up, and difficulty is the place across", () => {
  const { stars, ticks } = placeKeywordStars([
    createRow(100, 15),
    createRow(1000, 30),
    createRow(10_000, 80),
  ]);
  expect(
    stars.map(({ row, band, across, up }) => [row.volume.value, band, across.toFixed(3), up]),
  ).toEqual([
    [10_000, "hard", "0.833", 1],
    [1000, "medium", "0.333", 0.5],
    [100, "easy", "0.167", 0],
  ]);
  expect(ticks).toEqual([
    { searches: 100, up: 0 },
    { searches: 1000, up: 0.5 },
    { searches: 10_000, up: 1 },
  ]);
});

test("the bands that have phrases share the width, and one without is narrow", () => {
  const { columns, stars } = placeKeywordStars([createRow(100, 0), createRow(100, 59)]);
  expect(columns.map(({ band, from, to }) => [band, from.toFixed(2), to.toFixed(2)])).toEqual([
    ["easy", "0.00", "0.42"],
    ["medium", "0.42", "0.83"],
    ["hard", "0.83", "1.00"],
  ]);
  for (const { across, band } of stars) {
    const column = columns.find((one) => one.band === band)!;
    expect(across).toBeGreaterThanOrEqual(column.from);
    expect(across).toBeLessThan(column.to);
  }
  expect(placeKeywordStars([createRow(100, 100)]).stars[0]!.across).toBe(1);
});

test("a phrase without a volume or a difficulty is counted and not drawn", () => {
  const { stars, unknownCount } = placeKeywordStars([
    createRow(null, 20),
    createRow(300, null),
    createRow(300, 40),
  ]);
  expect(stars).toHaveLength(1);
  expect(unknownCount).toBe(2);
  expect(placeKeywordStars([createRow(null, null)])).toMatchObject({
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
