import { expect, test } from "vitest";
import { ruleById } from "../rules/all.ts";
import { siteWideRules } from "./site-wide-rules.ts";

test("every rule of the whole site is a rule", () => {
  expect([...siteWideRules].filter((id) => !ruleById.has(id))).toEqual([]);
});
