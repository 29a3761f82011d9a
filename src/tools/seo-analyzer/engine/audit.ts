import type { Status } from "../contract.ts";
import type { PageSource } from "./page/page-source.ts";
import type { Page } from "./page/page.ts";
import { findMeta } from "./metas.ts";
import { isRightToLeft, detectScript } from "./text/language.ts";
import type { Rule, Subject, Values } from "./rule.ts";
import { ruleById, rules } from "./rules/all.ts";
import { computeScore, type Counts } from "./score.ts";

/** What one rule said of a page, in codes and values: words come when somebody reads it, in that reader's language. */
export interface Outcome {
  readonly rule: string;
  readonly status: Status;
  readonly code: string | null;
  readonly values: Values;
  readonly evidence: readonly string[];
  readonly snippet: string | null;
}

/** How a page shows itself in search results and in chats. */
export interface Preview {
  readonly title: string;
  readonly description: string;
  readonly direction: "rtl" | "ltr";
  readonly site: string;
  readonly shareTitle: string;
  readonly shareDescription: string;
  readonly hasShareImage: boolean;
  /** The first h1, "" without one. Reports of older versions do not have it. */
  readonly heading?: string;
  /** What a reader meets after the first h1, or at the top of a page without one. */
  readonly opening?: string;
}

/** A report as it is kept: plain data, without words, the same for every language. */
export interface PageAudit extends Counts {
  readonly kind: "page";
  readonly url: string;
  readonly askedUrl: string;
  readonly fetchedAt: string;
  readonly isRendered: boolean;
  /** Absent in reports of the time before pages were opened in a browser: as it was sent. */
  readonly judged?: "sent" | "rendered";
  readonly score: number;
  readonly outcomes: readonly Outcome[];
  readonly preview: Preview;
}

const statusByVerdict = { pass: "passed", warn: "warning", fail: "failed" } as const;
const maxEvidence = 10;
const maxEvidenceChars = 300;
/** How far into a page its first heading is looked for: `indexOf` may take the product of both lengths. */
const openingSampleChars = 20_000;
/** Code cut in the middle mends nothing, so a longer one is left out. */
const maxSnippetChars = 2000;

/** Judges a page by every rule that applies to it. Pure: the same source gives the same audit. */
export function auditPage(page: Page, source: PageSource): PageAudit {
  const subject = { page, source };
  const outcomes = rules.flatMap((rule) => toOutcome(rule, subject) ?? []);
  const counts = countOutcomes(outcomes);
  const { url, askedUrl, fetchedAt } = source;
  return {
    kind: "page",
    url,
    askedUrl,
    fetchedAt,
    isRendered: source.rendered !== null,
    judged: source.judged,
    score: computeScore(counts),
    ...counts,
    outcomes,
    preview: toPreview(page),
  };
}

function toOutcome(rule: Rule, subject: Subject): Outcome | null {
  const verdict = rule.check(subject);
  if (verdict.kind === "skip") return null;
  const { kind, code, values, evidence } = verdict;
  const fixSnippet = kind === "pass" ? null : (rule.snippet?.(subject) ?? null);
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

/** A page may hold texts of any length; a report does not. */
function truncateValues(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" ? shorten(value) : value,
    ]),
  );
}

/** Control characters, each of which JSON writes as six, become one that shows where they stood. */
export function shorten(text: string): string {
  const short = text.length <= maxEvidenceChars ? text : `${text.slice(0, maxEvidenceChars)}…`;
  return short.replace(/(?![\t\n\r])\p{Cc}/gu, "\ufffd");
}

function countOutcomes(outcomes: readonly Outcome[]): Counts {
  const count = (status: Status): number =>
    outcomes.filter((outcome) => outcome.status === status).length;
  return { passed: count("passed"), warnings: count("warning"), failed: count("failed") };
}

/** What importance weighs when steps are ranked. The score itself counts every rule alike. */
const weight = { high: 5, medium: 3, low: 1 } as const;
const lostShare = { passed: 0, warning: 0.5, failed: 1 } as const;
const maxSteps = 5;

/** The outcomes most worth mending, at most five, the most worth first: what they cost in the score times their importance. */
export function rankSteps(outcomes: readonly Outcome[]): Outcome[] {
  const getWorth = ({ rule, status }: Outcome): number =>
    lostShare[status] * weight[ruleById.get(rule)?.importance ?? "low"];
  return outcomes
    .filter(({ status }) => status !== "passed")
    .sort((a, b) => getWorth(b) - getWorth(a))
    .slice(0, maxSteps);
}

/** The score once these outcomes are mended. */
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
  // A heading that is cut or stands further down is not found, and the page's own beginning is shown.
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
  };
}
