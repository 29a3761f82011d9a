import type { APIRoute } from "astro";
import { locales, pick, type Locale } from "#i18n/messages.ts";
import { buildIndex } from "../search/engine/build-index.ts";
import { messages, pickResultWords } from "../search/engine/messages.ts";
import { selectTrades } from "../search/engine/select-trades.ts";
import { listSearchDocuments } from "../search-documents.ts";

export const getStaticPaths = () => locales.map((locale) => ({ params: { locale } }));

/** The index of the site's search in one language. */
export const GET: APIRoute = async ({ params }) => {
  const locale = params.locale as Locale;
  const documents = await listSearchDocuments(locale);
  const trades = selectTrades(documents, locale);
  const t = pick(messages, locale);
  return Response.json(buildIndex(documents, { ...t, trades, words: pickResultWords(t) }));
};
