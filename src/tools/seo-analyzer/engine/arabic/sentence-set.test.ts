import { expect, test } from "vitest";
import {
  readSentences,
  scoreSentences,
} from "../../../../../tests/fixtures/seo-arabic/score-sentences.ts";

const score = scoreSentences(readSentences());
const precision = score.hits / (score.hits + score.wrong.length);

test("of the findings in sentences that someone else marked, at least 95 % are slips", () => {
  expect(score.sentences).toBe(240);
  expect(score.wrong).toEqual([]);
  expect(precision).toBeGreaterThanOrEqual(0.95);
});

test("179 of 189 marks are found, 176 with the same correction", () => {
  expect([score.hits, score.marks, score.sameRight]).toEqual([179, 189, 176]);
  expect(score.byType).toEqual({
    hamza: [68, 72],
    taa: [34, 36],
    alif: [25, 29],
    punctuation: [9, 9],
    spacing: [17, 17],
    kashida: [6, 6],
    digits: [5, 5],
    letters: [5, 5],
    repeat: [5, 5],
    tashkeel: [5, 5],
  });
});
