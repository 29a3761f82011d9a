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
 * The scores that numbers of guesses allow, from the first to the last of each range, along the
 * logarithm. The ranges end at a minute, an hour and a day at the speed of crack-time.ts. So
 * "Instantly" is always "Weak" and never more than a tenth of the bar, "Strong" never appears
 * beside "minutes", and "Very Strong" never beside "hours".
 */
const caps = [
  { from: 1, below: 6e11, lowest: 0, highest: 10 },
  { from: 6e11, below: 3.6e13, lowest: 30, highest: 59 },
  { from: 3.6e13, below: 1e15, lowest: 60, highest: 79 },
] as const;

/** The highest score that a number of guesses allows. */
function findCap(guesses: number): number {
  const cap = caps.find(({ below }) => guesses < below);
  if (cap === undefined) return 100;
  const { from, below, lowest, highest } = cap;
  const share = Math.log(Math.max(from, guesses) / from) / Math.log(below / from);
  return Math.round(lowest + (highest - lowest) * share);
}

/** Lowers the score of the rules where the password is easy to guess; it never raises it. */
export function capStrength(ruleScore: number, guesses: number): Strength {
  const score = Math.min(ruleScore, findCap(guesses));
  return { score, band: getBand(score), isCapped: score < ruleScore };
}
