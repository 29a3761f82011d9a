import {
  ZxcvbnFactory,
  type MatchEstimated,
  type OptionsDictionary,
  type OptionsGraph,
  type ZxcvbnResult,
} from "@zxcvbn-ts/core";
import { switchLayout } from "#i18n/switch-layout.ts";
import { createArabicMatcher, type ArabicMatch } from "./arabic-matcher.ts";
import { hasArabic, normalizePassword } from "./fold.ts";
import { arabicGraphs } from "./keyboards.ts";
import { numberMatcher, type NumberMatch } from "./number-matcher.ts";
import { getScatteredAlphabet } from "./scatter.ts";
import { buildWordIndex } from "./word-index.ts";

/** Why a password is easier to guess than it looks; the page has a message for each. */
export const reasons = [
  "leaked",
  "leakedBase",
  "word",
  "name",
  "phrase",
  "arabizi",
  "keyboard",
  "sequence",
  "repeat",
  "date",
  "phone",
  "few",
] as const;
export type Reason = (typeof reasons)[number];

export interface Estimate {
  /** Guesses needed when the most likely passwords are tried first, at least 1. */
  readonly guesses: number;
  /** Why the password is easy to guess, in the order of its parts; never empty. */
  readonly reasons: readonly Reason[];
}

export interface GuessLists {
  readonly dictionary: OptionsDictionary;
  readonly graphs: OptionsGraph;
  readonly frequentArabic: readonly string[];
}

export type GuessModel = (password: string) => Estimate;

/**
 * Longer passwords are cut before the estimate, which would take seconds; a longer one is at least
 * as hard to guess.
 */
const maxModelledChars = 64;
/** Trying both keyboard languages doubles the number of guesses. */
const layoutCount = 2;
/**
 * The minimum share of characters outside of all matches in a password that counts as randomly
 * generated.
 */
const minUnexplainedShare = 0.35;

/**
 * Creates the function that estimates passwords. The rank of a word is its position in its list,
 * the most common first.
 */
export function createGuessModel({ dictionary, graphs, frequentArabic }: GuessLists): GuessModel {
  const own = {
    arabic: createArabicMatcher(buildWordIndex(frequentArabic)),
    number: numberMatcher,
  };
  const full = new ZxcvbnFactory(
    {
      dictionary: shadowInheritedKeys(dictionary),
      graphs: { ...graphs, ...arabicGraphs },
      maxLength: maxModelledChars,
    },
    own,
  );
  // For Latin keys read as Arabic: English words cannot occur there, and searching them takes most
  // of the time.
  const arabicOnly = new ZxcvbnFactory(
    {
      dictionary: shadowInheritedKeys({}),
      graphs: arabicGraphs,
      maxLength: maxModelledChars,
      l33tMaxSubstitutions: 1,
    },
    own,
  );
  const check = (model: ZxcvbnFactory, text: string): ZxcvbnResult =>
    model.check(text.replaceAll("__proto__", "..proto.."));
  return (password) => {
    const text = normalizePassword(password).slice(0, maxModelledChars);
    const asTyped = check(full, text);
    const alternateText = switchLayout(text);
    if (alternateText !== null) {
      const intendedText = check(
        hasArabic(text) ? full : arabicOnly,
        alternateText.slice(0, maxModelledChars),
      );
      // Both are compared by zxcvbn's own estimate: in the other layout a random password may look
      // less random.
      if (intendedText.guesses * layoutCount < asTyped.guesses)
        return {
          guesses: intendedText.guesses * layoutCount,
          reasons: listReasons(intendedText.sequence as MatchEstimated[]),
        };
    }
    return {
      guesses: estimateScatteredGuesses(asTyped),
      reasons: listReasons(asTyped.sequence as MatchEstimated[]),
    };
  };
}

/**
 * zxcvbn looks words up in plain objects, where it also finds the inherited key "constructor". As a
 * word of each list it is an own key with a rank.
 */
function shadowInheritedKeys(dictionary: OptionsDictionary): OptionsDictionary {
  const lists = Object.entries(dictionary).map(
    ([name, list]) =>
      [name, list.includes("constructor") ? list : [...list, "constructor"]] as const,
  );
  return { ...Object.fromEntries(lists), userInputs: ["constructor"] };
}

/**
 * Returns zxcvbn's estimate, but with the full alphabet for the unmatched characters of a randomly
 * generated password. Never less than zxcvbn's.
 */
function estimateScatteredGuesses({ password, guesses, sequence }: ZxcvbnResult): number {
  const alphabet = getScatteredAlphabet(password);
  if (alphabet === null) return guesses;
  const unexplained = sequence
    .filter(({ pattern }) => pattern === "bruteforce")
    .reduce((sum, { token }) => sum + token.length, 0);
  return unexplained / password.length < minUnexplainedShare
    ? guesses
    : guesses * (alphabet / 10) ** unexplained;
}

function listReasons(sequence: readonly MatchEstimated[]): readonly Reason[] {
  const found = new Set(
    sequence.map((match) => getReason(match, sequence)).filter((reason) => reason !== null),
  );
  return found.size === 0 ? ["few"] : [...found];
}

const arabicReasons = {
  name: "name",
  phrase: "phrase",
  place: "word",
  word: "word",
  keyboard: "keyboard",
  sequence: "sequence",
} as const;

/** Whether a password is the word of the list as it is written there, and not only built on it. */
const isWhole = (match: MatchEstimated, sequence: readonly MatchEstimated[]): boolean =>
  sequence.length === 1 && (match as { l33t?: boolean }).l33t !== true;

function getReason(match: MatchEstimated, sequence: readonly MatchEstimated[]): Reason | null {
  const dictionary = String((match as { dictionaryName?: string }).dictionaryName ?? "");
  switch (match.pattern) {
    case "arabic": {
      const { isArabizi, kind } = match as unknown as ArabicMatch;
      return isArabizi ? "arabizi" : arabicReasons[kind];
    }
    case "number": {
      const { kind } = match as unknown as NumberMatch;
      return kind === "habit" ? "sequence" : kind;
    }
    case "dictionary":
      return dictionary.startsWith("passwords")
        ? isWhole(match, sequence)
          ? "leaked"
          : "leakedBase"
        : dictionary.startsWith("firstnames")
          ? "name"
          : "word";
    case "spatial":
      return "keyboard";
    case "sequence":
      return "sequence";
    case "repeat":
      return "repeat";
    case "date":
    case "regex":
      return "date";
    default:
      return null;
  }
}
