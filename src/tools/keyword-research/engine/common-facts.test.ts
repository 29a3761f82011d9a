import { expect, test } from "vitest";
import { findCommonFacts, listShownColumns } from "./common-facts.ts";
import { createEstimate, createRow } from "./keyword-rows.fixture.ts";

const counted = {
  ...createEstimate(2400),
  source: "dataforseo",
  certainty: "counted",
  asOf: "2026-10",
} as const;

test("estimates of one source are so in common, and no row knows a price", () => {
  expect(findCommonFacts([createRow(100, 20), createRow(null, 30)])).toEqual({
    source: "embedded",
    asOf: null,
    certainty: "estimated",
    difficultyBasis: "words",
    unknownColumns: ["cpc"],
  });
});

test("one figure of another source or certainty leaves nothing in common", () => {
  expect(findCommonFacts([createRow(100, 20), createRow(0, 30, { volume: counted })])).toEqual({
    source: null,
    asOf: null,
    certainty: null,
    difficultyBasis: "words",
    unknownColumns: ["cpc"],
  });
});

test("the day of a source is common where all its figures have it", () => {
  const row = createRow(0, 0, { volume: counted, difficulty: counted, cpc: counted });
  expect(findCommonFacts([row])).toEqual({
    source: "dataforseo",
    asOf: "2026-10",
    certainty: "counted",
    difficultyBasis: "results",
    unknownColumns: [],
  });
  const older = { ...row, cpc: { ...counted, asOf: "2026-09" } };
  expect(findCommonFacts([row, older])).toMatchObject({ source: "dataforseo", asOf: null });
});

test("a bid in another currency is a known price, of the file", () => {
  const bid = { span: [5, 20], currency: "EGP" } as const;
  expect(findCommonFacts([createRow(100, 20), createRow(null, null, { bid })])).toEqual({
    source: null,
    asOf: null,
    certainty: null,
    difficultyBasis: "words",
    unknownColumns: [],
  });
});

test("without any figure every column is unknown", () => {
  expect(findCommonFacts([createRow(null, null)])).toEqual({
    source: null,
    asOf: null,
    certainty: null,
    difficultyBasis: "words",
    unknownColumns: ["volume", "difficulty", "cpc"],
  });
});

test("a column is shown as soon as one row has a figure in it", () => {
  const priced = createRow(100, 20, { cpc: createEstimate(1.2) });
  const list = (...rows: Parameters<typeof findCommonFacts>[0]): readonly string[] =>
    listShownColumns(findCommonFacts(rows));
  expect(list(createRow(100, 20))).toEqual(["keyword", "volume", "difficulty"]);
  expect(list(createRow(100, 20), priced)).toEqual(["keyword", "volume", "difficulty", "cpc"]);
  expect(list(createRow(null, null))).toEqual(["keyword"]);
});
