import { expect, test } from "vitest";
import { lengths } from "./generate-password.ts";
import { countChoices } from "./count-choices.ts";

test("the ways to choose some of several are those of the triangle of Pascal", () => {
  expect([0, 1, 2, 3, 4, 5].map((chosen) => countChoices(4, chosen))).toEqual([1, 4, 6, 4, 1, 0]);
});

test("for every length of a password they are exact", () => {
  let row = [1n];
  for (let all = 1; all <= lengths.max; all += 1) {
    row = [1n, ...row.slice(1).map((ways, i) => ways + row[i]!), 1n];
    expect(row.map((_, chosen) => BigInt(countChoices(all, chosen)))).toEqual(row);
  }
});
