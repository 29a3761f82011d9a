import { expect, test } from "vitest";
import { groupLanguages, maxOneWay, readLanguage, toCode } from "./language-groups.ts";

type Named = Readonly<Record<string, string>>;

/** Groups pages that are called by their place, each with what its language links name. */
function group(pages: readonly Named[], broken: readonly string[] = []) {
  const links = pages.map((named) => ({
    hreflang: Object.keys(named),
    alternates: Object.values(named),
  }));
  const findPlace = (address: string) => (pages[Number(address)] ? Number(address) : undefined);
  return groupLanguages(links, findPlace, (address) => broken.includes(address));
}

test("pages that name each other as languages are one group, with the languages they are called", () => {
  const home = { ar: "0", en: "1", "x-default": "1" };
  const menu = { ar: "2", en: "4" };
  expect(group([home, home, menu, {}, menu])).toEqual([
    {
      pages: [
        { page: 0, codes: ["ar"] },
        { page: 1, codes: ["en", "x-default"] },
      ],
      oneWay: [],
      broken: [],
      unread: [],
    },
    {
      pages: [
        { page: 2, codes: ["ar"] },
        { page: 4, codes: ["en"] },
      ],
      oneWay: [],
      broken: [],
      unread: [],
    },
  ]);
});

test("what is missing is a link back, a page that does not open, and one that was not read", () => {
  const groups = group([{ ar: "0", en: "1", fr: "gone", de: "later" }, {}], ["gone"]);
  expect(groups).toEqual([
    {
      pages: [
        { page: 0, codes: ["ar"] },
        { page: 1, codes: ["en"] },
      ],
      oneWay: [[0, 1]],
      broken: ["fr"],
      unread: ["de"],
    },
  ]);
});

test("groups with something missing come first; a page that names only itself is in none", () => {
  const whole = { ar: "1", en: "2" };
  const groups = group([{ ar: "0" }, whole, whole, { ar: "3", en: "4" }, {}]);
  expect(groups.map(({ pages }) => pages.map(({ page }) => page))).toEqual([
    [3, 4],
    [1, 2],
  ]);
});

test("a page whose other languages were not read is a group of its own", () => {
  expect(group([{ ar: "0", en: "later" }])).toMatchObject([
    { pages: [{ page: 0 }], unread: ["en"] },
  ]);
});

test("where every page names the first one, the missing links back are cut", () => {
  const pages = Array.from({ length: 300 }, (_, i) => ({ en: "0", ar: String(i) }));
  const [only, ...others] = group(pages);
  expect(others).toEqual([]);
  expect(only!.pages).toHaveLength(300);
  expect(only!.oneWay).toHaveLength(maxOneWay);
});

test("a site without language links has no groups", () => {
  expect(group([{}, {}])).toEqual([]);
});

test.each([
  ["ar", "ar"],
  ["AR-eg", "ar"],
  ["en_US", "en"],
  [" ckb ", "ckb"],
  ["", null],
  [null, null],
  ["arabic", null],
  ["x".repeat(10_000), null],
])("a page that declares %j is in the language %j", (lang, language) => {
  expect(readLanguage(lang)).toBe(language);
});

test("the language of a link is shortened, for it may be any text", () => {
  expect(toCode(" ar-EG ")).toBe("ar-EG");
  expect(toCode("x".repeat(10_000))).toHaveLength(20);
});
