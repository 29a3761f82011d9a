export type ScoreBand = "excellent" | "good" | "poor";

/**
 * The band of a performance score: from 90 Excellent, from 70 Good, else Needs Improvement.
 * @see docs/specification.md#speed-test-labels
 */
export function getScoreBand(score: number): ScoreBand {
  if (score >= 90) return "excellent";
  return score >= 70 ? "good" : "poor";
}
