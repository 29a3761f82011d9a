export type ScoreBand = "excellent" | "good" | "poor";

/** SPEC's labels of the performance score: 90 and above Excellent, 70 and above Good, else Needs Improvement. */
export function getScoreBand(score: number): ScoreBand {
  if (score >= 90) return "excellent";
  return score >= 70 ? "good" : "poor";
}
