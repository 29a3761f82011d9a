import type { MatchEstimated, ZxcvbnResult } from "@zxcvbn-ts/core";
import { getScatteredAlphabet } from "./scatter.ts";

/** A part of a password with the number of guesses that it needs alone. */
export interface EstimatedPart {
  readonly match: MatchEstimated;
  readonly guesses: number;
}

export interface SequenceEstimate {
  /** Guesses for the whole password. */
  readonly guesses: number;
  readonly parts: readonly EstimatedPart[];
}

/**
 * The minimum share of characters outside of all matches in a password that counts as randomly
 * generated.
 */
const minUnexplainedShare = 0.35;
/** Words of up to this many characters occur in random text by chance. */
const maxChanceChars = 4;
const wordPatterns = new Set(["dictionary", "arabic"]);

/** zxcvbn's additive term for each part after the first: shorter sequences are tried earlier. */
const guessesPerLongerSequence = 1e4;
/** The signs that people put between words; a guessing program tries each. */
const separator = /^[ _.\-,/*&+#@]$/;
const separatorTries = 11;

const isOther = ({ pattern }: MatchEstimated): boolean => pattern === "bruteforce";

/** Corrects zxcvbn's estimate for randomly generated passwords and for separated words. */
export function estimateSequence(result: ZxcvbnResult): SequenceEstimate {
  return estimateScattered(result) ?? estimateSeparated(result) ?? toEstimate(result);
}

/** zxcvbn's own estimate. */
export const toEstimate = ({ guesses, sequence }: ZxcvbnResult): SequenceEstimate => ({
  guesses,
  parts: (sequence as MatchEstimated[]).map((match) => ({ match, guesses: match.guesses })),
});

/**
 * Counts what no match explains in a randomly generated password by the full alphabet, and so short
 * words, which such a password contains by chance. Never less than zxcvbn's estimate.
 * @returns null for a password that does not look randomly generated
 */
function estimateScattered(result: ZxcvbnResult): SequenceEstimate | null {
  const { password } = result;
  const sequence = result.sequence as MatchEstimated[];
  const alphabet = getScatteredAlphabet(password);
  if (alphabet === null) return null;
  const unexplained = sequence.filter(isOther).reduce((sum, { token }) => sum + token.length, 0);
  if (unexplained / password.length < minUnexplainedShare) return null;
  let { guesses } = result;
  const parts = sequence.map((match) => {
    const { token, pattern } = match;
    if (isOther(match)) {
      guesses *= (alphabet / 10) ** token.length;
      return { match, guesses: alphabet ** token.length };
    }
    if (!wordPatterns.has(pattern) || token.length > maxChanceChars)
      return { match, guesses: match.guesses };
    const drawn = Math.max(match.guesses, alphabet ** token.length);
    guesses *= drawn / match.guesses;
    return { match, guesses: drawn };
  });
  // The order of the parts is no choice where they are drawn.
  const drawnGuesses = Math.min(guesses, alphabet ** password.length);
  return { guesses: Math.max(result.guesses, drawnGuesses), parts };
}

/**
 * Counts words with one and the same sign between them as words: the sign is chosen once, and is no
 * part that could be anywhere.
 * @returns null where there are none
 */
function estimateSeparated(result: ZxcvbnResult): SequenceEstimate | null {
  const sequence = result.sequence as MatchEstimated[];
  const isSeparator = (match: MatchEstimated, i: number): boolean =>
    i % 2 === 1 && separator.test(match.token) && match.token === sequence[1]?.token;
  if (sequence.length < 3 || sequence.length % 2 === 0) return null;
  if (sequence.some((match, i) => isSeparator(match, i) !== (i % 2 === 1))) return null;
  const wordCount = (sequence.length + 1) / 2;
  let product = separatorTries;
  let factorial = 1;
  const parts = sequence.map((match, i) => {
    if (i % 2 === 1) return { match, guesses: i === 1 ? separatorTries : 1 };
    product *= match.guesses;
    factorial *= i / 2 + 1;
    return { match, guesses: match.guesses };
  });
  const guesses = product * factorial + guessesPerLongerSequence ** (wordCount - 1);
  return { guesses: Math.min(result.guesses, guesses), parts };
}
