import type { PageReport, Status } from "../contract.ts";

export interface Difference {
  readonly rule: string;
  readonly title: string;
  readonly here: Status;
  readonly there: Status;
}

const rank: Readonly<Record<Status, number>> = { failed: 0, warning: 1, passed: 2 };

/**
 * Lists the rules that apply to both pages and whose status differs. Those where the first page is
 * worse come first. A rule has the title of the worse of its two findings.
 */
export function listDifferences(report: PageReport, other: PageReport): Difference[] {
  const there = new Map(other.findings.map((finding) => [finding.rule, finding]));
  return report.findings
    .flatMap((ours): Difference[] => {
      const theirs = there.get(ours.rule);
      if (theirs === undefined || theirs.status === ours.status) return [];
      const worse = rank[ours.status] < rank[theirs.status] ? ours : theirs;
      return [{ rule: ours.rule, title: worse.title, here: ours.status, there: theirs.status }];
    })
    .toSorted((a, b) => rank[a.here] - rank[a.there] - (rank[b.here] - rank[b.there]));
}
