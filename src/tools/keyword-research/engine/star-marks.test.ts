import { expect, test } from "vitest";
import { createRow } from "./keyword-rows.fixture.ts";
import { placeKeywordStars, rankStars } from "./keyword-stars.ts";
import { layOutMarks, type StarMark } from "./star-marks.ts";

/** The plot of a phone of 360 px, whose picture is 328 px wide. */
const plot = { left: 7, top: 30, bottom: 310, width: 314 } as const;

type Figures = readonly [volume: number, difficulty: number];

function layOut(figures: readonly Figures[]): {
  readonly placed: readonly StarMark[];
  readonly marks: readonly StarMark[];
} {
  const { stars, columns } = placeKeywordStars(
    figures.map(([volume, difficulty], i) =>
      createRow(volume, difficulty, { keyword: `phrase ${i}` }),
    ),
  );
  const placed = rankStars(stars, ["phrase 0"]).map((star): StarMark => {
    const { from, to } = columns.find(({ band }) => band === star.band)!;
    const toX = (across: number): number => plot.left + across * plot.width;
    const toY = (up: number): number => plot.bottom - up * (plot.bottom - plot.top);
    return {
      star,
      x: toX(star.across),
      y: toY(star.up),
      left: toX(from),
      right: toX(to),
      top: toY(star.lane.to),
      bottom: toY(star.lane.from),
    };
  });
  return { placed, marks: layOutMarks(placed) };
}

/** Pairs of marks whose own squares of 24 px overlap. */
function findShared(marks: readonly StarMark[]): readonly string[] {
  return marks.flatMap((a, i) =>
    marks
      .slice(i + 1)
      .filter((b) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) < 27.9)
      .map((b) => `${a.x},${a.y} and ${b.x},${b.y}`),
  );
}

function expectTargets(marks: readonly StarMark[]): void {
  expect(findShared(marks)).toEqual([]);
  for (const { x, y, left, right, top, bottom } of marks) {
    expect(x - 12).toBeGreaterThanOrEqual(left);
    expect(x + 12).toBeLessThanOrEqual(right);
    expect(y - 12).toBeGreaterThanOrEqual(top);
    expect(y + 12).toBeLessThanOrEqual(bottom);
  }
}

/** What the lists estimate for «محل عطور»: two of the phrases have the same figures. */
const perfumeShop: readonly Figures[] = [
  [30, 37],
  [10, 26],
  [4, 16],
  [5, 17],
  [5, 22],
  [5, 22],
];

test("phrases with near and with equal figures have a star each, which a finger can press", () => {
  const { placed, marks } = layOut(perfumeShop);
  expect(marks).toHaveLength(6);
  expectTargets(marks);
  for (const { x, y, star } of marks) {
    const own = placed.find((one) => one.star === star)!;
    expect(Math.hypot(x - own.x, y - own.y)).toBeLessThan(60);
  }
});

/** The places across by difficulty, the easiest first. */
function listAcross(marks: readonly StarMark[]): readonly (readonly [number, readonly number[]])[] {
  const difficulties = [...new Set(marks.map(({ star }) => star.row.difficulty.value!))];
  return difficulties
    .toSorted((a, b) => a - b)
    .map((value) => [
      value,
      [
        ...new Set(
          marks.filter(({ star }) => star.row.difficulty.value === value).map(({ x }) => x),
        ),
      ],
    ]);
}

test("phrases of equal difficulty are above each other, and a harder one never before them", () => {
  for (const figures of [
    perfumeShop,
    [...perfumeShop, [5, 22], [40, 22], [30, 38], [31, 38], [32, 39], [400, 16]] as const,
    Array.from({ length: 40 }, (_, i): Figures => [3 + (i % 5), 12 + (i % 4)]),
  ]) {
    const { marks } = layOut(figures);
    expect(marks.length).toBeGreaterThanOrEqual(6);
    expectTargets(marks);
    const across = listAcross(marks);
    for (const [difficulty, places] of across) expect(places, String(difficulty)).toHaveLength(1);
    const places = across.map(([, [x]]) => x!);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }
});

test("of more equal phrases than a lane has room for, the first are drawn", () => {
  for (const corner of [
    [1, 0],
    [20, 29],
    [1, 100],
  ] as const) {
    const { placed, marks } = layOut([
      [20, 15],
      [1, 45],
      ...Array.from({ length: 10 }, () => corner),
    ]);
    expectTargets(marks);
    const isEqual = ({ star }: StarMark) => star.row.difficulty.value === corner[1];
    const drawn = marks.filter(isEqual).map(({ star }) => star);
    expect(drawn.length).toBeGreaterThanOrEqual(3);
    expect(drawn).toEqual(
      placed
        .filter(isEqual)
        .slice(0, drawn.length)
        .map(({ star }) => star),
    );
  }
});

test("phrases on both sides of a border keep to their sides", () => {
  const { marks } = layOut([
    [2100, 60],
    [2400, 59],
    [2300, 30],
    [2300, 29],
  ]);
  expectTargets(marks);
  expect(marks).toHaveLength(4);
});

test("of two hundred phrases a dozen are drawn in their order, the best that have room", () => {
  const many = Array.from({ length: 200 }, (_, i): Figures => [
    Math.round(9000 / (i + 1)),
    [62, 29, 45, 30, 0, 59, 14, 19][i % 8]!,
  ]);
  const { placed, marks } = layOut(many);
  expect(marks).toHaveLength(12);
  expectTargets(marks);
  const places = marks.map(({ star }) => placed.findIndex((one) => one.star === star));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places.slice(0, 3)).toEqual([0, 1, 2]);
});

test("a star without a free place near its own is left out, and the first never is", () => {
  const { placed, marks } = layOut([
    [3, 14],
    ...Array.from({ length: 45 }, (): Figures => [3, 14]),
    [900, 70],
    [90, 45],
  ]);
  expectTargets(marks);
  expect(marks.length).toBeGreaterThan(3);
  expect(marks[0]).toMatchObject({ x: placed[0]!.x, y: placed[0]!.y });
});
