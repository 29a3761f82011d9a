/** Letters that are confused because they sound alike: most misspellings keep the sound. */
const soundAlike = ["تطث", "دضظذز", "سصثش", "قكغ", "غعخ", "حهخ", "جغ", "ckq", "scz", "gj", "fvp"];
/** Vowels, and neighbours on a keyboard. In a shorter word they make another word of it. */
const longAlike = ["eiy", "ou", "فق", "صض", "بيتن"];
const minLongChars = 6;

/** What each error costs: a swapped or doubled letter is a slip, a letter from elsewhere is not. */
const cost = { slip: 2, missing: 3, extra: 4, other: 4 };
/** The costs that words of at least so many letters may have, the longest first. */
const maxCosts = [
  [9, 6],
  [5, 3],
  [4, 2],
] as const;

/**
 * Estimates how likely a word is a slip for another one: a swapped, doubled or missing letter is
 * likelier than one that sounds different.
 * @param typed both as `splitWords` returns them
 * @returns the cost, lower for likelier slips; undefined where the words are rather two words
 */
export function rateTypingError(typed: string, meant: string): number | undefined {
  const max = maxCosts.find(([chars]) => typed.length >= chars)?.[1];
  const isInflected = typed.startsWith(meant) && typed !== meant + meant.at(-1)!;
  // The first letter is nearly always right: with another one, «عطور» is «سطور».
  if (max === undefined || typed[0] !== meant[0] || isInflected) return undefined;
  // A length that differs by two costs as much as two missing letters.
  if (Math.abs(typed.length - meant.length) > 2) return undefined;
  const rated = rate(typed, meant);
  return rated > max ? undefined : rated;
}

/** The lowest total cost of turning one word into the other. */
function rate(typed: string, meant: string): number {
  let before: number[] = [];
  let previous = Array.from(`_${meant}`, (_, at) => at * cost.missing);
  for (let row = 1; row <= typed.length; row += 1) {
    const letter = typed[row - 1]!;
    const current = [row * cost.extra];
    for (let at = 1; at <= meant.length; at += 1) {
      const other = meant[at - 1]!;
      const isSwapped = letter === meant[at - 2] && typed[row - 2] === other;
      current[at] = Math.min(
        previous[at]! + (letter === typed[row - 2] ? cost.slip : cost.extra),
        current[at - 1]! + rateMissing(meant, at - 1),
        previous[at - 1]! + rateReplaced(letter, other, typed.length),
        isSwapped ? before[at - 2]! + cost.slip : Infinity,
      );
    }
    [before, previous] = [previous, current];
  }
  return previous[meant.length]!;
}

/** One of two equal letters, or a vowel of a Latin word, is left out most often. */
const rateMissing = (meant: string, at: number): number =>
  meant[at] === meant[at - 1] || /[aeiou]/.test(meant[at]!) ? cost.slip : cost.missing;

function rateReplaced(letter: string, other: string, chars: number): number {
  if (letter === other) return 0;
  const groups = chars < minLongChars ? soundAlike : [...soundAlike, ...longAlike];
  return groups.some((group) => group.includes(letter) && group.includes(other))
    ? cost.slip
    : cost.other;
}
