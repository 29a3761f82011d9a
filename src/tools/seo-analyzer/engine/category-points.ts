import { categories, type Category, type Finding, type Status } from "../contract.ts";

/** What one category adds to the score. */
export interface CategoryPoints {
  readonly category: Category;
  /** Each check that applied: what earned most first, and what failed last. */
  readonly checks: readonly CheckPoints[];
  /** The sum of the shares. */
  readonly earned: number;
}

/** What one check adds to the score. */
interface CheckPoints {
  readonly status: Status;
  /** From 0 to 1: on one page 1 where it passed and 0.5 for a warning, on a site their mean. */
  readonly share: number;
}

/** A finding of a page, or a check of a site, which has the mean of its points as its share. */
export interface RatedCheck extends Pick<Finding, "category" | "status"> {
  readonly share?: number;
}

const order: Readonly<Record<Status, number>> = { passed: 0, warning: 1, failed: 2 };
/** The points of a check on one page. */
export const worth: Readonly<Record<Status, number>> = { passed: 1, warning: 0.5, failed: 0 };

/**
 * Splits the score by category, in the order of the categories; those without a check are left out.
 * All that is earned divided by all checks is the score, before it is rounded.
 * @see docs/specification.md#seo-analyzer-score
 */
export function splitPoints(findings: readonly RatedCheck[]): readonly CategoryPoints[] {
  return categories.flatMap((category) => {
    const checks = findings
      .filter((finding) => finding.category === category)
      .map(({ status, share = worth[status] }) => ({ status, share }))
      .toSorted((a, b) => b.share - a.share || order[a.status] - order[b.status]);
    const earned = checks.reduce((sum, { share }) => sum + share, 0);
    return checks.length === 0 ? [] : [{ category, checks, earned }];
  });
}
