import { expect, test } from "vitest";
import { createEstimate, createRow } from "./keyword-rows.fixture.ts";
import type { ShownRow } from "./planner/merge-planner.ts";
import {
  listRejections,
  listStartPhrases,
  pickAdvisedRows,
  suggestPhrase,
} from "./suggest-phrase.ts";

const searched = createRow(1000, 44, { group: "keyword" });
const suggest = (...others: readonly ShownRow[]): string | undefined => {
  const suggestion = suggestPhrase([searched, ...others]);
  return suggestion?.kind === "other" ? suggestion.row.keyword : suggestion?.kind;
};

test("the lowest figure is suggested, of equals a phrase of buyers, of these the most searched", () => {
  expect(
    suggest(
      createRow(900, 39),
      createRow(800, 20, { intent: "learn" }),
      createRow(900, 25, { intent: "compare" }),
      createRow(200, 25, { intent: "find" }),
      createRow(300, 25),
      createRow(950, 29),
    ),
  ).toBe("300 25");
});

test("within one band the lower figure is easier, from five points on", () => {
  expect(suggest(createRow(900, 39))).toBe("900 39");
  expect(suggest(createRow(900, 40))).toBe("searched");
  const hard = createRow(1000, 80, { group: "keyword" });
  expect(suggestPhrase([hard, createRow(900, 60)])?.kind).toBe("none");
  expect(suggestPhrase([hard, createRow(900, 59)])?.kind).toBe("other");
});

test("an easy phrase of one's own stays, whatever is easier", () => {
  const own = createRow(1000, 29, { group: "keyword" });
  expect(suggestPhrase([own, createRow(900, 2)])).toEqual({ kind: "searched", searched: own });
  expect(suggestPhrase([{ ...own, difficulty: createEstimate(30) }, createRow(900, 2)])?.kind).toBe(
    "other",
  );
});

test("an easy phrase that hardly anyone types gives way to an easy one that is searched more", () => {
  const rare = createRow(8, 19, { group: "keyword" });
  const suggestRare = (...others: readonly ShownRow[]) => suggestPhrase([rare, ...others])!;
  expect(suggestRare(createRow(40, 25))).toMatchObject({
    kind: "other",
    row: { keyword: "40 25" },
  });
  for (const other of [createRow(9, 2), createRow(40, 30), createRow(40, 5, { group: "places" })])
    expect(suggestRare(other).kind).toBe("searched");
  const common = createRow(10, 19, { group: "keyword" });
  expect(suggestPhrase([common, createRow(40, 5)])!.kind).toBe("searched");
  // Where the search alone has none, all variants may.
  expect(pickAdvisedRows([rare], [rare, createRow(40, 25)])).toHaveLength(2);
});

test("a phrase that fewer than ten people type is no beginning, unless the searched one is as rare", () => {
  const own = createRow(40, 44, { group: "keyword" });
  expect(suggestPhrase([own, createRow(9, 5)])?.kind).toBe("searched");
  expect(suggestPhrase([own, createRow(10, 5)])?.kind).toBe("other");
  const rare = createRow(8, 44, { group: "keyword" });
  expect(suggestPhrase([rare, createRow(7, 5)])?.kind).toBe("other");
});

test("a figure that measures something else is not compared", () => {
  const ofFile = createRow(900, 2);
  const own = { ...searched };
  const file = { ...ofFile, difficulty: { ...ofFile.difficulty, source: "import" as const } };
  expect(suggestPhrase([own, file])?.kind).toBe("searched");
  expect(listRejections([own, file], { kind: "searched", searched: own })).toEqual(["basis"]);
});

test("every lower figure that is not suggested has its reason, each once", () => {
  const others = [
    createRow(900, 41),
    createRow(900, 42),
    createRow(99, 5),
    createRow(900, 5, { keyword: "perfume near me" }),
    createRow(900, 5, { keyword: "perfume in Cairo" }),
    createRow(900, 5, { keyword: "perfume prices in town", group: "places" }),
    createRow(900, 5, { intent: "learn" }),
    createRow(900, 5, { keyword: "which perfume", group: "questions" }),
    createRow(900, 5, { keyword: "perfumes", group: "variants" }),
    createRow(900, 5, { keyword: "perfume or oud", group: "comparisons" }),
  ];
  const suggestion = suggestPhrase([searched, ...others])!;
  expect(suggestion.kind).toBe("searched");
  expect(listRejections([searched, ...others], suggestion)).toEqual([
    "close",
    "few",
    "map",
    "place",
    "learn",
    "same",
    "made",
  ]);
  expect(listRejections([searched, createRow(900, 44)], suggestion)).toEqual([]);
});

test("where everything is hard, only what is not hard needs a reason", () => {
  const hard = createRow(1000, 80, { group: "keyword" });
  const rows = [hard, createRow(900, 70), createRow(900, 20, { intent: "learn" })];
  expect(listRejections(rows, suggestPhrase(rows)!)).toEqual(["learn"]);
  expect(listRejections(rows.slice(0, 2), suggestPhrase(rows)!)).toEqual([]);
});

test("an easy phrase with less than a tenth of the searches is not suggested", () => {
  expect(suggest(createRow(99, 5))).toBe("searched");
  expect(suggest(createRow(100, 5))).toBe("100 5");
});

test("the searched phrase stays where no other is easier", () => {
  expect(suggest(createRow(5000, 44), createRow(500, 60))).toBe("searched");
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
  expect(list(createRow(2000, 41), createRow(3000, 45))).toEqual(["1000 44", "2000 41"]);
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

test("every variant leaves a suggested phrase as it was, and is looked through where there was none", () => {
  const rows = [searched, createRow(300, 29)];
  const easier = [...rows, createRow(900, 10)];
  expect(pickAdvisedRows(rows, easier)).toBe(rows);
  expect(pickAdvisedRows([searched], [searched, createRow(900, 10)])).toHaveLength(2);
  const easy = createRow(1000, 20, { group: "keyword" });
  expect(pickAdvisedRows([easy], [easy, createRow(900, 10)])).toHaveLength(1);
  const hard = createRow(1000, 80, { group: "keyword" });
  expect(pickAdvisedRows([hard], [hard, createRow(900, 10)])).toHaveLength(2);
});
