import { expect, test } from "vitest";
import { createEstimate, createRow } from "./keyword-rows.fixture.ts";
import { placeKeywordStars, rankStars, rankRows } from "./keyword-stars.ts";

test("the band of the searches is the height, and difficulty is the place across", () => {
  const { stars, lanes } = placeKeywordStars([
    createRow(400, 15),
    createRow(1000, 30),
    createRow(99_999, 80),
  ]);
  expect(
    stars.map(({ row, band, across, up }) => [
      row.volume.value,
      band,
      across.toFixed(3),
      up.toFixed(2),
    ]),
  ).toEqual([
    [99_999, "hard", "0.833", "0.83"],
    [1000, "medium", "0.333", "0.50"],
    [400, "easy", "0.167", "0.17"],
  ]);
  expect(lanes).toEqual([
    { band: [100, 1000], from: 0, to: 1 / 3 },
    { band: [1000, 10_000], from: 1 / 3, to: 2 / 3 },
    { band: [10_000, 100_000], from: 2 / 3, to: 1 },
  ]);
  expect(stars.map(({ lane }) => lane)).toEqual(lanes.toReversed());
});

test("only a counted volume has a place of its own in its lane", () => {
  const count = (value: number) => ({
    volume: { ...createEstimate(value), certainty: "counted" as const },
  });
  const { stars } = placeKeywordStars([
    createRow(900, 10),
    createRow(200, 10),
    createRow(1000, 10, count(1000)),
    createRow(316, 10, count(316)),
    createRow(0, 10, count(0)),
  ]);
  const places = stars.map(({ row, up, lane }) => [
    row.volume.value,
    ((up - lane.from) / (lane.to - lane.from)).toFixed(1),
  ]);
  expect(places).toEqual([
    [1000, "0.0"],
    [900, "0.5"],
    [316, "0.5"],
    [200, "0.5"],
    [0, "0.0"],
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
    lanes: [],
    unknownCount: 1,
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

test("rows are ranked once: the first ones, those with a chance, and last those without figures", () => {
  const ranked = rankRows(
    [
      createRow(null, null, { keyword: "unknown" }),
      createRow(500, 80, { keyword: "hard" }),
      createRow(500, 20, { keyword: "easy" }),
      createRow(500, 20, { keyword: "made", group: "questions" }),
      createRow(50, 50, { keyword: "searched", group: "keyword" }),
    ],
    ["searched"],
  );
  expect(ranked.map(({ keyword }) => keyword)).toEqual([
    "searched",
    "easy",
    "hard",
    "made",
    "unknown",
  ]);
});

test("a phrase to begin with has the first rank also where its figures are unknown", () => {
  const rows = [createRow(500, 20, { keyword: "easy" }), createRow(null, null, { keyword: "own" })];
  expect(rankRows(rows, ["own"]).map(({ keyword }) => keyword)).toEqual(["own", "easy"]);
});

test("phrases of other towns come after all others, however many searches they have", () => {
  const rows = [
    createRow(90_000, 5, { keyword: "elsewhere" }),
    createRow(50, 20, { keyword: "own" }),
    createRow(20, 40, { keyword: "near" }),
  ];
  const isLast = ({ keyword }: { readonly keyword: string }) => keyword === "elsewhere";
  expect(rankRows(rows, ["own"], isLast).map(({ keyword }) => keyword)).toEqual([
    "own",
    "near",
    "elsewhere",
  ]);
});
