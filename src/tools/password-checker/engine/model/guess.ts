import {
  ZxcvbnFactory,
  type MatchEstimated,
  type OptionsDictionary,
  type OptionsGraph,
  type ZxcvbnResult,
} from "@zxcvbn-ts/core";
import { createArabicMatcher, type ArabicMatch } from "./arabic-matcher.ts";
import { hasArabic, normalizePassword } from "./fold.ts";
import { arabicGraphs, switchLayout } from "./keyboards.ts";
import { numberMatcher, type NumberMatch } from "./number-matcher.ts";
import { getScatteredAlphabet } from "./scatter.ts";
import { buildWordIndex } from "./word-index.ts";

/** Why a password is easier to guess than it looks; the page has words for each. */
export const reasons = [
  "leaked",
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
  /** How many guesses a program needs that tries the likeliest first. At least 1. */
  readonly guesses: number;
  /** What made it cheap, in the order in which it stands in the password; never empty. */
  readonly reasons: readonly Reason[];
}

export interface GuessLists {
  readonly dictionary: OptionsDictionary;
  readonly graphs: OptionsGraph;
  readonly frequentArabic: readonly string[];
}

export type GuessModel = (password: string) => Estimate;

/** The model takes seconds beyond this, and whoever types more is past guessing if these already are. */
const maxModelledChars = 64;
/** A program that tries what the keys type in the other language tries twice as much. */
const layouts = 2;
/** If less than this share of a password is unexplained, it was not drawn by lot. */
const minUnexplainedChars = 0.6;

/** @param lists what the model knows; a list is looked up in the order given, the commonest entry first */
export function createGuessModel({ dictionary, graphs, frequentArabic }: GuessLists): GuessModel {
  const own = {
    arabic: createArabicMatcher(buildWordIndex(frequentArabic)),
    number: numberMatcher,
  };
  const full = new ZxcvbnFactory(
    {
      dictionary: withoutBaitWords(dictionary),
      graphs: { ...graphs, ...arabicGraphs },
      maxLength: maxModelledChars,
    },
    own,
  );
  // For Latin keys read as Arabic: English words and their disguises cannot stand there, and looking for them takes most of the time.
  const arabicOnly = new ZxcvbnFactory(
    {
      dictionary: withoutBaitWords({}),
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
      // Compared as zxcvbn counts both: on other keys what was drawn by lot may look less so.
      if (intendedText.guesses * layouts < asTyped.guesses)
        return {
          guesses: intendedText.guesses * layouts,
          reasons: listReasons(intendedText.sequence as MatchEstimated[]),
        };
    }
    return {
      guesses: estimateScatteredGuesses(asTyped),
      reasons: listReasons(asTyped.sequence as MatchEstimated[]),
    };
  };
}

/** zxcvbn looks words up in plain objects, where "constructor" is found without having been put there. */
function withoutBaitWords(dictionary: OptionsDictionary): OptionsDictionary {
  const lists = Object.entries(dictionary).map(
    ([name, list]) =>
      [name, list.includes("constructor") ? list : [...list, "constructor"]] as const,
  );
  return { ...Object.fromEntries(lists), userInputs: ["constructor"] };
}

/** zxcvbn's count, with the unexplained places of what was drawn by lot counted as drawn. Never less than zxcvbn's. */
function estimateScatteredGuesses({ password, guesses, sequence }: ZxcvbnResult): number {
  const alphabet = getScatteredAlphabet(password);
  if (alphabet === null) return guesses;
  const unexplained = sequence
    .filter(({ pattern }) => pattern === "bruteforce")
    .reduce((sum, { token }) => sum + token.length, 0);
  return unexplained / password.length < minUnexplainedChars
    ? guesses
    : guesses * (alphabet / 10) ** unexplained;
}

function listReasons(sequence: readonly MatchEstimated[]): readonly Reason[] {
  const found = new Set(sequence.map(getReason).filter((reason) => reason !== null));
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

function getReason(match: MatchEstimated): Reason | null {
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
        ? "leaked"
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
