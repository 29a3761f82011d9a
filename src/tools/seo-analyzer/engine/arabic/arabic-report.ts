import { comma, count } from "#i18n/format.ts";
import type { Locale } from "#i18n/messages.ts";
import {
  arabicKinds,
  maxArabicFindings,
  type ArabicGroup,
  type ArabicReport,
} from "../../arabic-contract.ts";
import { arabicCounts, arabicKindTitles } from "../../arabic-messages.ts";
import type { ArabicAudit, ArabicFinding } from "./audit-arabic.ts";
import { toArabicSentence, wordReason } from "./sentence-report.ts";
import { getSeverity, kindByReason } from "./slip.ts";

/** Converts the stored findings into a part of the report in the language of a reader. */
export function toArabicReport(audit: ArabicAudit, locale: Locale): ArabicReport {
  const groups = arabicKinds.flatMap((kind): ArabicGroup[] => {
    const total = audit.counts[kind] ?? 0;
    const findings = audit.findings.filter(({ reason }) => kindByReason[reason] === kind);
    if (total === 0) return [];
    return [
      {
        kind,
        severity: getSeverity(kind),
        title: arabicKindTitles[kind][locale],
        count: total,
        findings: findings.map((finding) => toFinding(finding, locale)),
      },
    ];
  });
  const sum = (severity: "error" | "style"): number =>
    groups
      .filter((group) => group.severity === severity)
      .reduce((total, group) => total + group.count, 0);
  const [errorCount, styleCount] = [sum("error"), sum("style")];
  return {
    wordCount: audit.wordCount,
    errorCount,
    styleCount,
    summary: summarize(audit, errorCount, locale),
    groups,
    ...(audit.sentences && {
      sentences: audit.sentences.map((sentence) => toArabicSentence(sentence, locale)),
    }),
  };
}

function toFinding(finding: ArabicFinding, locale: Locale): ArabicGroup["findings"][number] {
  const { reason, place, before, wrong, after, right, times, count: n = 0 } = finding;
  return {
    place,
    before,
    wrong,
    after,
    right,
    reason: wordReason(reason, { right, count: n }, locale),
    times,
  };
}

/** What was read, and how long its sentences are; a page of headings has no sentences. */
function summarize(audit: ArabicAudit, errorCount: number, locale: Locale): string[] {
  const { wordCount, sentenceCount, averageWords, maxWords } = audit;
  const words = count(locale, arabicCounts[errorCount === 0 ? "none" : "words"][locale], wordCount);
  const average = count(locale, arabicCounts.average[locale], averageWords);
  const longest = count(locale, arabicCounts.longest[locale], maxWords);
  const shown = audit.findings.length;
  return [
    words,
    ...(sentenceCount > 0 ? [`${average}${comma[locale]}${longest}`] : []),
    ...(shown < maxArabicFindings ? [] : [count(locale, arabicCounts.cut[locale], shown)]),
  ];
}
