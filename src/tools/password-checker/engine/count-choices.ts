/**
 * The number of ways to choose some of several, as n over k. It is exact while it is under 2^53,
 * which any choice of at most 56 is.
 */
export function countChoices(all: number, chosen: number): number {
  let ways = 1;
  for (let i = 0; i < chosen; i += 1) ways = (ways * (all - i)) / (i + 1);
  return ways;
}
