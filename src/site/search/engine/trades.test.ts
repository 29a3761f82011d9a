import { describe, expect, test } from "vitest";
import { splitWords } from "#i18n/fold-arabic.ts";
import { buildIndex } from "./build-index.ts";
import { describeHit } from "./describe-hit.ts";
import { isFiller } from "./filler-words.ts";
import { search } from "./search.ts";
import type { SearchDocument } from "./search-index.ts";
import { selectTrades } from "./select-trades.ts";
import { synonymGroups } from "./synonym-table.ts";
import { tradeGroups } from "./trade-table.ts";

const page = (url: string, kind: SearchDocument["kind"], title: string): SearchDocument => ({
  url,
  kind,
  title,
  description: `${title}. زهور على الغلاف.`,
});
const documents = [
  page("/services/web", "service", "تصميم المواقع"),
  page("/services/brand", "service", "الهوية البصرية"),
  page("/tutorials/colours", "tutorial", "ألوان محل"),
];
const index = buildIndex(documents, {
  inSection: "",
  relatedTo: "بخصوص «{word}»:",
  trades: [["عطور عطر زهور", [[1, "شعار وتغليف."], [0]]]],
});
const find = (query: string) =>
  search(index, query, { limit: 8 }).map(({ url, trade }) => [url, trade?.word]);

describe("a trade that no page is about leads to what such a shop asks for", () => {
  test.each([
    ["عطور", "عطور"],
    ["العطور", "العطور"],
    ["بالعطور", "بالعطور"],
    ["موقع لعطور", "عطور"],
    ["عطو", "عطور"],
    ["عطوور", "عطور"],
  ])("«%s», related to «%s»", (query, word) => {
    expect(find(query)).toEqual(
      expect.arrayContaining([
        ["/services/brand", word],
        ["/services/web", word],
      ]),
    );
  });

  test("the excerpt names the trade and what it asks the page for, or the page's own words", () => {
    const [brand, web] = search(index, "عطور", { limit: 8 });
    expect(describeHit(index, brand!, "عطور").excerpt).toEqual([
      "بخصوص «",
      "عطور",
      "»: شعار وتغليف.",
    ]);
    expect(describeHit(index, web!, "عطور").excerpt.join("")).toContain("»: تصميم المواقع.");
  });

  test("its pages come before those that mention it, and those that have half of the query", () => {
    expect(find("زهور").map(([url]) => url)).toEqual([
      "/services/brand",
      "/services/web",
      "/tutorials/colours",
    ]);
    expect(find("محل عطور")[0]).toEqual(["/services/brand", "عطور"]);
  });

  test("the service that is asked for comes first, with what such a shop gets, and no article before it", () => {
    const documents = [
      { ...page("/tutorials/type", "tutorial", "موقع"), keywords: ["موقع", "عطور"] },
      page("/services/brand", "service", "هوية"),
      page("/services/web", "service", "موقع"),
      page("/tools/speed", "tool", "سرعة موقع"),
    ];
    const index = buildIndex(documents, {
      inSection: "",
      relatedTo: "",
      trades: [
        [
          "عطور",
          [
            [1, "شعار."],
            [2, "موقع للطلبات."],
          ],
        ],
      ],
    });
    const found = search(index, "عايزة موقع للعطور", { limit: 2 });
    expect(found.map(({ url, trade }) => [url, trade?.reason])).toEqual([
      ["/services/web", "موقع للطلبات."],
      ["/services/brand", "شعار."],
    ]);
  });

  test("the beginning of a trade is none where pages are named by it", () => {
    expect(find("محل")).toEqual([["/tutorials/colours", undefined]]);
  });

  test("what is neither a page nor a trade finds nothing", () => {
    expect(find("ككككك")).toEqual([]);
    expect(find("سطور")).toEqual([]);
  });
});

describe("the table of trades", () => {
  test("has each word once, no word that a query leaves out, and none with a space in it", () => {
    const words = tradeGroups.flatMap(([some]) => some.trim().split(/\s+/));
    expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([]);
    expect(words.filter((word) => splitWords(word).length !== 1 || isFiller(word))).toEqual([]);
  });

  test("a word that names services is none of a shop", () => {
    const services = new Set(synonymGroups.slice(0, 3).flatMap(([of]) => splitWords(of)));
    const words = tradeGroups.flatMap(([some]) => splitWords(some));
    expect(words.filter((word) => services.has(word))).toEqual([]);
  });

  test("a trade that leads to a page that is not in the index stops the build, which names it", () => {
    expect(() => selectTrades(documents, "ar")).toThrow("/services/");
  });
});
