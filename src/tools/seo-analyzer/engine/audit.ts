import type { RenderFailure, Status } from "../contract.ts";
import { auditArabic, listBlocks, type ArabicAudit } from "./arabic/audit-arabic.ts";
import type { PageSource, Screenshots } from "./page/page-source.ts";
import type { Page } from "./page/page.ts";
import { auditForAi, type AiAudit } from "./ai/ai-audit.ts";
import { findBlocker } from "./find-blocker.ts";
import { findMeta } from "./metas.ts";
import { isRightToLeft, detectScript } from "./text/language.ts";
import { measureReadability, type Readability } from "./text/readability.ts";
import type { Outcome } from "./outcome.ts";
import { recognizePlatform } from "./platform/recognize-platform.ts";
import type { Rule, RuleContext, Values } from "./rule.ts";
import { ruleById, rules, unscoredRules } from "./rules/all.ts";
import { computeScore, type Counts } from "./score.ts";

/** How search results and chat apps show a page. */
export interface Preview {
  readonly title: string;
  readonly description: string;
  readonly direction: "rtl" | "ltr";
  readonly site: string;
  readonly shareTitle: string;
  readonly shareDescription: string;
  readonly hasShareImage: boolean;
  /** The first h1, or "" without one. Absent in reports that older versions stored. */
  readonly heading?: string;
  /**
   * The text after the first h1, or the beginning of a page without one. Absent in reports that
   * older versions stored.
   */
  readonly opening?: string;
  /** What X reads. Absent in reports that older versions stored. */
  readonly x?: XPreview;
}

interface XPreview {
  /** Null where X shows the bare link. */
  readonly card: "large" | "small" | null;
  readonly title: string;
  readonly description: string;
  readonly hasImage: boolean;
}

/** The ids are those of the version that stored them, which this one may not know. */
export interface StoredPlatform {
  readonly id: string;
  readonly by: readonly string[];
}

/** What the rules say of a page, and what it is made with. */
interface CheckedPage extends Counts {
  readonly score: number;
  readonly outcomes: readonly Outcome[];
  /**
   * What was found besides and counts neither in the score nor in the numbers above. Absent for an
   * error page, and in reports that older versions stored.
   */
  readonly notes?: readonly Outcome[] | undefined;
  /** Absent where the page was not recognised, and in reports that older versions stored. */
  readonly platform?: StoredPlatform | undefined;
}

/** A report as it is stored: plain data without sentences, the same for every language. */
export interface PageAudit extends CheckedPage {
  readonly kind: "page";
  readonly url: string;
  readonly askedUrl: string;
  readonly fetchedAt: string;
  readonly isRendered: boolean;
  /** Absent in reports that older versions stored, which audited pages as sent. */
  readonly judged?: "sent" | "rendered";
  /** Why the page was not rendered; absent where it was. */
  readonly renderFailure?: RenderFailure | undefined;
  readonly preview: Preview;
  /** Absent for an error page, and in reports that older versions stored. */
  readonly ai?: AiAudit | undefined;
  /** Absent where the page was not rendered, and in reports that older versions stored. */
  readonly screenshots?: Screenshots | undefined;
  /** Absent for a page with little Arabic, and in reports that older versions stored. */
  readonly arabic?: ArabicAudit | undefined;
  /** Absent for a page with little English, and in reports that older versions stored. */
  readonly english?: Readability | undefined;
}

const statusByVerdict = { pass: "passed", warn: "warning", fail: "failed" } as const;
const maxEvidence = 10;
const maxEvidenceChars = 300;
/**
 * How many characters of a page are searched for its first heading, because `indexOf` may take the
 * product of both lengths.
 */
const openingSampleChars = 20_000;
/** Longer code is left out, because code that is cut off does not work. */
const maxSnippetChars = 2000;

/** The content of an error page is not the owner's, and robots.txt fails with the same server. */
const isErrorPage = ({ status }: PageSource): boolean => status >= 400;

/** Checks a page by every rule that applies to it, and recognises its platform. */
export function checkPage(page: Page, source: PageSource): CheckedPage {
  const context = { page, source };
  const isError = isErrorPage(source);
  const applied = isError ? [ruleById.get("status")!] : rules;
  const outcomes = applied.flatMap((rule) => toOutcome(rule, context) ?? []);
  const notes = isError ? undefined : findNotes(context);
  const counts = countOutcomes(outcomes);
  const platform = recognizePlatform(context) ?? undefined;
  return { score: computeScore(counts), ...counts, outcomes, notes, platform };
}

const findNotes = (context: RuleContext): readonly Outcome[] =>
  unscoredRules
    .flatMap((rule) => toOutcome(rule, context) ?? [])
    .filter(({ status }) => status !== "passed");

/** Makes the audit of a page. The same source always gives the same audit. */
export function auditPage(page: Page, source: PageSource): PageAudit {
  const isError = isErrorPage(source);
  const { url, requestedUrl, fetchedAt } = source;
  return {
    kind: "page",
    url,
    askedUrl: requestedUrl,
    fetchedAt,
    isRendered: source.rendered !== null,
    judged: source.auditedAs,
    renderFailure: source.renderFailure,
    ...checkPage(page, source),
    preview: toPreview(page),
    ai: isError ? undefined : auditForAi(page, source),
    screenshots: source.rendered?.screenshots,
    arabic: isError ? undefined : (auditArabic(listBlocks(page)) ?? undefined),
    english: isError ? undefined : (measureReadability(page.englishTexts) ?? undefined),
  };
}

function toOutcome(rule: Rule, context: RuleContext): Outcome | null {
  const verdict = rule.check(context);
  if (verdict.kind === "skip") return null;
  const { kind, code, values, evidence } = verdict;
  const fixSnippet = kind === "pass" ? null : (rule.snippet?.(context) ?? null);
  const snippet = fixSnippet !== null && fixSnippet.length <= maxSnippetChars ? fixSnippet : null;
  return {
    rule: rule.id,
    status: statusByVerdict[kind],
    code,
    values: truncateValues(values),
    evidence: evidence.slice(0, maxEvidence).map(shorten),
    snippet,
  };
}

/**
 * Shortens the values of a sentence: a page may have texts of any length, but the size of a stored
 * report is limited.
 */
function truncateValues(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" ? shorten(value) : value,
    ]),
  );
}

/**
 * Cuts a text to `maxEvidenceChars` and replaces control characters, because JSON writes each of
 * them as six characters.
 */
export function shorten(text: string): string {
  const short = text.length <= maxEvidenceChars ? text : `${text.slice(0, maxEvidenceChars)}…`;
  return short.replace(/(?![\t\n\r])\p{Cc}/gu, "\ufffd");
}

function countOutcomes(outcomes: readonly Outcome[]): Counts {
  const count = (status: Status): number =>
    outcomes.filter((outcome) => outcome.status === status).length;
  return { passed: count("passed"), warnings: count("warning"), failed: count("failed") };
}

/** The weight of each importance in the order of the steps. The score counts every rule alike. */
const weight = { high: 5, medium: 3, low: 1 } as const;
const lostShare = { passed: 0, warning: 0.5, failed: 1 } as const;
const maxSteps = 5;

/**
 * Headers that protect visitors and that no search engine considers: a step only where nothing else
 * is left to do.
 */
const protectiveHeaders: ReadonlySet<string> = new Set([
  "content-security-policy",
  "framing",
  "hsts",
  "nosniff",
  "referrer-policy",
]);

/**
 * Selects the outcomes that are worth fixing first, at most five. What keeps the page out of search
 * results comes first; where that is an error of the server, it is the only one. The order is what
 * they cost in the score times the weight of their importance; protective headers come last.
 * @see docs/specification.md#seo-analyzer
 */
export function rankSteps(outcomes: readonly Outcome[]): Outcome[] {
  const blocker = findBlocker(outcomes)?.outcome.rule;
  const getWorth = ({ rule, status }: Outcome): number => {
    if (rule === blocker) return Infinity;
    if (protectiveHeaders.has(rule)) return 0;
    return lostShare[status] * weight[ruleById.get(rule)?.importance ?? "low"];
  };
  return outcomes
    .filter(({ rule, status }) => status !== "passed" && (blocker !== "status" || rule === blocker))
    .sort((a, b) => getWorth(b) - getWorth(a))
    .slice(0, maxSteps);
}

/** The score of a page once these outcomes are fixed. */
export function getScoreAfter(
  { passed, warnings, failed }: Counts,
  fixed: readonly Outcome[],
): number {
  const { warnings: w, failed: f } = countOutcomes(fixed);
  return computeScore({ passed: passed + w + f, warnings: warnings - w, failed: failed - f });
}

function toPreview(page: Page): Preview {
  const title = page.titles[0] ?? "";
  const heading = page.headings.find(({ level }) => level === 1)?.text ?? "";
  const sample = page.text.slice(0, openingSampleChars);
  // A heading that was cut, or that comes after the sample, is not found. The beginning of the page
  // is then shown.
  const at = heading === "" ? -1 : sample.indexOf(heading.slice(0, maxEvidenceChars));
  const afterHeading = at < 0 ? 0 : at + heading.length;
  const description = findMeta(page, "description") ?? page.text.slice(0, 160);
  const isRtl =
    page.dir?.trim().toLowerCase() === "rtl" ||
    isRightToLeft(page.lang ?? "") ||
    ["arabic", "hebrew"].includes(detectScript(page.text) ?? "");
  return {
    title: shorten(title),
    description: shorten(description),
    direction: isRtl ? "rtl" : "ltr",
    site: shorten(findMeta(page, "og:site_name") ?? new URL(page.url).hostname),
    shareTitle: shorten(findMeta(page, "og:title") ?? title),
    shareDescription: shorten(
      findMeta(page, "og:description") ?? findMeta(page, "description") ?? "",
    ),
    hasShareImage: findMeta(page, "og:image") !== null,
    heading: shorten(heading),
    opening: shorten(page.text.slice(afterHeading, afterHeading + 2 * maxEvidenceChars).trim()),
    x: toXPreview(page),
  };
}

function toXPreview(page: Page): XPreview {
  const card = findMeta(page, "twitter:card");
  const [title, description, image] = ["title", "description", "image"].map(
    (name) => findMeta(page, `twitter:${name}`) ?? findMeta(page, `og:${name}`),
  );
  const hasCard = card !== null || (title !== null && description !== null);
  return {
    card: hasCard ? (card === "summary_large_image" ? "large" : "small") : null,
    title: shorten(title ?? page.titles[0] ?? ""),
    description: shorten(description ?? findMeta(page, "description") ?? ""),
    hasImage: image !== null,
  };
}
