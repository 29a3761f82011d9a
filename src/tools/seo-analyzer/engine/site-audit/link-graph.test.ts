import { expect, test } from "vitest";
import { buildLinkGraph, limitLinks } from "./link-graph.ts";

const build = (linksByPage: readonly (readonly string[])[]) =>
  buildLinkGraph(linksByPage, (address) =>
    Number(address) < linksByPage.length ? Number(address) : undefined,
  );

test("a page counts once for each page that links to it, and not for its own links", () => {
  const graph = build([["1", "1", "0", "9"], ["0", "2"], []]);
  expect(graph.links).toEqual([
    [0, 1],
    [1, 0],
    [1, 2],
  ]);
  expect(graph.linksIn).toEqual([1, 1, 1]);
});

test("the clicks to a page are the fewest; null for what no link reaches", () => {
  expect(build([["1", "2"], ["3"], ["3"], ["4"], [], ["0"]]).depths).toEqual([0, 1, 1, 2, 3, null]);
  expect(build([]).depths).toEqual([]);
});

test("a list of links that is cut still has the way to each page, and some of every page", () => {
  const pages = 40;
  // Each page links to all before it, and at last to the next one
  const linksByPage = Array.from({ length: pages }, (_, i) => [
    ...Array.from({ length: i }, (_, other) => String(other)),
    ...(i + 1 < pages ? [String(i + 1)] : []),
  ]);
  const graph = build(linksByPage);
  const kept = limitLinks(graph, 100);
  expect(kept).toHaveLength(100);
  for (let i = 0; i + 1 < pages; i++) expect(kept).toContainEqual([i, i + 1]);
  expect(new Set(kept.map(([from]) => from)).size).toBe(pages);
  expect(kept).toEqual(graph.links.filter((link) => kept.includes(link)));
  expect(limitLinks(graph, 10_000)).toEqual(graph.links);
});
