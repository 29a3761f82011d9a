/** A source of numbers from 0 to 1 that gives the same row for the same seed, so that a picture stays itself. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
