import { describe, expect, test } from "vitest";
import { intents, type Cell, type Group } from "../contract.ts";
import { computeIntentShares, layOutStars, toSectorPath } from "./intent-moon.ts";
import type { ShownRow } from "./planner/merge-planner.ts";
import { noRecent, parseRecent, addRecent } from "./recent.ts";
import { getCsvName, formatRowsCsv } from "./rows-csv.ts";
import { numberSources } from "../ui/SourceList.tsx";
import {
  countStars,
  getBand,
  filterRows,
  countGroups,
  mergeRows,
  noFilter,
  toggleOrder,
  sortRows,
} from "./table-view.ts";
import { layOutTrendLine } from "./trend-line.ts";

const cell = (value: number | null, more: Partial<Cell> = {}): Cell => ({
  value,
  range: null,
  source: value === null ? null : "embedded",
  certainty: "estimated",
  asOf: null,
  ...more,
});

function row(
  keyword: string,
  figures: Partial<Record<"volume" | "difficulty" | "cpc", number | null>> = {},
  more: Partial<ShownRow> = {},
): ShownRow {
  const { volume = 100, difficulty = 40, cpc = null } = figures;
  return {
    keyword,
    group: "related",
    intent: "buy",
    volume: cell(volume),
    difficulty: cell(difficulty),
    cpc: cell(cpc),
    monthly: [],
    monthlySource: null,
    bid: null,
    ...more,
  };
}

const listKeywords = (rows: readonly ShownRow[]): readonly string[] =>
  rows.map(({ keyword }) => keyword);

describe("the bands of difficulty", () => {
  test.each([
    ["K-13", 0, "easy"],
    ["K-13", 29, "easy"],
    ["K-14", 30, "medium"],
    ["K-14", 59, "medium"],
    ["K-15", 60, "hard"],
    ["K-15", 99, "hard"],
  ] as const)("%s %i is %s", (_, difficulty, band) => {
    expect(getBand(difficulty)).toBe(band);
  });
});

test("pressing a heading sorts, pressing it again reverses the order, and unknown values stay last", () => {
  const rows = [row("b", { volume: 50 }), row("a", { volume: null }), row("c", { volume: 900 })];
  const first = toggleOrder(null, "volume");
  expect(listKeywords(sortRows(rows, first, "en"))).toEqual(["c", "b", "a"]);
  expect(listKeywords(sortRows(rows, toggleOrder(first, "volume"), "en"))).toEqual(["b", "c", "a"]);
  expect(listKeywords(sortRows(rows, toggleOrder(null, "keyword"), "en"))).toEqual(["a", "b", "c"]);
  expect(sortRows(rows, null, "en")).toBe(rows);
});

test("words match in any spelling, the last one by its beginning; intent, group and band filter too", () => {
  const rows = [
    row("تصميم المطابخ", { difficulty: 20 }, { intent: "learn", group: "questions" as Group }),
    row("أسعار المطابخ", { difficulty: 70 }),
    row("أثاث", { difficulty: null }),
  ];
  expect(listKeywords(filterRows(rows, { ...noFilter, text: "مطابخ" }))).toEqual([
    "تصميم المطابخ",
    "أسعار المطابخ",
  ]);
  expect(listKeywords(filterRows(rows, { ...noFilter, text: "اسعا" }))).toEqual(["أسعار المطابخ"]);
  expect(listKeywords(filterRows(rows, { ...noFilter, band: "hard" }))).toEqual(["أسعار المطابخ"]);
  expect(listKeywords(filterRows(rows, { ...noFilter, intent: "learn" }))).toEqual([
    "تصميم المطابخ",
  ]);
  expect(
    listKeywords(filterRows(rows, { ...noFilter, group: "questions", text: "اسعار" })),
  ).toEqual([]);
  expect(filterRows(rows, noFilter).length).toBe(3);
});

test("K-07 K-08 the rows of the search stay first when the variants join them, and no phrase appears twice", () => {
  const rows = mergeRows([row("a"), row("b")], [row("c"), row("b"), row("d")]);
  expect(listKeywords(rows)).toEqual(["a", "b", "c", "d"]);
  expect(countGroups(rows)).toEqual(new Map([["related", 4]]));
});

test("the searched phrase counts among the related ones, so that the groups add up to all rows", () => {
  const rows = [row("a", {}, { group: "keyword" }), row("b"), row("c", {}, { group: "questions" })];
  const counts = countGroups(rows);
  expect(counts).toEqual(
    new Map([
      ["related", 2],
      ["questions", 1],
    ]),
  );
  for (const [group, count] of counts)
    expect(filterRows(rows, { ...noFilter, group })).toHaveLength(count);
});

test("K-22 every source in the rows has a number, the paid one first, also one that has suggested phrases only", () => {
  const rows = [
    row("a", {}, { volume: cell(1, { source: "wikimedia" }), monthlySource: "import" }),
    row("b"),
  ];
  expect([...numberSources(rows, ["wikimedia", "google-suggest", "embedded"])]).toEqual([
    ["wikimedia", 1],
    ["google-suggest", 2],
    ["embedded", 3],
    ["import", 4],
  ]);
});

test("the CSV has the source and certainty of every figure, and no formula for a spreadsheet", () => {
  const text = formatRowsCsv([
    row(
      "=cmd",
      {},
      {
        volume: cell(5500, { range: [1000, 10_000] }),
        cpc: cell(1.2, { source: "dataforseo", certainty: "counted", asOf: "2026-10" }),
      },
    ),
    row("مطابخ", { difficulty: null }, { bid: { span: [5.16, 23.53], currency: "EGP" } }),
  ]);
  const [head, first, second] = text.slice(1).split("\r\n");
  expect(text.startsWith("\uFEFF")).toBe(true);
  expect(head).toBe(
    "keyword,group,intent,volume,volume from,volume to,volume certainty,volume source,volume as of,difficulty,difficulty from,difficulty to,difficulty certainty,difficulty source,difficulty as of,cpc usd,cpc from,cpc to,cpc certainty,cpc source,cpc as of,bid from,bid to,bid currency",
  );
  expect(first).toBe(
    "'=cmd,related,buy,5500,1000,10000,estimated,embedded,,40,40,40,estimated,embedded,,1.2,1.2,1.2,counted,dataforseo,2026-10,,,",
  );
  expect(second).toBe(
    "مطابخ,related,buy,100,100,100,estimated,embedded,,,,,,,,,,,,,,5.16,23.53,EGP",
  );
  expect(getCsvName("تصميم  مطابخ / طنطا!", "2026-11-21T12:00:00.000Z")).toBe(
    "keywords-تصميم-مطابخ-طنطا-2026-11-21.csv",
  );
});

describe("the moon of intents", () => {
  const rows = Array.from({ length: 200 }, (_, i) =>
    row(`k${i}`, { volume: 10 ** (i % 5) }, { intent: intents[i % 3]! }),
  );

  test("every phrase is one star, and no two have the same place", () => {
    const { stars, radius } = layOutStars(rows);
    expect(stars.length).toBe(200);
    expect(new Set(stars.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(200);
    for (const { x, y, radius: size } of stars)
      expect(Math.hypot(x, y) + size).toBeLessThanOrEqual(radius + 0.01);
  });

  test("the sectors are in proportion to their phrases, make a full circle, and contain their own stars", () => {
    const shares = computeIntentShares(rows);
    expect(shares.map(({ intent, count }) => [intent, count])).toEqual([
      ["buy", 67],
      ["compare", 67],
      ["find", 66],
    ]);
    expect(shares[0]!.from).toBe(0);
    expect(shares.at(-1)!.to).toBeCloseTo(2 * Math.PI);
    expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    const { stars } = layOutStars(rows);
    const middle = (intent: string): number => {
      const own = stars.filter((star) => star.intent === intent);
      const angle = Math.atan2(
        own.reduce((sum, { x }) => sum + x, 0),
        -own.reduce((sum, { y }) => sum + y, 0),
      );
      return (angle + 2 * Math.PI) % (2 * Math.PI);
    };
    for (const { intent, from, to } of shares)
      expect(Math.abs(middle(intent) - (from + to) / 2)).toBeLessThan(0.3);
  });

  test("more searches make a larger star, nearer to the centre", () => {
    const { stars } = layOutStars([
      row("small", { volume: 10 }),
      row("large", { volume: 100_000 }),
      ...Array.from({ length: 40 }, (_, i) => row(`k${i}`, { volume: 1000 })),
    ]);
    const [largest, smallest] = [stars[0]!, stars.at(-1)!];
    expect(largest.radius).toBeGreaterThan(smallest.radius);
    expect(Math.hypot(largest.x, largest.y)).toBeLessThan(Math.hypot(smallest.x, smallest.y));
  });

  test("one intent alone is the whole circle, and without volumes the share is 0", () => {
    const bare = [row("a", { volume: null }), row("b", { volume: null })];
    expect(computeIntentShares(bare)).toMatchObject([{ intent: "buy", count: 2, share: 0 }]);
    expect(toSectorPath({ from: 0, to: 2 * Math.PI }, 10)).toBe(
      "M0 -10A10 10 0 1 1 0 10A10 10 0 1 1 0 -10z",
    );
    expect(layOutStars([]).stars).toEqual([]);
  });
});

test("a trend begins at zero, and has its highest and lowest month", () => {
  const months = [410, 1240, 0, 620].map((count, i) => ({ month: `2026-0${i + 1}`, count }));
  expect(layOutTrendLine(months, 300, 100)).toEqual({
    path: "M0 66.9L100 0L200 100L300 50",
    points: [
      { x: 0, y: 66.9 },
      { x: 100, y: 0 },
      { x: 200, y: 100 },
      { x: 300, y: 50 },
    ],
    peak: 1,
    low: 2,
  });
});

test("the device keeps six searches, the newest first, each once", () => {
  let recent = noRecent;
  for (const word of ["a", "b", "c", "d", "e", "f", "g", "c"]) recent = addRecent(recent, word);
  expect(recent).toEqual(["c", "g", "f", "e", "d", "b"]);
  expect(parseRecent(["a", 5, "", "x".repeat(81), "b"])).toEqual(["a", "b"]);
  expect(parseRecent({ a: 1 })).toBeUndefined();
});

test("the stars agree with the word: no two bands of difficulty light the same number", () => {
  expect([0, 22, 29, 31, 40, 44, 45, 59, 60, 79, 80, 100].map(countStars)).toEqual([
    1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5,
  ]);
});
