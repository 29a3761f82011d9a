import { expect, test } from "vitest";
import { createRow } from "../keyword-rows.fixture.ts";
import { clusterPhrases } from "./clusters.ts";
import { listQuestions } from "./questions.ts";

test("phrases are grouped by intent within each language, the larger language first", () => {
  const clusters = clusterPhrases([
    createRow(10, 20, { keyword: "perfume", intent: "buy" }),
    createRow(20, 20, { keyword: "عطور", intent: "learn" }),
    createRow(50, 30, { keyword: "عطر رجالي", intent: "buy" }),
    createRow(50, 10, { keyword: "عطر حريمي", intent: "buy" }),
    createRow(90, 10, { keyword: "العطر الحريمي", intent: "buy" }),
    createRow(null, null, { keyword: "عطر مستورد", intent: "buy" }),
  ]);
  expect(
    clusters.map(({ language, intent, phrases }) => [
      language,
      intent,
      phrases.map(({ forms }) => forms.map(({ keyword }) => keyword)),
    ]),
  ).toEqual([
    ["ar", "buy", [["عطر حريمي", "العطر الحريمي"], ["عطر رجالي"], ["عطر مستورد"]]],
    ["ar", "learn", [["عطور"]]],
    ["en", "buy", [["perfume"]]],
  ]);
});

test("questions are listed once, those that people type first, the others marked as made", () => {
  const questions = listQuestions([
    createRow(900, 20, { keyword: "كيف أختار عطر", group: "questions" }),
    createRow(900, 20, { keyword: "إزاي أختار عطر", group: "questions" }),
    createRow(500, 20, { keyword: "عطر رجالي" }),
    createRow(40, 20, { keyword: "كم سعر العطر", isSuggested: true }),
    createRow(30, 20, { keyword: "how to choose perfume", group: "letters" }),
    createRow(0, 20, {
      keyword: "which perfume lasts",
      group: "questions",
      volume: { value: 70, range: null, source: "import", certainty: "counted", asOf: null },
    }),
  ]);
  expect(questions.map(({ row, isMade }) => [row.keyword, isMade])).toEqual([
    ["which perfume lasts", false],
    ["كم سعر العطر", false],
    ["كيف أختار عطر", true],
    ["how to choose perfume", true],
  ]);
});
