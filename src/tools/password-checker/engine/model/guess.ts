import {
  ZxcvbnFactory,
  type MatchEstimated,
  type OptionsDictionary,
  type OptionsGraph,
  type ZxcvbnResult,
} from "@zxcvbn-ts/core";
import { cutToAnalysed } from "../analysed-text.ts";
import { createArabicMatcher } from "./arabic-matcher.ts";
import { hasArabic } from "./fold.ts";
import { arabicGraphs } from "./keyboards.ts";
import { numberMatcher } from "./number-matcher.ts";
import { splitPassword, type PasswordPart } from "./parts.ts";
import { normalizeWithStarts, switchLayoutWithStarts, type MappedText } from "./positions.ts";
import { listReasons, type Reason } from "./reasons.ts";
import { estimateSequence, toEstimate } from "./sequence-guesses.ts";
import { buildWordIndex } from "./word-index.ts";

export interface Estimate {
  /** Guesses needed when the most likely passwords are tried first, at least 1. */
  readonly guesses: number;
  /** Why the password is easy to guess, in the order of its parts; never empty. */
  readonly reasons: readonly Reason[];
  /** The password split into what was recognised; empty where its characters cannot be mapped. */
  readonly parts: readonly PasswordPart[];
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
/**
 * The maximum number of readings of signs as letters that zxcvbn tries. With its default of 100 a
 * generated password of 32 characters takes three times as long, and no password of the tests is
 * estimated otherwise.
 */
const maxSubstitutionReadings = 16;
/** Trying both keyboard languages doubles the number of guesses. */
const layoutCount = 2;
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
      l33tMaxSubstitutions: maxSubstitutionReadings,
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
  return (whole) => {
    const password = cutToAnalysed(whole);
    const typed = truncate(normalizeWithStarts(password));
    const asTyped = check(full, typed.text);
    const switched = switchLayoutWithStarts(typed.text);
    const intended = switched && truncate(switched);
    const asIntended = intended && check(hasArabic(typed.text) ? full : arabicOnly, intended.text);
    // Both are compared by zxcvbn's own estimate: in the other layout a random password may look
    // less random.
    if (asIntended !== null && asIntended.guesses * layoutCount < asTyped.guesses) {
      const { guesses, parts } = toEstimate(asIntended);
      return {
        guesses: guesses * layoutCount,
        reasons: listReasons(asIntended.sequence as MatchEstimated[]),
        parts: splitPassword(password, [typed, intended!], parts, true),
      };
    }
    const { guesses, parts } = estimateSequence(asTyped);
    return {
      guesses,
      reasons: listReasons(asTyped.sequence as MatchEstimated[]),
      parts: splitPassword(password, [typed], parts, false),
    };
  };
}

const truncate = ({ text, starts }: MappedText): MappedText => ({
  text: text.slice(0, maxModelledChars),
  starts,
});

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
