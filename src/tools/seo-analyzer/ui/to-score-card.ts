import { comma, count, formatDate } from "#i18n/format.ts";
import { localePath } from "#i18n/locale.ts";
import type { Locale, Texts } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import type { ScoreCard } from "#brand/card/share-card.ts";
import { getReportName } from "../engine/export-report.ts";
import { getBand } from "../engine/score.ts";
import { hasSevereFailure } from "../engine/verdict.ts";
import type { extraMessages } from "../extra-messages.ts";
import type { messages } from "../messages.ts";
import type { Report } from "./analysis-jobs.ts";

/** The card to share of a report. It names the host only: a path or query may be private. */
export function toScoreCard(
  t: ToolTexts<typeof messages>,
  extra: Pick<Texts<typeof extraMessages>, "criticalFault" | "withErrors">,
  locale: Locale,
  report: Report,
): ScoreCard {
  const { score, url, fetchedAt } = report;
  const isBlocked = report.kind === "page" && report.blocker !== null;
  const earned = getBand(score);
  const hasErrors = earned === "excellent" && hasSevereFailure(report);
  const names = { excellent: t.bandExcellent, good: t.bandGood, poor: t.bandPoor };
  const earnedName = hasErrors
    ? `${names[earned]}${comma[locale]}${extra.withErrors}`
    : names[earned];
  const band = isBlocked ? "poor" : hasErrors ? "good" : earned;
  const bandName = isBlocked ? extra.criticalFault : earnedName;
  const host = URL.parse(url)?.hostname ?? "";
  const toFact = (n: number, label: Parameters<typeof count>[1], tone: "ok" | "warn" | "bad") => ({
    // The Arabic label names the kind, and does not agree with a number behind it.
    order: locale === "ar" ? ("label-first" as const) : ("value-first" as const),
    value: String(n),
    label: count(locale, label, n),
    tone,
  });
  return {
    kind: "score",
    title: t.cardTitle,
    description: [`${t.cardTitle}: ${host}`, `${score} ${t.outOf100}`, bandName].join(
      comma[locale],
    ),
    fileName: getReportName(report),
    path: localePath(locale, "/tools/seo-analyzer"),
    score,
    outOf: t.outOf100,
    band,
    bandName,
    host,
    facts:
      report.kind === "page"
        ? [
            toFact(report.passed, t.passedCount, "ok"),
            toFact(report.warnings, t.warningCount, "warn"),
            toFact(report.failed, t.failedCount, "bad"),
          ]
        : [],
    date: formatDate(locale, fetchedAt.slice(0, 10)),
  };
}
