import { expect, test } from "vitest";
import { parseUrl } from "#base/parse-url.ts";
import { explainAddress } from "./explain-address.ts";

test.each([
  ["", "empty"],
  ["   ", "empty"],
  ["عطور الريم", "spaces"],
  ["shop example.com", "spaces"],
  ["owner@shop.example", "email"],
  ["ftp://shop.example", "scheme"],
  ["javascript:alert(1)", "scheme"],
  ["myshop", "ending"],
  ["https://", "ending"],
  ["https://myshop/bags", "ending"],
  ["shop..example", "characters"],
  ["https://user:secret@shop.example", "characters"],
])("what is wrong with %j is: %s", (typed, problem) => {
  expect(parseUrl(typed)).toBeNull();
  expect(explainAddress(typed)).toBe(problem);
});
