/**
 * A number from 0 to below 1 that depends on its arguments alone, so that the same seed always
 * gives the same drawing. Arguments count to three decimals. FNV-1a with MurmurHash2's multiplier,
 * which spreads similar arguments.
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

/** Like `hashNumbers`, for a text. */
export function hashWord(word: string): number {
  return hashNumbers(...Array.from(word, (letter) => letter.codePointAt(0) ?? 0));
}
