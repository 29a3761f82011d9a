import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { dist } from "./site.ts";

test("the built site holds nothing of the gallery", () => {
  const names = readdirSync(dist, { recursive: true, encoding: "utf8" });
  expect(names).toContain("index.html");
  expect(names.filter((name) => /gallery|\bstory\b|forced-/i.test(name))).toEqual([]);
});
