import { estimateCrackTime, type CrackTime } from "./crack-time.ts";
import type { Estimate } from "./model/guess.ts";
import type { PasswordPart } from "./model/parts.ts";
import type { Reason } from "./model/reasons.ts";
import { scoreByRules } from "./rule-score.ts";
import { capStrength, type Strength } from "./strength.ts";

/** The result for one password. */
export interface Verdict {
  readonly ruleScore: number;
  readonly strength: Strength;
  /** Null where the guesses could not be estimated. */
  readonly time: CrackTime | null;
  /** Why the strength is below the score of the rules; empty where it is not. */
  readonly reasons: readonly Reason[];
  /** Null where they could not be estimated. */
  readonly guesses: number | null;
  /** What the password is made of; empty for a generated one, which was drawn as a whole. */
  readonly parts: readonly PasswordPart[];
}

/**
 * The number of guesses that is assumed without an estimate, just under an hour: it limits the
 * strength to Moderate.
 */
const guessesWithoutModel = 3.59e13;

/**
 * Combines the score of the rules with the estimate.
 * @param estimate null where the model could not be loaded
 */
export function toVerdict(
  password: string,
  estimate: (Pick<Estimate, "guesses" | "reasons"> & Partial<Pick<Estimate, "parts">>) | null,
): Verdict {
  const { score } = scoreByRules(password);
  const strength = capStrength(score, estimate?.guesses ?? guessesWithoutModel);
  return {
    ruleScore: score,
    strength,
    time: estimate === null ? null : estimateCrackTime(estimate.guesses),
    reasons: strength.isCapped ? (estimate?.reasons ?? []) : [],
    guesses: estimate?.guesses ?? null,
    parts: estimate?.parts ?? [],
  };
}

/** The expected number of guesses for a random password: half of all possibilities. */
export const toGuesses = (bits: number): number => 2 ** (bits - 1);
