import { describe, expect, test } from "vitest";
import { buildIndex } from "./build-index.ts";
import { search } from "./search.ts";
import type { SearchDocument } from "./search-index.ts";
import { arabicDocuments } from "../../../../tests/fixtures/search/documents.ar.ts";
import { englishDocuments } from "../../../../tests/fixtures/search/documents.en.ts";

const arabic = buildIndex(arabicDocuments);
const english = buildIndex(englishDocuments);
const findUrls = (index: typeof arabic, query: string, limit = 8): string[] =>
  search(index, query, { limit }).map(({ url }) => url);

describe("what is written differently and means the same finds the same pages in the same order", () => {
  test.each([
    ["L-26 diacritics", "تَصْمِيم", "تصميم"],
    ["L-27 alef without its hamza", "اعلانات", "إعلانات"],
    ["L-27 alef with a wrong hamza", "أعلانات", "إعلانات"],
    ["L-28 haa for taa marbuta", "استضافه", "استضافة"],
    ["L-29 yaa for alef maqsura", "مستوي", "مستوى"],
    ["L-30 tatweel", "تصـمـيم", "تصميم"],
    ["L-31 the article", "الاستضافة", "استضافة"],
    ["L-31 the article on a word that begins like one", "الألوان", "ألوان"],
    ["Arabic digits", "٢٠١٨", "2018"],
  ])("%s: «%s» as «%s»", (_, typed, written) => {
    expect(findUrls(arabic, typed)).toEqual(findUrls(arabic, written));
    expect(findUrls(arabic, typed)).not.toEqual([]);
  });
});

test("L-22 every letter of a word finds it, from the second on", () => {
  for (const length of [2, 3, 4, 5, 6, 7, 8])
    expect(findUrls(arabic, "استضافة".slice(0, length)), `${length}`).toContain(
      "/services/hosting",
    );
  for (const length of [3, 4, 5, 6, 7])
    expect(findUrls(english, "pottery".slice(0, length)), `${length}`).toContain(
      "/en/portfolio/fustat-pottery",
    );
});

test("L-22 services, projects, tutorials, tools and pages are all found", () => {
  const getKind = (query: string) => search(english, query, { limit: 1 })[0]?.kind;
  expect(["hosting", "plumber", "domain", "qr", "contact"].map(getKind)).toEqual([
    "service",
    "project",
    "tutorial",
    "tool",
    "page",
  ]);
});

test("a hit carries what a row shows and the terms that it was found by", () => {
  expect(search(english, "plumber", { limit: 8 })).toEqual([
    {
      url: "/en/portfolio/sanad",
      kind: "project",
      title: "Sanad: the price is known before the knock at the door",
      terms: ["plumber"],
    },
  ]);
});

test("no more hits than asked for", () => {
  expect(findUrls(arabic, "موقع", 3)).toHaveLength(3);
  expect(findUrls(arabic, "موقع", 8)).toHaveLength(8);
});

test("a misspelt word of five letters is found, one of four letters is not", () => {
  expect(findUrls(english, "hotol")).toEqual(findUrls(english, "hotel"));
  expect(findUrls(english, "hotl")).toEqual([]);
});

test("two swapped neighbouring letters count as one error", () => {
  expect(findUrls(english, "hsoting")).toEqual(findUrls(english, "hosting"));
  expect(findUrls(arabic, "اسنضافة")).toContain("/services/hosting");
  expect(findUrls(arabic, "اسضتافة")).toEqual(findUrls(arabic, "استضافة"));
});

const page = (
  url: string,
  title: string,
  keywords: string[],
  description: string,
): SearchDocument => ({ url, kind: "page", title, keywords, description });

test("a title outweighs a keyword, and a keyword a description", () => {
  const index = buildIndex([
    page("/c", "One", ["two"], "lantern"),
    page("/b", "One", ["lantern"], "two"),
    page("/a", "Lantern", ["one"], "two"),
  ]);
  expect(findUrls(index, "lantern")).toEqual(["/a", "/b", "/c"]);
});

test("a page that holds every word, if only in its description, comes before one that has half of them for its title", () => {
  const index = buildIndex([
    page("/half", "Lantern", ["one"], "three"),
    page("/whole", "Two", ["four"], "lantern window"),
  ]);
  expect(findUrls(index, "lantern")).toEqual(["/half", "/whole"]);
  expect(findUrls(index, "lantern window")).toEqual(["/whole", "/half"]);
});

test("pages that match equally keep the order of the documents", () => {
  const createDuplicate = (url: string): SearchDocument => ({
    url,
    kind: "tutorial",
    title: "Same words",
    description: "The same description",
  });
  expect(
    findUrls(
      buildIndex([createDuplicate("/z"), createDuplicate("/a"), createDuplicate("/m")]),
      "same",
    ),
  ).toEqual(["/z", "/a", "/m"]);
});

describe("words are found together and apart, in any case, and without the question around them", () => {
  test.each([
    ["webdesign", "web design"],
    ["WEB DESIGN", "web design"],
    ["qrcode", "qr code"],
    ["face book ads", "facebook ads"],
    ["Hosting & maintenance", "hosting and maintenance"],
    ["where can I get a logo please?", "logo"],
  ])("“%s” as “%s”", (typed, written) => {
    expect(findUrls(english, typed)).toEqual(findUrls(english, written));
    expect(findUrls(english, typed)).not.toEqual([]);
  });

  test.each([
    ["تصميممواقع", "تصميم مواقع"],
    ["فيس بوك", "فيسبوك"],
    ["يعني ايه سيو؟", "سيو"],
    ["ممكن استضافة لو سمحت", "استضافة سمحت"],
  ])("«%s» as «%s»", (typed, written) => {
    expect(findUrls(arabic, typed)).toEqual(findUrls(arabic, written));
    expect(findUrls(arabic, typed)).not.toEqual([]);
  });
});

test("who wants something made finds the service first, who asks how finds the lesson", () => {
  const index = buildIndex([
    {
      url: "/tutorials/shop",
      kind: "tutorial",
      title: "A website that sells",
      description: "A lesson on websites.",
    },
    {
      url: "/services/web",
      kind: "service",
      title: "Web design and everything else that a small business asks for",
      description: "We make them.",
      keywords: ["website"],
    },
  ]);
  expect(findUrls(index, "need a website")[0]).toBe("/services/web");
  expect(findUrls(index, "how to make a website")[0]).toBe("/tutorials/shop");
  expect(findUrls(arabic, "عايز اعمل موقع")[0]).toBe("/services/web-design");
  expect(findUrls(english, "I need a website")[0]).toBe("/en/services/web-design");
});

test("the index is plain JSON: sent and parsed, it gives the same results", () => {
  const sent = JSON.parse(JSON.stringify(arabic)) as typeof arabic;
  for (const query of ["سيو", "تصميم موقع", "qr", "استظافة"])
    expect(findUrls(sent, query)).toEqual(findUrls(arabic, query));
});

test("building twice gives the same bytes", () => {
  expect(JSON.stringify(buildIndex(arabicDocuments))).toBe(JSON.stringify(arabic));
});

test("two documents with one address stop the build and name it", () => {
  expect(() => buildIndex([...arabicDocuments, arabicDocuments[0]!])).toThrow(
    "/services/web-design",
  );
});

test("an index without pages finds nothing", () => {
  expect(findUrls(buildIndex([]), "seo")).toEqual([]);
});

test("L-23 synonyms do not put Arabic words into the English index", () => {
  expect(JSON.stringify(english)).not.toMatch(/[\u0600-\u06ff]/);
  expect(findUrls(english, "استضافة")).toEqual([]);
});

test.each([
  "",
  "   ",
  "؟!",
  "\u0000",
  "(",
  "[a-z]*",
  "constructor",
  "__proto__",
  "toString",
  "x".repeat(5000),
  "\ud800",
])("an odd query %# is answered in peace", (query) => {
  expect(() => search(arabic, query, { limit: 8 })).not.toThrow();
  expect(() => search(english, query, { limit: 8 })).not.toThrow();
});

test("a short word that is whole on a page is no beginning of a longer one", () => {
  const index = buildIndex([
    { url: "/a", kind: "page", title: "باب المحل", description: "" },
    { url: "/b", kind: "tool", title: "محلّل السيو", description: "" },
  ]);
  expect(findUrls(index, "محل")).toEqual(["/a"]);
  expect(findUrls(index, "محلل")).toEqual(["/b"]);
});

test.each(["بلا", "بدون", "من غير"])("«%s» names nothing by itself", (word) => {
  const index = buildIndex([
    { url: "/a", kind: "page", title: "السيو", description: "" },
    { url: "/b", kind: "page", title: "مفاجآت", description: `تحديثات ${word} مفاجآت` },
  ]);
  expect(findUrls(index, `سيو ${word}`)).toEqual(["/a"]);
});
