import type { PageReport, Status } from "../contract.ts";

export interface Difference {
  readonly rule: string;
  readonly title: string;
  /** Null where the rule does not apply to that page. */
  readonly here: Status | null;
  readonly there: Status | null;
}

const rank: Readonly<Record<Status, number>> = { failed: 0, warning: 1, passed: 2 };

/**
 * Lists the rules whose status differs between two pages. Those where the first page is worse come
 * first.
 */
export function listDifferences(report: PageReport, other: PageReport): Difference[] {
  const there = new Map(other.findings.map((finding) => [finding.rule, finding]));
  const here = new Map(report.findings.map((finding) => [finding.rule, finding]));
  const all = new Map([...there, ...here]);
  const getRankDifference = ({ here: a, there: b }: Difference): number =>
    a === null || b === null ? 0 : rank[a] - rank[b];
  return [...all.values()]
    .map(({ rule, title }) => ({
      rule,
      title,
      here: here.get(rule)?.status ?? null,
      there: there.get(rule)?.status ?? null,
    }))
    .filter((difference) => difference.here !== difference.there)
    .sort((a, b) => getRankDifference(a) - getRankDifference(b));
}
