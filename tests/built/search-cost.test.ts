import { readFileSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeHit } from "#site/search/engine/describe-hit.ts";
import type { SearchIndex } from "#site/search/engine/search-index.ts";
import { search } from "#site/search/engine/search.ts";
import { suggestQuery } from "#site/search/engine/suggest-query.ts";
import { dist } from "./site.ts";

/*
 * What a query costs, in function calls and turns of loops as V8 counts them: the same on every
 * machine, while times depend on what else runs on it.
 */

const maxQueryChars = 100;
/** The worst query that is known takes 0.6 million, about 5 ms; «تصميم موقع» takes a fifth. */
const maxSteps = 1_000_000;
/** Words whose forms are listed: those of the query and of what is shown, not of every page. */
const maxListed = 5_000;

const session = new Session();
beforeAll(async () => {
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
});
afterAll(() => session.disconnect());

interface Cost {
  readonly steps: number;
  readonly listed: number;
}

async function measure(run: () => void): Promise<Cost> {
  await session.post("Profiler.takePreciseCoverage"); // resets the counters
  run();
  const { result } = await session.post("Profiler.takePreciseCoverage");
  const functions = result
    .filter(({ url }) => /src\/(?:site\/search|i18n)\//.test(url))
    .flatMap((file) => file.functions);
  return {
    steps: functions.flatMap(({ ranges }) => ranges).reduce((sum, { count }) => sum + count, 0),
    listed:
      functions.find(({ functionName }) => functionName === "listForms")?.ranges[0]?.count ?? 0,
  };
}

const fill = (text: string): string =>
  text.repeat(maxQueryChars).slice(0, maxQueryChars).toWellFormed();
// prettier-ignore
const odd = [
  "$1", "$&", "%%query%%", "__proto__", "(a+)+$", "؟!",
  ...[
    "a", "ا", "ال", "وال", "و", "ب ", "a ", "s ", "e-", "'s ", "ـ", "\u0301", "ﷺ", "😀", "1 ", "١٢ ",
    "ab ", "في ", "من ", "تصميم ", "موقع ", "استظافة ", "بتنيث ", "تصميممواقع", "تصمي ماقع ",
    "desing ", "web ", "xyzab ", "aaaaaaaa ", "قكغ ",
  ].map(fill),
];

/** Queries of letters, blanks and signs in an order that is the same in every run. */
function* createRandomQueries(count: number): Generator<string> {
  const signs = [..."abeghinorst $%1'-.", ..."ابتجحدرسشعفقكلمنهويةأإ ءـًّ"];
  let seed = 1;
  const draw = (below: number): number =>
    Math.floor(((seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647) * below);
  for (let made = 0; made < count; made += 1)
    yield Array.from({ length: 1 + draw(maxQueryChars) }, () => signs[draw(signs.length)]).join("");
}

test.each(["ar", "en"])("%s: no query that fits into the field is slow", async (locale) => {
  const index = JSON.parse(
    readFileSync(join(dist, `search-index.${locale}.json`), "utf8"),
  ) as SearchIndex;
  const answer = (query: string): void => {
    for (const hit of search(index, query, { limit: 50 })) describeHit(index, hit, query);
    suggestQuery(index, query);
  };
  const queries = [...odd, ...createRandomQueries(50)];
  for (const query of queries) answer(query); // what is computed once for all queries
  const costs: (Cost & { readonly query: string })[] = [];
  for (const query of queries) costs.push({ query, ...(await measure(() => answer(query))) });
  for (const [of, max] of [
    ["steps", maxSteps],
    ["listed", maxListed],
  ] as const) {
    const [worst] = costs.toSorted((a, b) => b[of] - a[of]);
    console.log(`${locale}: at most ${worst![of]} ${of}, for “${worst!.query}”`);
    expect(worst![of], worst!.query).toBeLessThanOrEqual(max);
  }
});
