import type { Row, Source } from "../contract.ts";
import type { Lexicon } from "./lexicon.ts";
import type { PageViews } from "./page-views/snapshot.ts";
import type { Phrase } from "./phrases.ts";
import type { Trend } from "./sources/source.ts";

interface SnapshotDependencies {
  readonly lexicon: Lexicon;
  readonly pageViews: PageViews;
}

/** Adds the page views of the snapshot to the rows that are the name of an article. */
export function addSnapshot(
  rows: Row[],
  phrases: readonly Phrase[],
  { lexicon, pageViews }: SnapshotDependencies,
): void {
  for (const [i, { key }] of phrases.entries()) {
    // The article about «فستان زفاف» is that about «فساتين زفاف» too.
    const similar = lexicon.findSimilar(key)?.key ?? key;
    const trend =
      pageViews.find(key, lexicon.language) ?? pageViews.find(similar, lexicon.language);
    if (trend) rows[i] = withTrend(rows[i]!, trend, "wikimedia");
  }
}

/** Adds the trend of the keyword itself to its own row. */
export function addTrend(rows: Row[], trend: Trend | undefined, source: Source | undefined): void {
  const [first] = rows;
  if (first?.group === "keyword" && trend !== undefined) rows[0] = withTrend(first, trend, source!);
}

/** Adds page views to a row whose searches no source has counted by month, and their season. */
function withTrend(row: Row, { monthly, season }: Trend, source: Source): Row {
  const isCounted = row.monthly.length > 0 && row.monthlySource !== source;
  return {
    ...row,
    ...(!isCounted && { monthly: [...monthly], monthlySource: source }),
    ...(season && { season: { ...season, months: [...season.months] } }),
  };
}
