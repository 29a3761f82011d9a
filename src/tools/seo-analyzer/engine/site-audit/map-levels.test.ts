import { expect, test } from "vitest";
import { groupLevels } from "./map-levels.ts";

const createPages = (depth: number | null, folder: string, count: number) =>
  Array.from({ length: count }, (_, i) => ({
    depth,
    url: `https://cafe.example${folder}/page-${i}`,
  }));
const summarize = (pages: Parameters<typeof groupLevels>[0]) =>
  groupLevels(pages).map(({ depth, folder, isFirst, members }) => [
    depth,
    folder,
    isFirst,
    members.length,
  ]);

test("levels are sorted by clicks, and pages that no link reaches come last", () => {
  const pages = [
    ...createPages(null, "", 2),
    ...createPages(1, "/a", 48),
    ...createPages(0, "", 1),
  ];
  expect(summarize(pages)).toEqual([
    [0, "", true, 1],
    [1, "", true, 48],
    [null, "", true, 2],
  ]);
});

test("a level of more than 48 pages has its folders one by one, small ones among the rest", () => {
  const pages = [
    ...createPages(2, "/blog", 30),
    ...createPages(2, "", 5),
    ...createPages(2, "/jobs", 3),
    ...createPages(2, "/shop/bags", 12),
  ];
  expect(summarize(pages)).toEqual([
    [2, "", true, 8],
    [2, "/blog", false, 30],
    [2, "/shop", false, 12],
  ]);
});

test("a folder of more than 48 pages has its own folders", () => {
  const pages = [
    ...createPages(2, "/shop/bags", 40),
    ...createPages(2, "/shop/shoes", 20),
    ...createPages(2, "/shop", 2),
  ];
  expect(summarize(pages)).toEqual([
    [2, "/shop", true, 2],
    [2, "/shop/bags", false, 40],
    [2, "/shop/shoes", false, 20],
  ]);
});

test("a folder is read decoded, and a query is part of no folder", () => {
  const url = "https://cafe.example/%D9%85%D8%AF%D9%88%D9%86%D8%A9/a?path=/x/y";
  const pages = Array.from({ length: 49 }, () => ({ depth: 1, url }));
  expect(summarize(pages)).toEqual([[1, "/مدونة", true, 49]]);
});

test("pages that all lie at the root stay one level", () => {
  expect(summarize(createPages(1, "", 500))).toEqual([[1, "", true, 500]]);
});
