import { expect, test } from "vitest";
import { arabicGraphs } from "./keyboards.ts";

test("the neighbours of a key are listed from the left clockwise", () => {
  expect(arabicGraphs["arabic101"]!["ص"]).toEqual(["ض", "2", "3", "ث", "س", "ش"]);
  expect(arabicGraphs["arabic101"]!["ط"]).toEqual(["ك", "ج", "د", null, null, "ظ"]);
  expect(arabicGraphs["arabic102"]!["ط"]).toEqual(["ك", "ج", "د", "ذ", null, "ظ"]);
  expect(Object.keys(arabicGraphs)).toEqual(["arabic101", "arabic102", "arabicPhone"]);
});

test("adjacency is symmetric", () => {
  for (const graph of Object.values(arabicGraphs))
    for (const [key, neighbours] of Object.entries(graph))
      for (const neighbour of neighbours)
        if (neighbour !== null) expect(graph[neighbour]).toContain(key);
});
