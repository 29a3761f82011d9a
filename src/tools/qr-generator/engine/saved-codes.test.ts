import { expect, test } from "vitest";
import { addCode, parseSavedCodes, removeCode, updateCode } from "./saved-codes.ts";

const code = (id: string, target = "https://shop.example/") => ({
  key: id + "A".repeat(32),
  address: `https://ro2ya.example/q/${id}`,
  target,
});
const [one, two] = [code("bcdfghjk"), code("22222222")];

test("the newest code comes first, once, and can be changed and removed", () => {
  const codes = addCode(addCode(addCode([], one), two), one);
  expect(codes).toEqual([one, two]);
  const changed = { ...two, target: "https://shop.example/winter" };
  expect(updateCode(codes, changed)).toEqual([one, changed]);
  expect(updateCode([one], two)).toEqual([one]);
  expect(removeCode(codes, one.key)).toEqual([two]);
});

test("a damaged entry is left out, and what is no list is not read", () => {
  expect(parseSavedCodes([one, null, 1, { key: "x" }, { ...two, target: 2 }])).toEqual([one]);
  expect(parseSavedCodes({})).toBeUndefined();
});
