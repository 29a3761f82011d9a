import { describe, expect, test } from "vitest";
import type { SitePage, SiteProblem } from "../../contract.ts";
import { listLanguages, listNeighbours, matchPages, noFilter } from "./match-pages.ts";

const createPage = (
  path: string,
  title: string,
  depth: number | null,
  lang?: string | null,
): SitePage => ({
  url: `https://cafe.example${path}`,
  status: 200,
  title,
  depth,
  linksIn: 1,
  score: 80,
  lang,
});

const problem: SiteProblem = {
  id: "description-present",
  status: "failed",
  importance: "high",
  title: "لا وصف للصفحة",
  why: "",
  fix: "",
  effort: { by: "owner", time: "minutes" },
  source: "",
  pages: [1, 3],
};

const report = {
  pages: [
    createPage("/", "مقهى سما", 0, "ar"),
    createPage("/menu", "أسعار المشروبات", 1, "ar"),
    createPage("/%D9%81%D8%B1%D9%88%D8%B9", "فروعنا", 1, null),
    createPage("/Offers", "", null, "en"),
  ],
  problems: [problem],
};

describe("which pages pass a filter", () => {
  test.each([
    ["no filter", noFilter, [0, 1, 2, 3]],
    ["a title in another spelling", { ...noFilter, query: "اسعار" }, [1]],
    ["an address that is encoded", { ...noFilter, query: "فروع" }, [2]],
    ["an address in other capitals", { ...noFilter, query: "offers" }, [3]],
    ["two words in any order", { ...noFilter, query: " menu  أسعار " }, [1]],
    ["a word that no page has", { ...noFilter, query: "pizza" }, []],
    ["a problem", { ...noFilter, problem: problem.id }, [1, 3]],
    ["a depth", { ...noFilter, depth: 1 }, [1, 2]],
    ["no link", { ...noFilter, depth: "unlinked" }, [3]],
    ["a problem and a depth", { ...noFilter, problem: problem.id, depth: 1 }, [1]],
    ["a language", { ...noFilter, language: "ar" }, [0, 1]],
    ["no declared language", { ...noFilter, language: "undeclared" }, [2]],
    ["a language and a depth", { ...noFilter, language: "ar", depth: 1 }, [1]],
    ["a problem of another report", { ...noFilter, problem: "gone" }, [0, 1, 2, 3]],
  ] as const)("%s", (_, filter, pages) => {
    expect([...matchPages(report, filter)]).toEqual(pages);
  });
});

test("languages are offered where pages declare more than one, those of most pages first", () => {
  expect(listLanguages(report.pages)).toEqual(["ar", "en", "undeclared"]);
  expect(listLanguages(report.pages.slice(0, 3))).toEqual([]);
  expect(listLanguages([])).toEqual([]);
});

test("a report that an older version stored offers no languages", () => {
  const pages = report.pages.map((page) => ({ ...page, lang: undefined }));
  expect(listLanguages(pages)).toEqual([]);
  expect(matchPages({ ...report, pages }, noFilter).size).toBe(4);
});

test("the neighbours of a page are sorted by direction, and the page is not its own", () => {
  const links: [number, number][] = [
    [0, 1],
    [1, 1],
    [1, 0],
    [2, 1],
  ];
  expect(listNeighbours(links, 1)).toEqual({ to: [0], from: [0, 2] });
  expect(listNeighbours(links, 3)).toEqual({ to: [], from: [] });
});
