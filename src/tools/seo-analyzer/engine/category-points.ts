import { categories, type Category, type Finding, type Status } from "../contract.ts";

/** What one category adds to the score. */
export interface CategoryPoints {
  readonly category: Category;
  /** The status of each check that applied: passed ones first, failed ones last. */
  readonly checks: readonly Status[];
  /** Checks that passed and half of the warnings. */
  readonly earned: number;
}

const order: Readonly<Record<Status, number>> = { passed: 0, warning: 1, failed: 2 };
const worth: Readonly<Record<Status, number>> = { passed: 1, warning: 0.5, failed: 0 };

/**
 * Splits the score by category, in the order of the categories; those without a check are left out.
 * All that is earned divided by all checks is the score, before it is rounded.
 * @see docs/specification.md#seo-analyzer-score
 */
export function splitPoints(
  findings: readonly Pick<Finding, "category" | "status">[],
): readonly CategoryPoints[] {
  return categories.flatMap((category) => {
    const checks = findings
      .filter((finding) => finding.category === category)
      .map(({ status }) => status)
      .toSorted((a, b) => order[a] - order[b]);
    const earned = checks.reduce((sum, status) => sum + worth[status], 0);
    return checks.length === 0 ? [] : [{ category, checks, earned }];
  });
}
