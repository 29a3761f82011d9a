import { expect, test } from "vitest";
import { localePath, getOtherLocale } from "#i18n/locale.ts";
import { allPages, listFaults, pages, type BuiltPage } from "./site.ts";

const chars = new Intl.Segmenter("ar", { granularity: "grapheme" });
const countGraphemes = (text: string): number => [...chars.segment(text)].length;
const getTitle = ({ document }: BuiltPage): string => document.title;
const getDescription = ({ document }: BuiltPage): string =>
  document.querySelector('meta[name="description"]')?.getAttribute("content") ?? "";
const getCanonical = ({ document }: BuiltPage): string =>
  document.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "";

const origin = new URL(getCanonical(pages.find(({ address }) => address === "/")!)).origin;
/**
 * The full address of a page, as it is written everywhere: home alone ends in a slash, and only
 * where there is no path.
 */
const full = (address: string): string => (address === "/" ? origin : `${origin}${address}`);

/** The addresses that a page names by language, as "ar http://…". */
function listAlternates({ document }: BuiltPage): readonly string[] {
  return [...document.querySelectorAll('link[rel="alternate"][hreflang]')].map(
    (link) => `${link.getAttribute("hreflang")} ${link.getAttribute("href")}`,
  );
}

test("R-35 R-36 every page names itself, its counterpart and, for all other languages, its Arabic address", () => {
  const wrong = (page: BuiltPage): readonly string[] => {
    const [arabic, english] = (["ar", "en"] as const).map((locale) =>
      full(localePath(locale, page.path)),
    );
    const wanted = [`ar ${arabic}`, `en ${english}`, `x-default ${arabic}`];
    return JSON.stringify([...listAlternates(page)].sort()) === JSON.stringify(wanted)
      ? []
      : [`names ${listAlternates(page).join(", ") || "no twin"}`];
  };
  expect(listFaults(pages, wrong)).toEqual([]);
});

test("R-37 the counterpart of every page names that page back", () => {
  const byUrl = new Map(pages.map((page) => [full(page.address), page]));
  const unanswered = (page: BuiltPage): readonly string[] => {
    const other = getOtherLocale(page.locale);
    const address = listAlternates(page)
      .find((alternate) => alternate.startsWith(`${other} `))
      ?.slice(3);
    const alternate = address === undefined ? undefined : byUrl.get(address);
    return alternate !== undefined &&
      alternate !== page &&
      listAlternates(alternate).includes(`${page.locale} ${full(page.address)}`)
      ? []
      : [`its ${other} twin does not name it`];
  };
  expect(listFaults(pages, unanswered)).toEqual([]);
});

test("R-38 every page may be indexed, at its own address in its own language; those that replace others may not", () => {
  const getRobots = ({ document }: BuiltPage): string =>
    document.querySelector('meta[name="robots"]')?.getAttribute("content") ?? "";
  expect(
    listFaults(pages, (page) =>
      /noindex|none/i.test(getRobots(page)) ? ["forbids indexing"] : [],
    ),
  ).toEqual([]);
  expect(
    listFaults(pages, (page) =>
      getCanonical(page) === full(page.address) ? [] : [`calls itself ${getCanonical(page)}`],
    ),
  ).toEqual([]);
  expect(allPages.filter((page) => !pages.includes(page)).map(getRobots)).toEqual([
    "noindex",
    "noindex",
    "noindex",
    "noindex",
  ]);
});

test("T-10 T-11 Arabic pages are written from right to left, English ones from left to right, and say so", () => {
  const wanted = { ar: "ar rtl", en: "en ltr" };
  expect(
    listFaults(allPages, ({ document: { documentElement: html }, locale }) =>
      `${html.lang} ${html.dir}` === wanted[locale] ? [] : [`says ${html.lang} ${html.dir}`],
    ),
  ).toEqual([]);
});

test("every page has one heading of the first level", () => {
  expect(
    listFaults(allPages, ({ document }) =>
      document.querySelectorAll("h1").length === 1
        ? []
        : [`has ${document.querySelectorAll("h1").length}`],
    ),
  ).toEqual([]);
});

test("every page has a title of its own in its language, of at most 60 letters", () => {
  const named = Map.groupBy(pages, (page) => `${page.locale} ${getTitle(page)}`);
  expect(
    [...named.values()]
      .filter((same) => same.length > 1)
      .map((same) => same.map(({ address }) => address)),
  ).toEqual([]);
  expect(
    listFaults(allPages, (page) =>
      getTitle(page) !== "" && countGraphemes(getTitle(page)) <= 60
        ? []
        : [`${countGraphemes(getTitle(page))}: ${getTitle(page)}`],
    ),
  ).toEqual([]);
  const short = pages.filter((page) => countGraphemes(getTitle(page)) < 30);
  if (short.length > 0)
    console.log(
      `Titles with room for more words (30 to 60 letters):\n${short.map((page) => `  ${page.address}: ${getTitle(page)}`).join("\n")}`,
    );
});

test("every page has a description of its own, of 120 to 158 letters", () => {
  const described = Map.groupBy(pages, getDescription);
  expect(
    [...described.values()]
      .filter((same) => same.length > 1)
      .map((same) => same.map(({ address }) => address)),
  ).toEqual([]);
  const unfit = (page: BuiltPage): readonly string[] => {
    const length = countGraphemes(getDescription(page));
    return length >= 120 && length <= 158 ? [] : [`${length}: ${getDescription(page)}`];
  };
  expect(listFaults(pages, unfit)).toEqual([]);
});
