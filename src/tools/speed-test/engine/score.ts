export type ScoreBand = "excellent" | "good" | "poor";

/** Labels of the performance score: from 90 Excellent, from 70 Good, else Needs Improvement. */
export function getScoreBand(score: number): ScoreBand {
  if (score >= 90) return "excellent";
  return score >= 70 ? "good" : "poor";
}
