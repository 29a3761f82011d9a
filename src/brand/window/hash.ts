/**
 * A number from 0 up to 1 that depends on its arguments alone, so that one seed always draws the same.
 * Arguments are told apart to a thousandth. FNV-1a with MurmurHash2's multiplier to spread neighbours.
 */
export function hashNumbers(...numbers: readonly number[]): number {
  let state = 2166136261;
  for (const number of numbers) {
    state ^= Math.round(number * 1000) + 0x9e37;
    state = Math.imul(state, 16777619);
    state ^= state >>> 13;
    state = Math.imul(state, 0x5bd1e995);
    state ^= state >>> 15;
  }
  return (state >>> 0) / 4294967296;
}

/** The same for a word: a number from 0 up to 1. */
export function hashWord(word: string): number {
  return hashNumbers(...Array.from(word, (letter) => letter.codePointAt(0) ?? 0));
}
