import * as z from "zod/mini";
import { SourceError } from "../sources/source-error.ts";
import type { Entry } from "../lexicon.ts";
import type { PoliteClient } from "./polite-client.ts";

/** A term of the lexicon and the article about it. */
export interface TermTitle {
  readonly key: string;
  readonly title: string;
}

/** The API takes so many titles in one request from anyone. */
const maxTitles = 50;
/** Egress takes addresses of 2,048 characters; an Arabic letter is six of them. */
const maxTitleChars = 1_800;

type Term = Pick<Entry, "key" | "term">;

const Move = z.array(z.object({ from: z.string(), to: z.string() }));
const Titles = z.object({
  error: z.optional(z.object({ code: z.string() })),
  query: z.optional(
    z.object({
      normalized: z.optional(Move),
      redirects: z.optional(Move),
      pages: z.optional(
        z.array(
          z.object({
            title: z.string(),
            missing: z.optional(z.boolean()),
            invalid: z.optional(z.boolean()),
            pageprops: z.optional(z.object({ disambiguation: z.optional(z.string()) })),
          }),
        ),
      ),
    }),
  ),
});

/**
 * Finds the articles of terms: an article of that name, or the one that a redirect of that name
 * leads to. Pages that list articles of one name are about none of them.
 * @param base the origin of the Wikipedia of the terms' language
 * @throws SourceError
 * @see https://www.mediawiki.org/wiki/API:Query#Resolving_redirects
 */
export async function resolveTitles(
  client: PoliteClient,
  base: string,
  terms: readonly Term[],
): Promise<readonly TermTitle[]> {
  const found: TermTitle[] = [];
  for (const part of splitTerms(terms)) {
    const url = createQueryUrl(base, part);
    const response = await client.request(url, { shape: Titles });
    if (response?.error)
      throw new SourceError("malformed", `Wikipedia answered with ${response.error.code}`);
    found.push(...matchTerms(part, response?.query));
  }
  return found;
}

function createQueryUrl(base: string, terms: readonly Term[]): string {
  const query = {
    action: "query",
    titles: terms.map(({ term }) => term).join("|"),
    redirects: "1",
    prop: "pageprops",
    ppprop: "disambiguation",
    format: "json",
    formatversion: "2",
  };
  return `${base}/w/api.php?${new URLSearchParams(query)}`;
}

/** Splits terms into requests that are within both limits. */
function splitTerms(terms: readonly Term[]): readonly (readonly Term[])[] {
  const parts: Term[][] = [];
  let chars = Infinity;
  for (const term of terms) {
    const termChars = encodeURIComponent(`|${term.term}`).length;
    chars += termChars;
    if (chars > maxTitleChars || parts.at(-1)!.length === maxTitles) {
      parts.push([]);
      chars = termChars;
    }
    parts.at(-1)!.push(term);
  }
  return parts;
}

function matchTerms(terms: readonly Term[], query: z.output<typeof Titles>["query"]): TermTitle[] {
  const moves = new Map(
    [...(query?.normalized ?? []), ...(query?.redirects ?? [])].map(({ from, to }) => [from, to]),
  );
  const titles = new Set(
    (query?.pages ?? [])
      .filter(({ missing, invalid }) => missing !== true && invalid !== true)
      .filter(({ pageprops }) => pageprops?.disambiguation === undefined)
      .map(({ title }) => title),
  );
  return terms.flatMap(({ key, term }) => {
    // A title is normalized first, and may be a redirect then. Redirects of redirects are resolved.
    let title = term;
    for (let step = 0; step < 4 && moves.has(title); step++) title = moves.get(title)!;
    return titles.has(title) ? [{ key, title }] : [];
  });
}
