import { expect, test } from "vitest";
import type { Cell } from "../contract.ts";
import { createEstimate, createRow } from "./keyword-rows.fixture.ts";
import type { ShownRow } from "./planner/merge-planner.ts";
import { listStartPhrases, pickAdvisedRows, suggestPhrase } from "./suggest-phrase.ts";

const searched = createRow(1000, 44, { group: "keyword" });
const suggest = (...others: readonly ShownRow[]): string | undefined => {
  const suggestion = suggestPhrase([searched, ...others]);
  return suggestion?.kind === "other" ? suggestion.row.keyword : suggestion?.kind;
};

test("the easiest band is suggested, in it a phrase of buyers, of these the most searched", () => {
  expect(
    suggest(
      createRow(900, 40),
      createRow(800, 20, { intent: "learn" }),
      createRow(200, 25, { intent: "find" }),
      createRow(300, 29),
    ),
  ).toBe("300 29");
});

test("an easy phrase with less than a tenth of the searches is not suggested", () => {
  expect(suggest(createRow(99, 5))).toBe("searched");
  expect(suggest(createRow(100, 5))).toBe("100 5");
});

test("the searched phrase stays where no other is in an easier band", () => {
  expect(suggest(createRow(5000, 43), createRow(500, 60))).toBe("searched");
});

test("spellings, letter by letter phrases and unknown figures are not suggested", () => {
  expect(
    suggest(
      createRow(900, 5, { group: "variants" }),
      createRow(900, 5, { group: "letters" }),
      createRow(null, 5),
      createRow(900, null),
    ),
  ).toBe("searched");
});

test("where everything is hard, nothing is suggested; without figures there is nothing to say", () => {
  const hard = createRow(1000, 80, { group: "keyword" });
  expect(suggestPhrase([hard, createRow(900, 70)])).toEqual({ kind: "none", searched: hard });
  expect(suggestPhrase([createRow(null, 20, { group: "keyword" }), createRow(900, 10)])).toBeNull();
  expect(suggestPhrase([createRow(20, null, { group: "keyword" }), createRow(900, 10)])).toBeNull();
  expect(suggestPhrase([])).toBeNull();
});

test("searches are compared, but not within one range", () => {
  const ranged = createRow(1000, 44, {
    group: "keyword",
    volume: createEstimate(1000, [100, 10_000]),
  });
  const searches = [
    createEstimate(400, [100, 10_000]),
    createEstimate(400, [100, 1000]),
    createEstimate(2000, [1000, 10_000]),
    createEstimate(1000),
  ].map((volume) => {
    const suggestion = suggestPhrase([ranged, createRow(0, 20, { volume })]);
    return suggestion?.kind === "other" && suggestion.searches;
  });
  expect(searches).toEqual(["as-many", "fewer", "more", "as-many"]);
});

test("fewer searches are a fact only where both are counted or their ranges do not overlap", () => {
  const count = (value: number, range: Cell["range"] = null): Cell => ({
    value,
    range,
    source: "dataforseo",
    certainty: range === null ? "counted" : "ranged",
    asOf: null,
  });
  const areCounted = (mine: Cell, other: Cell): boolean | undefined => {
    const row = createRow(0, 44, { group: "keyword", volume: mine });
    const suggestion = suggestPhrase([row, createRow(0, 20, { volume: other })]);
    return suggestion?.kind === "other" ? suggestion.isCounted : undefined;
  };
  expect(areCounted(count(1000), count(400))).toBe(true);
  expect(areCounted(count(1000), count(2000))).toBe(true);
  expect(areCounted(count(5000, [1000, 10_000]), count(500, [100, 1000]))).toBe(true);
  expect(areCounted(count(5000, [1000, 10_000]), count(2000))).toBe(false);
  expect(areCounted(count(5000, [1000, 10_000]), count(3000, [500, 5000]))).toBe(false);
  expect(areCounted(count(1000), createEstimate(400))).toBe(false);
  expect(areCounted(createEstimate(1000), count(400))).toBe(false);
});

test("what search engines answer by their map is never the phrase to begin with", () => {
  for (const keyword of [
    "محل عطور قريب مني",
    "عيادة أسنان قريبة مني",
    "محل عطور بالقرب مني",
    "أقرب محل عطور",
    "محل عطور جنبي",
    "رقم محل عطور",
    "مواعيد محل العطور",
    "perfume shop near me",
    "nearest perfume shop",
  ])
    expect([keyword, suggest(createRow(900, 5, { keyword, intent: "find" }))]).toEqual([
      keyword,
      "searched",
    ]);
  const inTown = createRow(900, 5, { keyword: "محل عطور في منية النصر", intent: "find" });
  expect(suggest(inTown)).toBe("محل عطور في منية النصر");
});

test("three phrases to begin with: the suggested one, then the easiest that sell, none harder", () => {
  const list = (...others: readonly ShownRow[]): readonly string[] => {
    const rows = [searched, ...others];
    return listStartPhrases(rows, suggestPhrase(rows)).map(({ keyword }) => keyword);
  };
  const easy = createRow(300, 20);
  const medium = createRow(2000, 40);
  expect(list(medium, easy)).toEqual(["300 20", "2000 40", "1000 44"]);
  expect(list(medium, createRow(3000, 61))).toEqual(["1000 44", "2000 40"]);
  expect(
    list(
      easy,
      createRow(900, 10, { intent: "learn" }),
      createRow(900, 12, { group: "variants" }),
      createRow(900, 13, { keyword: "perfume near me" }),
      createRow(50, 14),
    ),
  ).toEqual(["300 20", "1000 44"]);
});

test("what a pattern made of the phrase is never advised, however easy", () => {
  const rows = [
    searched,
    ...(["questions", "letters", "comparisons", "variants"] as const).map((group) =>
      createRow(900, 5, { keyword: `made for ${group}`, group }),
    ),
  ];
  const suggestion = suggestPhrase(rows);
  expect(suggestion?.kind).toBe("searched");
  expect(listStartPhrases(rows, suggestion)).toEqual([searched]);
});

test("two wordings of one phrase are advised once, and never beside the searched one", () => {
  const own = createRow(1000, 44, { group: "keyword", keyword: "محل عطور" });
  const rows = [
    own,
    createRow(900, 10, { keyword: "عطور المحل" }),
    createRow(800, 11, { keyword: "محل عطور حريمي" }),
    createRow(700, 12, { keyword: "حريمي محل عطور" }),
    createRow(600, 13, { keyword: "محل عطور رجالي" }),
  ];
  const start = listStartPhrases(rows, suggestPhrase(rows));
  expect(start.map(({ keyword }) => keyword)).toEqual([
    "محل عطور حريمي",
    "محل عطور رجالي",
    "محل عطور",
  ]);
});

test("a place is advised only where the searched phrase has it", () => {
  const inTown = createRow(900, 5, { keyword: "محل عطور في القاهرة", intent: "find" });
  const own = createRow(1000, 44, { group: "keyword", keyword: "محل عطور" });
  expect(suggestPhrase([own, inTown])?.kind).toBe("searched");
  const places = createRow(900, 5, { keyword: "محل عطور في مطروح", group: "places" });
  expect(suggestPhrase([own, places])?.kind).toBe("searched");
  const searchedThere = { ...own, keyword: "عطور في القاهرة" };
  expect(suggestPhrase([searchedThere, inTown])).toMatchObject({ kind: "other", row: inTown });
});

test("without a suggestion there is no phrase to begin with", () => {
  const hard = createRow(1000, 80, { group: "keyword" });
  expect(listStartPhrases([hard], suggestPhrase([hard]))).toEqual([]);
  expect(listStartPhrases([], null)).toEqual([]);
});

test("every variant leaves the advice as it was, unless there was none", () => {
  const rows = [searched, createRow(300, 29)];
  const easier = [...rows, createRow(900, 10)];
  expect(pickAdvisedRows(rows, easier)).toBe(rows);
  const hard = createRow(1000, 80, { group: "keyword" });
  expect(pickAdvisedRows([hard], [hard, createRow(900, 10)])).toHaveLength(2);
});
