import type { Status } from "../../contract.ts";
import { worth } from "../category-points.ts";

/** What became of one rule on the pages of a site that it applies to. */
export interface CheckSummary {
  readonly rule: string;
  /** The worst on any page. */
  readonly status: Status;
  /** The mean of its points, from 0 to 1, with two decimals. */
  readonly share: number;
}

interface RuleOutcome {
  readonly rule: string;
  readonly status: Status;
}

const rank: Readonly<Record<Status, number>> = { passed: 0, warning: 1, failed: 2 };

/**
 * Sums up the outcomes of every page by rule, in the order in which the rules are first met.
 * @param pages the outcomes of each page
 */
export function summarizeChecks(
  pages: readonly (readonly RuleOutcome[])[],
): readonly CheckSummary[] {
  const byRule = Map.groupBy(pages.flat(), ({ rule }) => rule);
  return [...byRule].map(([rule, outcomes]) => {
    const points = outcomes.reduce((sum, { status }) => sum + worth[status], 0);
    const statuses = outcomes.map(({ status }) => status);
    return {
      rule,
      status: statuses.reduce((worst, one) => (rank[one] > rank[worst] ? one : worst)),
      share: Math.round((100 * points) / outcomes.length) / 100,
    };
  });
}
