import { locales, type Locale } from "#i18n/messages.ts";
import { CliError } from "#platform/cli/cli-error.ts";
import type { NetworkAdapter } from "#platform/egress/network-adapter.ts";
import type { Lexicons } from "../lexicon.ts";
import type { ServiceAddresses } from "../sources/keyword-sources.ts";
import {
  ArticleViews,
  createViewsUrl,
  listLastMonths,
  toMonthlyViews,
} from "../sources/page-view-api.ts";
import { SourceError } from "../sources/source-error.ts";
import { PoliteClient, type Pace } from "./polite-client.ts";
import { resolveTitles, type TermTitle } from "./resolve-titles.ts";
import type { Snapshot, SnapshotArticle } from "./snapshot.ts";

export interface RefreshDependencies {
  readonly network: NetworkAdapter;
  readonly addresses: Pick<ServiceAddresses, "wikipedia" | "wikimedia">;
  readonly lexicons: Lexicons;
  /** Names this software and how to reach whoever runs it. */
  readonly userAgent: string;
  readonly now: Date;
  /** Takes a line about the progress. */
  readonly report: (line: string) => void;
  readonly pace?: Partial<Pace>;
}

export interface RefreshOptions {
  /** How many full months before this one. */
  readonly months: number;
  /** The first so many articles of each language; all where it is undefined. */
  readonly limit?: number | undefined;
}

/** After so many articles in a row that could not be had, something else is wrong. */
const maxFailuresInARow = 5;
const reportEvery = 100;

/**
 * Fetches the monthly page views of the articles about the goods and services of the lexicon.
 * @throws CliError where Wikimedia cannot be reached or refuses
 */
export async function refreshPageViews(
  dependencies: RefreshDependencies,
  options: RefreshOptions,
): Promise<Snapshot> {
  const { now } = dependencies;
  const months = listLastMonths(now, options.months);
  const client = new PoliteClient(dependencies);
  const articles: Record<Locale, SnapshotArticle[]> = { ar: [], en: [] };
  try {
    for (const language of locales) {
      const titles = await listTitles(client, language, dependencies);
      const wanted = titles.slice(0, options.limit);
      articles[language] = await fetchViews(client, wanted, { ...dependencies, language, months });
    }
  } catch (cause) {
    if (!(cause instanceof SourceError)) throw cause;
    throw new CliError(`Wikimedia gives no page views: ${cause.message}`, { cause });
  }
  return {
    source: "Wikimedia page views by people, on all devices, https://wikimedia.org/api/rest_v1",
    licence: "CC0 1.0",
    takenOn: now.toISOString().slice(0, 10),
    months: [...months],
    articles,
  };
}

async function listTitles(
  client: PoliteClient,
  language: Locale,
  { addresses, lexicons, report }: RefreshDependencies,
): Promise<readonly TermTitle[]> {
  const terms = lexicons[language].goodsAndServices;
  const titles = await resolveTitles(client, addresses.wikipedia(language), terms);
  report(`${language}: ${titles.length} of ${terms.length} terms have an article`);
  return titles;
}

interface ViewDependencies extends Pick<RefreshDependencies, "addresses" | "report"> {
  readonly language: Locale;
  readonly months: readonly string[];
}

/** @throws SourceError where it refuses, or several articles in a row fail */
async function fetchViews(
  client: PoliteClient,
  titles: readonly TermTitle[],
  { addresses, report, language, months }: ViewDependencies,
): Promise<SnapshotArticle[]> {
  const found: SnapshotArticle[] = [];
  let failures = 0;
  for (const [i, { key, title }] of titles.entries()) {
    if (i > 0 && i % reportEvery === 0) report(`${language}: ${i} of ${titles.length} articles`);
    const url = createViewsUrl(addresses.wikimedia, language, { article: title, months });
    try {
      const response = await client.request(url, { shape: ArticleViews, canBeMissing: true });
      failures = 0;
      if (response === undefined) continue;
      const views = toMonthlyViews(response, months).map(({ count }) => count);
      found.push({ key, title, views });
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      report(`${language}: left out ${title}: ${error.message}`);
      if (error.reason === "refused" || ++failures === maxFailuresInARow) throw error;
    }
  }
  return found;
}
