import { expect, test } from "vitest";
import { pick } from "#i18n/messages.ts";
import { toolMessages } from "../tool-messages.ts";
import { describeDifficulty, findDifficultyBasis } from "./difficulty-basis.ts";
import { createEstimate, createRow } from "./keyword-rows.fixture.ts";

const t = pick(toolMessages, "en");
const ofSource = (source: "import" | "dataforseo") =>
  createRow(100, 0, { difficulty: { ...createEstimate(40), source } });

test("each source of a difficulty has its own words, and only one that reads the results says so", () => {
  const names = [[createRow(100, 20)], [ofSource("dataforseo")], [ofSource("import")], []].map(
    (rows) => describeDifficulty(findDifficultyBasis(rows), t),
  );
  expect(names).toEqual([
    { name: t.columnDifficulty, tip: t.tipDifficulty },
    { name: t.columnDifficulty, tip: t.tipDifficultyResults },
    { name: "Competition among advertisers", tip: t.tipAdvertisers },
    { name: t.columnDifficulty, tip: t.tipDifficulty },
  ]);
  expect(t.tipDifficulty).toContain("we do not read the results themselves");
  expect(t.tipDifficultyResults).toContain("outrank");
});

test("difficulties of several sources are not named after one of them; unknown ones do not count", () => {
  expect(findDifficultyBasis([createRow(1, 2), ofSource("import")])).toBeNull();
  expect(findDifficultyBasis([createRow(1, null), ofSource("import")])).toBe("advertisers");
});
