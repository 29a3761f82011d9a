import { expect, test } from "vitest";
import type { SitePage } from "../../contract.ts";
import { describeStatus, sortPages, toggleOrder, type PageColumn } from "./sort-pages.ts";

const createPage = (title: string, changes: Partial<SitePage>): SitePage => ({
  url: `https://cafe.example/${title}`,
  status: 200,
  title,
  depth: 1,
  linksIn: 1,
  score: 80,
  ...changes,
});
const pages = [
  createPage("b 10", { score: 70, linksIn: 4 }),
  createPage("a", { status: 404, score: null, depth: 3 }),
  createPage("b 9", { score: 90, depth: null }),
  createPage("c", { status: 0, score: 70, linksIn: 0 }),
];
const sort = (column: PageColumn, isDescending: boolean) =>
  sortPages(pages, { column, isDescending }, "en", ({ title }) => title).map(({ title }) => title);

test("pages keep the order in which they were read until a column is chosen", () => {
  expect(sortPages(pages, null, "en", ({ title }) => title)).toBe(pages);
});

test("pages are sorted by each column; numbers in names count as numbers", () => {
  expect(sort("page", false)).toEqual(["a", "b 9", "b 10", "c"]);
  expect(sort("answer", true)).toEqual(["c", "a", "b 10", "b 9"]);
  expect(sort("clicks", true)).toEqual(["b 9", "a", "b 10", "c"]);
  expect(sort("linksIn", false)).toEqual(["c", "a", "b 9", "b 10"]);
});

test("pages without a score are last in both directions, and equal ones keep their order", () => {
  expect(sort("score", false)).toEqual(["b 10", "c", "b 9", "a"]);
  expect(sort("score", true)).toEqual(["b 9", "b 10", "c", "a"]);
});

test("a second press turns the direction; the worst answers come first", () => {
  const first = toggleOrder(null, "answer");
  expect(first).toEqual({ column: "answer", isDescending: true });
  expect(toggleOrder(first, "answer").isDescending).toBe(false);
  expect(toggleOrder(first, "score")).toEqual({ column: "score", isDescending: false });
});

test.each([
  [0, "none"],
  [200, "opens"],
  [204, "opens"],
  [301, "moves"],
  [404, "missing"],
  [410, "missing"],
  [403, "refused"],
  [503, "server"],
] as const)("the status %i means: %s", (status, kind) => {
  expect(describeStatus(status)).toBe(kind);
});
