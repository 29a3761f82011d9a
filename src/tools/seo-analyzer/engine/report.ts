import type { Effort } from "#base/effort.ts";
import { toArabicReport } from "./arabic/arabic-report.ts";
import { toEnglishReport } from "./text/english-report.ts";
import { formatNumber } from "#i18n/format.ts";
import type { Locale, Localized } from "#i18n/messages.ts";
import { toAiReport } from "./ai/ai-report.ts";
import { getScoreAfter, rankSteps, type PageAudit, type StoredPlatform } from "./audit.ts";
import type { Finding, Importance, PageReport } from "../contract.ts";
import { findBlocker, type BlockingOutcome } from "./find-blocker.ts";
import type { Outcome } from "./outcome.ts";
import type { Screenshots } from "./page/page-source.ts";
import { adaptEffort, wordWhere } from "./platform/find-advice.ts";
import { wordPlatform } from "./platform/platforms.ts";
import { applyVariant, pickTitle, type Rule, type Values } from "./rule.ts";
import { ruleById } from "./rules/all.ts";

/**
 * Converts a stored audit into a report in the language of a reader. Rules that a later version
 * removed are left out.
 */
export function toReport(audit: PageAudit, locale: Locale): PageReport {
  const {
    outcomes,
    notes = [],
    kind,
    url,
    askedUrl,
    fetchedAt,
    isRendered,
    judged = "sent",
    renderFailure,
    score,
    passed,
    warnings,
    failed,
    preview,
    ai,
    platform,
    screenshots,
    arabic,
    english,
  } = audit;
  const steps = rankSteps(outcomes);
  const blocker = toBlocker(outcomes, locale, subjects.page);
  // What keeps the page out of search matters most, whatever the rule is worth elsewhere.
  const getImportance = ({ id, importance }: Rule): Importance =>
    id === blocker?.rule ? "high" : importance;
  const toFindings = (all: readonly Outcome[]): Finding[] =>
    all.flatMap((outcome) =>
      mapWithRule(outcome, (rule) => ({
        ...toFinding(rule, outcome, locale),
        ...(outcome.status !== "passed" && toWhere(platform, rule.id, locale)),
        effort: toEffort(platform, rule.id, rule.effort),
        importance: getImportance(rule),
      })),
    );
  return {
    kind,
    url,
    askedUrl,
    fetchedAt,
    isRendered,
    judged,
    renderFailure,
    score,
    passed,
    warnings,
    failed,
    preview,
    ...(screenshots && { screenshots: toSizes(screenshots) }),
    ...(arabic && { arabic: toArabicReport(arabic, locale) }),
    ...(english && { english: toEnglishReport(english, locale) }),
    blocker,
    ...toPlatform(platform, locale),
    findings: toFindings(outcomes),
    ...(notes.length > 0 && { notes: toFindings(notes) }),
    steps: steps.flatMap((outcome) =>
      mapWithRule(outcome, (rule) => ({
        rule: rule.id,
        title: rule.failureTitle[locale],
        why: rule.why[locale],
        fix: rule.fix[locale],
        effort: toEffort(platform, rule.id, rule.effort),
        importance: getImportance(rule),
      })),
    ),
    reachableScore: getScoreAfter(audit, steps),
    ...(ai && { ai: toAiReport(ai, { url: audit.url, locale }) }),
  };
}

/** What a stored id names, where this version knows it. */
export function toPlatform(
  platform: StoredPlatform | undefined,
  locale: Locale,
): Pick<PageReport, "platform"> {
  const words = platform && wordPlatform(platform, locale);
  return words ? { platform: { ...words } } : {};
}

/** @param finding the id of a rule, or of a problem across pages */
export function toWhere(
  platform: StoredPlatform | undefined,
  finding: string,
  locale: Locale,
): Pick<Finding, "where"> {
  const where = wordWhere(platform?.id, finding, locale);
  return where ? { where } : {};
}

/** Who corrects a finding, and how long that takes on the platform. */
export const toEffort = (
  platform: StoredPlatform | undefined,
  finding: string,
  effort: Effort,
): Effort => adaptEffort(platform?.id, finding, effort);

/** The pictures themselves have a route of their own. */
function toSizes({ phone, desktop }: Screenshots): PageReport["screenshots"] {
  const [{ webp: _, ...phoneSize }, { webp: __, ...desktopSize }] = [phone, desktop];
  return { phone: phoneSize, desktop: desktopSize };
}

/** What a headline calls the page that a report, or the crawl of a site, begins with. */
export const subjects = {
  page: { ar: "هذه الصفحة", en: "this page" },
  site: { ar: "صفحة البداية", en: "the start page" },
} as const satisfies Readonly<Record<string, Localized>>;

/**
 * What keeps a page out of search: a headline, and the reason in one sentence.
 * @param subject what the headline calls the page
 * @returns null where nothing does
 */
export function toBlocker(
  outcomes: readonly BlockingOutcome[],
  locale: Locale,
  subject: Localized,
): PageReport["blocker"] {
  const blocker = findBlocker(outcomes);
  if (blocker === undefined) return null;
  const { outcome, headline, sentence } = blocker;
  const title = headline[locale].replace("{page}", subject[locale]);
  return {
    rule: outcome.rule,
    title: title.charAt(0).toUpperCase() + title.slice(1),
    text: fillPlaceholders(sentence, outcome.values, locale),
  };
}

function mapWithRule<T>({ rule, code }: Outcome, make: (rule: Rule) => T): T[] {
  const known = ruleById.get(rule);
  return known === undefined ? [] : [make(applyVariant(known, code))];
}

function toFinding(
  rule: Rule,
  { status, code, values, evidence, snippet }: Outcome,
  locale: Locale,
): Finding {
  const sentence = code === null ? undefined : rule.findings[code];
  return {
    rule: rule.id,
    category: rule.category,
    status,
    importance: rule.importance,
    title: pickTitle(rule, status)[locale],
    description: rule.why[locale],
    found: sentence === undefined ? null : fillPlaceholders(sentence, values, locale),
    evidence: evidence.map((line) => wordEvidence(rule, line, locale)),
    fix: status === "passed" ? null : rule.fix[locale],
    effort: rule.effort,
    ...readChange(values, locale),
    snippet,
    source: rule.source ?? "",
  };
}

/** Puts words in the place of a sign that is a whole line of evidence or comes before a URL. */
function wordEvidence({ evidenceWords = {} }: Rule, line: string, locale: Locale): string {
  const [, sign = line, url = ""] = /^(\S+)( https?:\/\/.*)$/s.exec(line) ?? [];
  return Object.hasOwn(evidenceWords, sign) ? `${evidenceWords[sign]![locale]}${url}` : line;
}

/** The two values of a rule that compares the page as sent with the page as rendered. */
function readChange({ sent, rendered }: Values, locale: Locale): Pick<Finding, "change"> {
  if (sent === undefined || rendered === undefined) return {};
  return { change: { sent: formatValue(sent, locale), rendered: formatValue(rendered, locale) } };
}

const formatValue = (value: string | number, locale: Locale): string =>
  typeof value === "number" ? formatNumber(locale, value) : value;

/**
 * Fills the placeholders of a sentence; thousands get a separator. A placeholder without a value
 * stays visible; a test of all rules fails on it.
 */
function fillPlaceholders(sentence: Localized, values: Values, locale: Locale): string {
  return sentence[locale].replace(/\{(\w+)\}/g, (hole, name: string) =>
    formatValue(values[name] ?? hole, locale),
  );
}
