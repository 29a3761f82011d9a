export const bands = ["weak", "moderate", "strong", "veryStrong"] as const;
export type Band = (typeof bands)[number];

export interface Strength {
  /** 0 to 100, as shown. */
  readonly score: number;
  readonly band: Band;
  /** Whether the guesses hold it below what the rules gave. */
  readonly isCapped: boolean;
}

/** SPEC §9: strength bands at 30, 60, 80. */
export function getBand(score: number): Band {
  if (score < 30) return "weak";
  if (score < 60) return "moderate";
  return score < 80 ? "strong" : "veryStrong";
}

/**
 * Fewer guesses than this never read better than the score beside it: the top of Weak, Moderate and Strong. The last two are
 * a minute and a day at the speed of crack-time.ts: "Strong" beside "Instantly", or "Very Strong" beside "hours", would be
 * praise that nobody believes.
 */
const caps = [
  { below: 1e6, score: 29 },
  { below: 6e11, score: 59 },
  { below: 1e15, score: 79 },
] as const;

/** The score of the rules, held down where a guessing program would be quick. Never above the rules. */
export function capStrength(ruleScore: number, guesses: number): Strength {
  const cap = caps.find(({ below }) => guesses < below)?.score ?? 100;
  const score = Math.min(ruleScore, cap);
  return { score, band: getBand(score), isCapped: score < ruleScore };
}
