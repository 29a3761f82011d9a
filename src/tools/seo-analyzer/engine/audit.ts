import type { Status } from "../contract.ts";
import type { PageSource } from "./page-source.ts";
import type { Page } from "./page.ts";
import { metaOf } from "./metas.ts";
import { isRightToLeft, scriptOf } from "./language.ts";
import type { Rule, Subject, Values } from "./rule.ts";
import { ruleById, rules } from "./rules/all.ts";
import { scoreOf, type Counts } from "./score.ts";

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

const statusOf = { pass: "passed", warn: "warning", fail: "failed" } as const;
const mostEvidence = 10;
const longestEvidence = 300;
/** How far into a page its first heading is looked for: `indexOf` may take the product of both lengths. */
const openingSampleChars = 20_000;
/** Code cut in the middle mends nothing, so a longer one is left out. */
const longestSnippet = 2000;

/** Judges a page by every rule that applies to it. Pure: the same source gives the same audit. */
export function auditPage(page: Page, source: PageSource): PageAudit {
  const subject = { page, source };
  const outcomes = rules.flatMap((rule) => outcomeOf(rule, subject) ?? []);
  const counts = countOf(outcomes);
  const { url, askedUrl, fetchedAt } = source;
  return {
    kind: "page",
    url,
    askedUrl,
    fetchedAt,
    isRendered: source.rendered !== null,
    judged: source.judged,
    score: scoreOf(counts),
    ...counts,
    outcomes,
    preview: previewOf(page),
  };
}

function outcomeOf(rule: Rule, subject: Subject): Outcome | null {
  const verdict = rule.check(subject);
  if (verdict.kind === "skip") return null;
  const { kind, code, values, evidence } = verdict;
  const mend = kind === "pass" ? null : (rule.snippet?.(subject) ?? null);
  const snippet = mend !== null && mend.length <= longestSnippet ? mend : null;
  return {
    rule: rule.id,
    status: statusOf[kind],
    code,
    values: cut(values),
    evidence: evidence.slice(0, mostEvidence).map(shorten),
    snippet,
  };
}

/** A page may hold texts of any length; a report does not. */
function cut(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" ? shorten(value) : value,
    ]),
  );
}

/** Control characters, each of which JSON writes as six, become one that shows where they stood. */
export function shorten(text: string): string {
  const short = text.length <= longestEvidence ? text : `${text.slice(0, longestEvidence)}…`;
  return short.replace(/(?![\t\n\r])\p{Cc}/gu, "\ufffd");
}

function countOf(outcomes: readonly Outcome[]): Counts {
  const count = (status: Status): number =>
    outcomes.filter((outcome) => outcome.status === status).length;
  return { passed: count("passed"), warnings: count("warning"), failed: count("failed") };
}

/** What importance weighs when steps are ranked. The score itself counts every rule alike. */
const weight = { high: 5, medium: 3, low: 1 } as const;
const lost = { passed: 0, warning: 0.5, failed: 1 } as const;
const mostSteps = 5;

/** The outcomes most worth mending, at most five, the most worth first: what they cost in the score times their importance. */
export function stepsOf(outcomes: readonly Outcome[]): Outcome[] {
  const worth = ({ rule, status }: Outcome): number =>
    lost[status] * weight[ruleById.get(rule)?.importance ?? "low"];
  return outcomes
    .filter(({ status }) => status !== "passed")
    .sort((a, b) => worth(b) - worth(a))
    .slice(0, mostSteps);
}

/** The score once these outcomes are mended. */
export function scoreAfter(
  { passed, warnings, failed }: Counts,
  mended: readonly Outcome[],
): number {
  const { warnings: w, failed: f } = countOf(mended);
  return scoreOf({ passed: passed + w + f, warnings: warnings - w, failed: failed - f });
}

function previewOf(page: Page): Preview {
  const title = page.titles[0] ?? "";
  const heading = page.headings.find(({ level }) => level === 1)?.text ?? "";
  const sample = page.text.slice(0, openingSampleChars);
  // A heading that is cut or stands further down is not found, and the page's own beginning is shown.
  const at = heading === "" ? -1 : sample.indexOf(heading.slice(0, longestEvidence));
  const afterHeading = at < 0 ? 0 : at + heading.length;
  const description = metaOf(page, "description") ?? page.text.slice(0, 160);
  const isRtl =
    page.dir?.trim().toLowerCase() === "rtl" ||
    isRightToLeft(page.lang ?? "") ||
    ["arabic", "hebrew"].includes(scriptOf(page.text) ?? "");
  return {
    title: shorten(title),
    description: shorten(description),
    direction: isRtl ? "rtl" : "ltr",
    site: shorten(metaOf(page, "og:site_name") ?? new URL(page.url).hostname),
    shareTitle: shorten(metaOf(page, "og:title") ?? title),
    shareDescription: shorten(metaOf(page, "og:description") ?? metaOf(page, "description") ?? ""),
    hasShareImage: metaOf(page, "og:image") !== null,
    heading: shorten(heading),
    opening: shorten(page.text.slice(afterHeading, afterHeading + 2 * longestEvidence).trim()),
  };
}
