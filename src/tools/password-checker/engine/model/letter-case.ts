import { countChoices } from "../count-choices.ts";

/** How the capitals of a Latin word are placed. */
export interface LetterCase {
  /** Whether people capitalise words so: `ali`, `Ali`, `ALI`, `aliN`, `AlAhly`. */
  readonly isRegular: boolean;
  /** The number of ways that a guessing program tries, as zxcvbn counts them. */
  readonly tries: number;
}

const regular = /^(?:[^A-Z]*[A-Z]?|[A-Z][^A-Z]*|[^a-z]*)$/;
const joinedWords = /^[A-Z][^A-Z]+[A-Z][^A-Z]+$/;

/** Counts the ways to write a word with as many capitals as this one has. */
export function countCases(word: string): LetterCase {
  const upper = word.match(/[A-Z]/g)?.length ?? 0;
  if (upper === 0) return { isRegular: true, tries: 1 };
  if (regular.test(word)) return { isRegular: true, tries: 2 };
  if (joinedWords.test(word)) return { isRegular: true, tries: 4 };
  const lower = word.match(/[a-z]/g)?.length ?? 0;
  let tries = 0;
  for (let chosen = 1; chosen <= Math.min(upper, lower); chosen += 1)
    tries += countChoices(upper + lower, chosen);
  return { isRegular: false, tries };
}
