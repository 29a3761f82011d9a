/** Chance that is the same in every run: mulberry32 over a seed. */
export interface Chance {
  /** A whole number from 0 up to and without the limit. */
  below(limit: number): number;
  oneOf<T>(values: readonly T[]): T;
}

export function chanceFrom(seed: number): Chance {
  let state = seed;
  function below(limit: number): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  }
  return { below, oneOf: (values) => values[below(values.length)]! };
}
