import { estimateCrackTime, type CrackTime } from "./crack-time.ts";
import type { Reason } from "./model/guess.ts";
import { scoreByRules } from "./rule-score.ts";
import { capStrength, type Strength } from "./strength.ts";

/** What the page says about one password. */
export interface Verdict {
  readonly ruleScore: number;
  readonly strength: Strength;
  /** Null where the guesses could not be counted. */
  readonly time: CrackTime | null;
  /** Why the strength is below the score of the rules; empty where it is not. */
  readonly reasons: readonly Reason[];
}

/** Of a password whose guesses nobody counted, no more is said than this many would allow: Moderate. */
const guessesWithoutModel = 1e6;

/** @param estimate null where the model could not be loaded */
export function toVerdict(
  password: string,
  estimate: { readonly guesses: number; readonly reasons: readonly Reason[] } | null,
): Verdict {
  const { score } = scoreByRules(password);
  const strength = capStrength(score, estimate?.guesses ?? guessesWithoutModel);
  return {
    ruleScore: score,
    strength,
    time: estimate === null ? null : estimateCrackTime(estimate.guesses),
    reasons: strength.isCapped ? (estimate?.reasons ?? []) : [],
  };
}

/** Whoever tries everything that a draw of so many bits can give finds it half way. */
export const toGuesses = (bits: number): number => 2 ** (bits - 1);
