import { expect, test } from "vitest";
import type { SearchResponse, Cell, Row } from "../../contract.ts";
import type { PlannerFile, PlannerRow } from "./planner-file.ts";
import { indexPlannerRows, listPlannerPhrases, mergePlanner } from "./merge-planner.ts";

const cell = (
  value: number | null,
  source: Cell["source"],
  certainty: Cell["certainty"] = "estimated",
): Cell => ({ value, range: null, source, certainty, asOf: null });
const row = (keyword: string, source: "embedded" | "dataforseo"): Row => ({
  keyword,
  group: "related",
  intent: "buy",
  volume: cell(500, source),
  difficulty: cell(40, source),
  cpc: source === "embedded" ? cell(null, null) : cell(1.5, source, "counted"),
  monthly: [],
  monthlySource: null,
});
const createPlannerRow = (keyword: string, more: Partial<PlannerRow> = {}): PlannerRow => ({
  keyword,
  volume: [1000, 10_000],
  competition: [64, 64],
  bid: [0.4, 1.2],
  currency: "USD",
  monthly: [],
  ...more,
});
const file = (...rows: readonly PlannerRow[]): PlannerFile => ({
  name: "k.csv",
  from: "2025-08",
  to: "2026-07",
  isRounded: false,
  isCut: false,
  rows,
});

function merge(base: Row, ...rows: readonly PlannerRow[]) {
  const made = file(...rows);
  return mergePlanner([base], made, indexPlannerRows(made))[0]!;
}

test("K-22 the visitor's own figures replace an estimate, with the file as source and its last month as date", () => {
  const shown = merge(row("تصميم المطابخ", "embedded"), createPlannerRow("تَصميم  المطابخ"));
  expect(shown.volume).toEqual({
    value: 5500,
    range: [1000, 10_000],
    source: "import",
    certainty: "ranged",
    asOf: "2026-07",
  });
  expect(shown.cpc).toEqual({
    value: 0.8,
    range: [0.4, 1.2],
    source: "import",
    certainty: "ranged",
    asOf: "2026-07",
  });
});

test("K-21 competition among advertisers stays an estimate of difficulty", () => {
  expect(merge(row("kitchens", "embedded"), createPlannerRow("Kitchens")).difficulty).toMatchObject(
    {
      value: 64,
      source: "import",
      certainty: "estimated",
    },
  );
});

test("K-23 what the paid provider counted stays", () => {
  const base = row("kitchens", "dataforseo");
  const shown = merge(base, createPlannerRow("kitchens"));
  expect([shown.volume, shown.difficulty, shown.cpc]).toEqual([
    base.volume,
    base.difficulty,
    base.cpc,
  ]);
});

test("K-12 another currency is shown as that currency and never as dollars", () => {
  const shown = merge(
    row("kitchens", "embedded"),
    createPlannerRow("kitchens", { currency: "EGP", bid: [5.16, 23.53] }),
  );
  expect(shown.cpc.value).toBeNull();
  expect(shown.bid).toEqual({ span: [5.16, 23.53], currency: "EGP" });
});

test("an empty cell of the file replaces nothing, and neither does another phrase", () => {
  const base = row("kitchens", "embedded");
  expect(
    merge(base, createPlannerRow("kitchens", { volume: null, competition: null, bid: null })),
  ).toEqual({
    ...base,
    bid: null,
  });
  expect(merge(base, createPlannerRow("kitchen"))).toEqual({ ...base, bid: null });
  expect(mergePlanner([base], null, new Map())).toEqual([{ ...base, bid: null }]);
});

test("exact figures are counted ones, and bring their months", () => {
  const monthly = [
    { month: "2026-06", count: 900 },
    { month: "2026-07", count: 1200 },
  ];
  const shown = merge(
    row("kitchens", "embedded"),
    createPlannerRow("kitchens", { volume: [1300, 1300], monthly }),
  );
  expect(shown.volume).toMatchObject({ value: 1300, range: null, certainty: "counted" });
  expect(shown).toMatchObject({ monthly, monthlySource: "import" });
});

test("phrases of the file that contain the keyword join the variants, the most searched first, each once", () => {
  const made = file(
    createPlannerRow("مطابخ خشب", { volume: [50, 50] }),
    createPlannerRow("أسعار المطابخ", { volume: [900, 900] }),
    createPlannerRow("مطابخ"),
    createPlannerRow("مطبخ"),
    createPlannerRow("kitchens"),
  );
  const response: SearchResponse = {
    keyword: "المطابخ",
    language: "ar",
    isLocal: false,
    place: null,
    rows: [row("المطابخ", "embedded")],
    sources: ["embedded"],
    failed: [],
    answeredAt: "2026-11-21T12:00:00.000Z",
  };
  const found = listPlannerPhrases(response, response.rows, indexPlannerRows(made));
  expect(found.map(({ keyword, intent }) => [keyword, intent])).toEqual([
    ["أسعار المطابخ", "buy"],
    ["مطابخ خشب", "buy"],
  ]);
  expect(mergePlanner(found, made, indexPlannerRows(made))[0]!.volume).toMatchObject({
    value: 900,
    source: "import",
    certainty: "counted",
  });
});
