import { expect, test } from "vitest";
import type { SitePage, SiteProblem } from "../../contract.ts";
import { listRedirects } from "./list-redirects.ts";

const createPage = (path: string): SitePage => ({
  url: `https://cafe.example${path}`,
  status: 200,
  title: path,
  depth: 0,
  linksIn: 0,
  score: 80,
});
const createProblem = (id: string, addresses: SiteProblem["addresses"]): SiteProblem => ({
  id,
  status: "warning",
  importance: "low",
  title: "",
  why: "",
  fix: "",
  effort: { by: "owner", time: "hour" },
  source: "",
  pages: [],
  addresses,
});
const pages = [createPage("/"), createPage("/menu"), createPage("/en/menu")];
const old = "https://cafe.example/old-menu";

test("an address is one row, whichever problems name it", () => {
  const problems = [
    createProblem("links-to-copies", [{ url: old, end: 1, from: [0, 2] }]),
    createProblem("sitemap-copies", [{ url: old, end: 1, from: [] }]),
    createProblem("lost-languages", [{ url: old, end: 1, from: [2] }]),
    createProblem("insecure-links", [{ url: "http://cafe.example/menu", end: 1, from: [0] }]),
  ];
  expect(listRedirects({ pages, problems, brokenLinks: [] })).toEqual([
    { url: old, end: 1, links: [0, 2], languages: [2], isInSitemap: true },
    {
      url: "http://cafe.example/menu",
      end: 1,
      links: [0],
      languages: [],
      isInSitemap: false,
    },
  ]);
});

test("redirects without end come first; other broken links are none", () => {
  const broken = { status: 302, from: [1], sitemap: null };
  const brokenLinks = [
    { ...broken, url: `${old}/gone`, reason: "status" as const },
    { ...broken, url: `${old}/loop`, reason: "loop" as const },
  ];
  const problems = [createProblem("sitemap-copies", [{ url: old, end: 1, from: [] }])];
  expect(listRedirects({ pages, problems, brokenLinks }).map(({ url, end }) => [url, end])).toEqual(
    [
      [`${old}/loop`, null],
      [old, 1],
    ],
  );
});

test("an address that ends as itself, or as a page that was not read, is no redirect", () => {
  const problems = [
    createProblem("lost-languages", [
      { url: pages[2]!.url, end: 2, from: [1] },
      { url: old, end: null, from: [1] },
    ]),
    createProblem("insecure-links", [{ url: old, end: 7, from: [1] }]),
    createProblem("sitemap-noindex", [{ url: old, end: 1, from: [] }]),
  ];
  expect(listRedirects({ pages, problems, brokenLinks: [] })).toEqual([]);
});
