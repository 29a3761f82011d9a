/**
 * Counts the letters to insert, to leave out, to replace or to swap with their neighbour.
 * @param max the number from which on the exact count does not matter
 * @returns the count, or `max` where it is not below
 * @see https://doi.org/10.1145/363958.363994 for the edit distance with swapped letters
 */
export function countErrors(from: string, to: string, max: number): number {
  if (Math.abs(from.length - to.length) >= max) return max;
  let before: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= to.length; at += 1) {
      const isSame = from[row - 1] === to[at - 1];
      const isSwapped = from[row - 1] === to[at - 2] && from[row - 2] === to[at - 1];
      current[at] = Math.min(
        previous[at]! + 1,
        current[at - 1]! + 1,
        previous[at - 1]! + (isSame ? 0 : 1),
        isSwapped ? before[at - 2]! + 1 : max,
      );
    }
    if (Math.min(...current) >= max) return max;
    [before, previous] = [previous, current];
  }
  return Math.min(previous[to.length]!, max);
}
