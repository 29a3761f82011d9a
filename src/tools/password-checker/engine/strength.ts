export const bands = ["weak", "moderate", "strong", "veryStrong"] as const;
export type Band = (typeof bands)[number];

export interface Strength {
  /** 0 to 100, as shown. */
  readonly score: number;
  readonly band: Band;
  /** Whether the number of guesses lowers the score below that of the rules. */
  readonly isCapped: boolean;
}

/**
 * Returns the strength band of a score; bands begin at 30, 60 and 80.
 * @see docs/specification.md#password-checker-score
 */
export function getBand(score: number): Band {
  if (score < 30) return "weak";
  if (score < 60) return "moderate";
  return score < 80 ? "strong" : "veryStrong";
}

/**
 * Below each number of guesses the score is limited to the upper end of Weak, Moderate or Strong:
 * a minute, an hour and a day at the speed of crack-time.ts. So "Instantly" is always "Weak",
 * "Strong" never appears beside "minutes", and "Very Strong" never beside "hours".
 */
const caps = [
  { below: 6e11, score: 29 },
  { below: 3.6e13, score: 59 },
  { below: 1e15, score: 79 },
] as const;

/** Lowers the score of the rules where the password is easy to guess; it never raises it. */
export function capStrength(ruleScore: number, guesses: number): Strength {
  const cap = caps.find(({ below }) => guesses < below)?.score ?? 100;
  const score = Math.min(ruleScore, cap);
  return { score, band: getBand(score), isCapped: score < ruleScore };
}
