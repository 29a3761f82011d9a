import type { Status } from "../../contract.ts";
import type { PageAudit } from "../audit.ts";
import { listChanges, type Changes } from "../list-changes.ts";
import { findBlocker } from "../find-blocker.ts";
import type { SiteAudit } from "../site-audit/site-audit.ts";

/** The codes of the last report of a monitored page or site; neither its texts nor its pages. */
export interface Baseline {
  /** Why there was no page at the last look; null where there was one. */
  readonly failure: string | null;
  readonly score: number;
  readonly failed: number;
  readonly warnings: number;
  readonly findings: readonly { readonly rule: string; readonly status: Status }[];
}

/** What a look found: a report, or the code of why there is none. */
export type LookResult = { readonly audit: PageAudit | SiteAudit } | { readonly failure: string };

/** What differs from the last look, as ids of rules. */
export interface MonitorChanges extends Readonly<Record<keyof Changes, readonly string[]>> {
  /** The page has gone, or is there again. Absent where neither. */
  readonly access?: "lost" | "back";
}

/**
 * Rules that measure one moment. Their results differ from week to week on a page that is the same,
 * so that they are no change to write of.
 */
const momentaryRules: ReadonlySet<string> = new Set(["response-time"]);

/** Compares a look with the baseline, and returns the next baseline with what has changed. */
export function compareLook(
  before: Baseline | null,
  look: LookResult,
): { readonly baseline: Baseline; readonly changes: MonitorChanges | null } {
  const failure = "failure" in look ? look.failure : findErrorPage(look.audit);
  // While there is no page, its last findings stay: that they no longer apply is no improvement.
  const baseline =
    failure === null && "audit" in look
      ? toBaseline(look.audit, before)
      : { ...(before ?? emptyBaseline), failure };
  return { baseline, changes: before && diff(before, baseline) };
}

/** Whether a change is worth a mail. */
export function hasChanges(changes: MonitorChanges | null): changes is MonitorChanges {
  return changes !== null && (changes.access !== undefined || countChanges(changes) > 0);
}

function countChanges({ fixed, better, appeared, worse }: MonitorChanges): number {
  return fixed.length + better.length + appeared.length + worse.length;
}

const emptyBaseline: Baseline = { failure: null, score: 0, failed: 0, warnings: 0, findings: [] };

function diff(before: Baseline, after: Baseline): MonitorChanges {
  // A page that could not be read at its first look has no findings to compare with.
  const isComparable = before.findings.length > 0 && after.failure === null;
  const { fixed, better, appeared, worse } = listChanges(
    isComparable ? toFindings(before) : noFindings,
    isComparable ? toFindings(after) : noFindings,
  );
  const [was, is] = [before.failure !== null, after.failure !== null];
  const toRules = (changes: Changes["fixed"]) => changes.map(({ rule }) => rule);
  return {
    fixed: toRules(fixed),
    better: toRules(better),
    appeared: toRules(appeared),
    worse: toRules(worse),
    ...(was === is ? {} : { access: is ? "lost" : "back" }),
  };
}

const noFindings = { findings: [] };

const toFindings = ({ findings }: Baseline) => ({
  findings: findings.map(({ rule, status }) => ({ rule, status, title: rule, found: null })),
});

/** The rule behind an error page, which is not audited; null for a page. */
function findErrorPage(audit: PageAudit | SiteAudit): string | null {
  if (audit.kind === "site")
    return audit.pages.every(({ score }) => score === null) ? "status" : null;
  return findBlocker(audit.outcomes)?.outcome.rule === "status" ? "status" : null;
}

function toBaseline(audit: PageAudit | SiteAudit, before: Baseline | null): Baseline {
  const all =
    audit.kind === "page"
      ? audit.outcomes.map(({ rule, status }) => ({ rule, status }))
      : audit.problems.map(({ id, status }) => ({ rule: id, status }));
  const lasting = all.filter(({ rule }) => !momentaryRules.has(rule));
  const isPartial = audit.kind === "site" && (audit.reading?.stop ?? null) !== null;
  const findings = isPartial ? addUnread(lasting, before) : lasting;
  const countStatus = (wanted: Status) => findings.filter(({ status }) => status === wanted).length;
  return {
    failure: null,
    score: audit.score,
    failed: countStatus("failed"),
    warnings: countStatus("warning"),
    findings,
  };
}

const rank: Readonly<Record<Status, number>> = { passed: 0, warning: 1, failed: 2 };

/**
 * What was found on a part of a site, and what was found before: that a page was not read this time
 * is no improvement.
 */
function addUnread(found: Baseline["findings"], before: Baseline | null): Baseline["findings"] {
  const statuses = new Map(found.map(({ rule, status }) => [rule, status]));
  for (const { rule, status } of before?.findings ?? [])
    if (rank[status] >= rank[statuses.get(rule) ?? "passed"]) statuses.set(rule, status);
  return [...statuses].map(([rule, status]) => ({ rule, status }));
}
