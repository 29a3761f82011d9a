import { comma, formatDate } from "#i18n/format.ts";
import { localePath } from "#i18n/locale.ts";
import type { Locale } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import type { ScoreCard } from "#brand/card/share-card.ts";
import type { BrowserResult, MetricId } from "../contract.ts";
import { formatMetric } from "../engine/amounts.ts";
import { getScoreBand } from "../engine/score.ts";
import type { messages } from "../messages.ts";
import { getResultName } from "./export-result.ts";

/** The metrics that weigh most in the score, by the abbreviations that both languages use. */
const shownMetrics: readonly MetricId[] = ["lcp", "tbt", "cls"];
const tones = { good: "ok", average: "warn", poor: "bad" } as const;

/** The card to share of a measured site. It names the host only: a path or query may be private. */
export function toScoreCard(
  t: ToolTexts<typeof messages>,
  locale: Locale,
  result: BrowserResult,
): ScoreCard {
  const { score, url, testedAt, metrics } = result;
  const band = getScoreBand(score);
  const bandName = { excellent: t.labelExcellent, good: t.labelGood, poor: t.labelPoor }[band];
  const host = URL.parse(url)?.hostname ?? "";
  return {
    kind: "score",
    title: t.cardTitle,
    description: [`${t.cardTitle}: ${host}`, `${score} ${t.outOf100}`, bandName].join(
      comma[locale],
    ),
    fileName: getResultName(result),
    path: localePath(locale, "/tools/speed-test"),
    score,
    outOf: t.outOf100,
    band,
    bandName,
    host,
    facts: metrics
      .filter(({ id }) => shownMetrics.includes(id))
      .map(({ id, value, band: metricBand }) => ({
        order: "label-first" as const,
        value: formatMetric(t, id, value),
        label: id.toUpperCase(),
        tone: tones[metricBand],
      })),
    date: formatDate(locale, testedAt.slice(0, 10)),
  };
}
