import { getPrimaryTag } from "../text/language.ts";

/** A language link of a page (hreflang): where it leads, and what language it names. */
interface LanguageLinks {
  readonly alternates: readonly string[];
  /** The language of each of `alternates`, as written. */
  readonly hreflang: readonly string[];
}

/** Pages that are the same content in several languages, as their language links say. */
export interface LanguageGroup {
  /** Indexes of the pages, each with the languages that links to it name. */
  readonly pages: readonly { readonly page: number; readonly codes: readonly string[] }[];
  /** The first page names the second one, which does not name the first. */
  readonly oneWay: readonly (readonly [from: number, to: number])[];
  /** Languages whose page does not open. */
  readonly broken: readonly string[];
  /** Languages whose page was not read. */
  readonly unread: readonly string[];
}

/** The languages that are listed for one page: most are called by one, the default by two. */
export const maxCodes = 3;
/** Far above "zh-Hant-TW" and "x-default". */
export const maxCodeChars = 20;
/** Of one group, and of all groups, so that a stored report stays far below a megabyte. */
export const maxOneWay = 50;
const maxOneWayOfAll = 500;

/**
 * The language that a page declares of itself.
 * @param lang of its `html` element; "ar_EG" is a common spelling of "ar-EG"
 * @returns the first part of the tag; null where it is none
 */
export function readLanguage(lang: string | null): string | null {
  const primary = getPrimaryTag((lang ?? "").slice(0, 100).replaceAll("_", "-"));
  return /^[a-z]{2,3}$/.test(primary) ? primary : null;
}

/** Shortens the language of a link, which may be any text. */
export const toCode = (hreflang: string): string => hreflang.trim().slice(0, maxCodeChars);

/**
 * Groups the pages of a site that name each other as languages, those with something missing first.
 * A page that names only itself is in no group.
 * @param findPlace the page that an address leads to; undefined where that was not read
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function groupLanguages(
  pages: readonly LanguageLinks[],
  findPlace: (address: string) => number | undefined,
  isBroken: (address: string) => boolean,
): readonly LanguageGroup[] {
  const names = readNames(pages, findPlace, isBroken);
  const groups = joinPages(names.map(({ places }) => places)).map((members): LanguageGroup => {
    const list = (part: "broken" | "unread") => [
      ...new Set(members.flatMap((page) => [...names[page]![part]])),
    ];
    return {
      pages: members.map((page) => ({ page, codes: [...names[page]!.codes].slice(0, maxCodes) })),
      oneWay: listOneWay(members, names),
      broken: list("broken").slice(0, maxOneWay),
      unread: list("unread").slice(0, maxOneWay),
    };
  });
  let room = maxOneWayOfAll;
  return groups
    .filter(({ pages: members, ...missing }) => members.length > 1 || hasMissing(missing))
    .sort((a, b) => Number(hasMissing(b)) - Number(hasMissing(a)))
    .map((group) => {
      const oneWay = group.oneWay.slice(0, room);
      room -= oneWay.length;
      return { ...group, oneWay };
    });
}

/** Whether a link back, or a page, is missing. */
export const hasMissing = ({
  oneWay,
  broken,
  unread,
}: {
  readonly [K in "oneWay" | "broken" | "unread"]: readonly unknown[];
}): boolean => oneWay.length + broken.length + unread.length > 0;

/** What the language links of a page lead to. */
interface Names {
  readonly places: Set<number>;
  /** What links to the page call it. */
  readonly codes: Set<string>;
  readonly broken: Set<string>;
  readonly unread: Set<string>;
}

function readNames(
  pages: readonly LanguageLinks[],
  findPlace: (address: string) => number | undefined,
  isBroken: (address: string) => boolean,
): readonly Names[] {
  const names = pages.map((): Names => ({
    places: new Set(),
    codes: new Set(),
    broken: new Set(),
    unread: new Set(),
  }));
  pages.forEach(({ alternates, hreflang }, from) => {
    alternates.forEach((address, i) => {
      const code = hreflang[i] ?? "";
      const place = findPlace(address);
      if (place === undefined) names[from]![isBroken(address) ? "broken" : "unread"].add(code);
      else {
        names[from]!.places.add(place);
        names[place]!.codes.add(code);
      }
    });
  });
  return names;
}

function listOneWay(
  members: readonly number[],
  names: readonly Names[],
): readonly (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = [];
  for (const from of members)
    for (const to of names[from]!.places) {
      if (pairs.length === maxOneWay) return pairs;
      if (from !== to && !names[to]!.places.has(from)) pairs.push([from, to]);
    }
  return pairs;
}

/** The connected parts of a graph, each in the order of its pages; pages without links are none. */
function joinPages(links: readonly ReadonlySet<number>[]): readonly (readonly number[])[] {
  const heads = links.map((_, page) => page);
  const findHead = (page: number): number => {
    let head = page;
    while (heads[head] !== head) head = heads[head] = heads[heads[head]!]!;
    return head;
  };
  const named = new Set<number>();
  links.forEach((places, from) => {
    for (const to of places) {
      named.add(from).add(to);
      heads[findHead(from)] = findHead(to);
    }
  });
  const pages = [...links.keys()].filter((page) => named.has(page));
  return [...Map.groupBy(pages, findHead).values()];
}
