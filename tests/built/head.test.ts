import { expect, test } from "vitest";
import { localePath, otherLocale } from "#i18n/locale.ts";
import { allPages, faultsOf, pages, type BuiltPage } from "./site.ts";

const letters = new Intl.Segmenter("ar", { granularity: "grapheme" });
const lengthOf = (text: string): number => [...letters.segment(text)].length;
const titleOf = ({ document }: BuiltPage): string => document.title;
const descriptionOf = ({ document }: BuiltPage): string =>
  document.querySelector('meta[name="description"]')?.getAttribute("content") ?? "";
const canonicalOf = ({ document }: BuiltPage): string =>
  document.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "";

const origin = new URL(canonicalOf(pages.find(({ address }) => address === "/")!)).origin;
/** The full address of a page, as it is written everywhere: home alone ends in a slash, and only where there is no path. */
const full = (address: string): string => (address === "/" ? origin : `${origin}${address}`);

/** The addresses that a page names by language, as "ar http://…". */
function twinsOf({ document }: BuiltPage): readonly string[] {
  return [...document.querySelectorAll('link[rel="alternate"][hreflang]')].map(
    (link) => `${link.getAttribute("hreflang")} ${link.getAttribute("href")}`,
  );
}

test("R-35 R-36 every page names itself, its twin and, for all other languages, its Arabic address", () => {
  const wrong = (page: BuiltPage): readonly string[] => {
    const [arabic, english] = (["ar", "en"] as const).map((locale) =>
      full(localePath(locale, page.path)),
    );
    const wanted = [`ar ${arabic}`, `en ${english}`, `x-default ${arabic}`];
    return JSON.stringify([...twinsOf(page)].sort()) === JSON.stringify(wanted)
      ? []
      : [`names ${twinsOf(page).join(", ") || "no twin"}`];
  };
  expect(faultsOf(pages, wrong)).toEqual([]);
});

test("R-37 the twin of every page names that page back", () => {
  const byUrl = new Map(pages.map((page) => [full(page.address), page]));
  const unanswered = (page: BuiltPage): readonly string[] => {
    const other = otherLocale(page.locale);
    const address = twinsOf(page)
      .find((twin) => twin.startsWith(`${other} `))
      ?.slice(3);
    const twin = address === undefined ? undefined : byUrl.get(address);
    return twin !== undefined &&
      twin !== page &&
      twinsOf(twin).includes(`${page.locale} ${full(page.address)}`)
      ? []
      : [`its ${other} twin does not name it`];
  };
  expect(faultsOf(pages, unanswered)).toEqual([]);
});

test("R-38 every page may be indexed, at its own address in its own language; those that stand in for others may not", () => {
  const robots = ({ document }: BuiltPage): string =>
    document.querySelector('meta[name="robots"]')?.getAttribute("content") ?? "";
  expect(
    faultsOf(pages, (page) => (/noindex|none/i.test(robots(page)) ? ["forbids indexing"] : [])),
  ).toEqual([]);
  expect(
    faultsOf(pages, (page) =>
      canonicalOf(page) === full(page.address) ? [] : [`calls itself ${canonicalOf(page)}`],
    ),
  ).toEqual([]);
  expect(allPages.filter((page) => !pages.includes(page)).map(robots)).toEqual([
    "noindex",
    "noindex",
    "noindex",
    "noindex",
  ]);
});

test("T-10 T-11 Arabic pages are written from right to left, English ones from left to right, and say so", () => {
  const wanted = { ar: "ar rtl", en: "en ltr" };
  expect(
    faultsOf(allPages, ({ document: { documentElement: html }, locale }) =>
      `${html.lang} ${html.dir}` === wanted[locale] ? [] : [`says ${html.lang} ${html.dir}`],
    ),
  ).toEqual([]);
});

test("every page has one heading of the first level", () => {
  expect(
    faultsOf(allPages, ({ document }) =>
      document.querySelectorAll("h1").length === 1
        ? []
        : [`has ${document.querySelectorAll("h1").length}`],
    ),
  ).toEqual([]);
});

test("every page has a title of its own in its language, of at most 60 letters", () => {
  const named = Map.groupBy(pages, (page) => `${page.locale} ${titleOf(page)}`);
  expect(
    [...named.values()]
      .filter((same) => same.length > 1)
      .map((same) => same.map(({ address }) => address)),
  ).toEqual([]);
  expect(
    faultsOf(allPages, (page) =>
      titleOf(page) !== "" && lengthOf(titleOf(page)) <= 60
        ? []
        : [`${lengthOf(titleOf(page))}: ${titleOf(page)}`],
    ),
  ).toEqual([]);
  const short = pages.filter((page) => lengthOf(titleOf(page)) < 30);
  if (short.length > 0)
    console.log(
      `Titles with room for more words (30 to 60 letters):\n${short.map((page) => `  ${page.address}: ${titleOf(page)}`).join("\n")}`,
    );
});

test("every page has a description of its own, of 120 to 158 letters", () => {
  const described = Map.groupBy(pages, descriptionOf);
  expect(
    [...described.values()]
      .filter((same) => same.length > 1)
      .map((same) => same.map(({ address }) => address)),
  ).toEqual([]);
  const unfit = (page: BuiltPage): readonly string[] => {
    const length = lengthOf(descriptionOf(page));
    return length >= 120 && length <= 158 ? [] : [`${length}: ${descriptionOf(page)}`];
  };
  expect(faultsOf(pages, unfit)).toEqual([]);
});
