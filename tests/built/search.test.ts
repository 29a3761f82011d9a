import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { heldOutArabicQueries } from "../fixtures/search/held-out.ar.ts";
import { heldOutEnglishQueries } from "../fixtures/search/held-out.en.ts";
import { arabicQueries } from "../fixtures/search/queries.ar.ts";
import { englishQueries, type QueryAndPage } from "../fixtures/search/queries.en.ts";
import { search, type SearchIndex } from "#site/search/engine/search-index.ts";
import { findImports } from "./page-weight.ts";
import { dist, files, pages } from "./site.ts";

const readIndex = (locale: string): SearchIndex =>
  JSON.parse(readFileSync(join(dist, `search-index.${locale}.json`), "utf8")) as SearchIndex;
const compressedSize = (file: string): number =>
  brotliCompressSync(readFileSync(join(dist, file))).length;

describe.each([
  { locale: "ar", queries: arabicQueries, heldOut: heldOutArabicQueries },
  { locale: "en", queries: englishQueries, heldOut: heldOutEnglishQueries },
])("$locale: the site's own index", ({ locale, queries, heldOut }) => {
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
    expect(heldOut.filter(([query]) => known.has(query)).length).toBeLessThan(heldOut.length / 10);
    const misses = listMissed(heldOut);
    console.log(
      `${locale}: ${heldOut.length - misses.length} of ${heldOut.length} held-out questions\n${misses.join("\n")}`,
    );
    expect(misses.length / heldOut.length, misses.join("\n")).toBeLessThanOrEqual(0.05);
  });

  test("the questions that it was tuned to: at least 95 of 100", () => {
    expect(queries.length).toBeGreaterThanOrEqual(60);
    const misses = listMissed(queries);
    expect(misses.length / queries.length, misses.join("\n")).toBeLessThanOrEqual(0.05);
  });

  test("every page but the legal ones is in it", () => {
    const missing = pages
      .filter((page) => page.locale === locale && !/^\/$|policy|terms/.test(page.path))
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
      ...findImports(readFileSync(join(dist, box[0]!), "utf8")).map((name) => join("_astro", name)),
    ]);
    const bytes = [...parts, `search-index.${locale}.json`].reduce(
      (sum, file) => sum + compressedSize(file),
      0,
    );
    console.log(`${locale}: ${bytes} bytes at the first search`);
    expect(bytes).toBeLessThanOrEqual(35 * 1024);
  });
});
