import { expect, test } from "vitest";
import { findAddressProblem } from "./address-problem.ts";

test.each([
  ["cafe", "not-address"],
  ["not a url", "not-address"],
  ["sama-cafe.example", "unsafe"],
  ["https://مقهى.example/قائمة", "unsafe"],
  ["https://sama-cafe.example/menu", undefined],
  ["mailto:hello@sama-cafe.example", undefined],
])("a code of %j has the problem %j", (typed, problem) => {
  expect(findAddressProblem(typed)).toBe(problem);
});
