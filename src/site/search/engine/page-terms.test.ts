import { expect, test } from "vitest";
import { arabicDocuments } from "../../../../tests/fixtures/search/documents.ar.ts";
import { englishDocuments } from "../../../../tests/fixtures/search/documents.en.ts";
import { arabicQueries } from "../../../../tests/fixtures/search/queries.ar.ts";
import { englishQueries } from "../../../../tests/fixtures/search/queries.en.ts";
import { buildIndex } from "./build-index.ts";
import { describeHit } from "./describe-hit.ts";
import { search } from "./search.ts";
import type { SearchIndex } from "./search-index.ts";

const describeAll = (index: SearchIndex, query: string) =>
  search(index, query, { limit: 5 }).map((hit) => describeHit(index, hit, query));

test.each([
  ["Arabic", arabicDocuments, arabicQueries],
  ["English", englishDocuments, englishQueries],
])(
  "%s: an index that has answered other queries describes a hit as a fresh one does",
  (_, documents, queries) => {
    const used = buildIndex(documents);
    for (const [query] of queries) describeAll(used, query);
    for (const [query] of queries.filter((_, place) => place % 8 === 0))
      expect(describeAll(used, query), query).toEqual(describeAll(buildIndex(documents), query));
  },
);
