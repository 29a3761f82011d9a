import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { toKeywordKey } from "#tools/keyword-research/engine/keyword-key.ts";

/**
 * The pairs of a list: they were written from how people type, before there was anything that
 * folds.
 */
function readPairs(list: string): readonly (readonly [string, string])[] {
  return readFileSync(join(import.meta.dirname, "keyword-fixtures", `${list}.txt`), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t") as [string, string]);
}

test("what is one keyword in two spellings folds together: 100 pairs and more", () => {
  const pairs = readPairs("folds-together");
  expect(pairs.length).toBeGreaterThanOrEqual(100);
  expect(pairs.filter(([one, other]) => toKeywordKey(one) !== toKeywordKey(other))).toEqual([]);
});

test("what are two keywords stays apart: 30 pairs and more", () => {
  const pairs = readPairs("stays-apart");
  expect(pairs.length).toBeGreaterThanOrEqual(30);
  expect(pairs.filter(([one, other]) => toKeywordKey(one) === toKeywordKey(other))).toEqual([]);
});
