import { expect, test } from "vitest";
import { pick } from "#i18n/messages.ts";
import { messages } from "../messages.ts";
import { getScoreBand, type ScoreBand } from "./score.ts";

const t = pick(messages, "en");
const labels: Readonly<Record<ScoreBand, string>> = {
  excellent: t.labelExcellent,
  good: t.labelGood,
  poor: t.labelPoor,
};
const getLabel = (score: number) => labels[getScoreBand(score)];

test('V-18 90 and 100 are "Excellent"', () => {
  expect([90, 100].map(getLabel)).toEqual(["Excellent", "Excellent"]);
});

test('V-19 70 and 89 are "Good"', () => {
  expect([70, 89].map(getLabel)).toEqual(["Good", "Good"]);
});

test('V-20 69 and 0 are "Needs Improvement"', () => {
  expect([69, 0].map(getLabel)).toEqual(["Needs Improvement", "Needs Improvement"]);
});
