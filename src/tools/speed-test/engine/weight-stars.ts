import type { Share } from "../contract.ts";

/** How many stars of the picture each part gets: a star is a hundredth of the page. */
export const starCount = 100;

/**
 * Shares in whole stars, which together are always a hundred: what is left over by rounding down goes to the largest
 * remainders. What weighs anything at all gets at least one star while there is one to spare.
 */
export function countStars(shares: readonly Pick<Share, "bytes">[]): readonly number[] {
  const total = shares.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total === 0) return shares.map(() => 0);
  const exact = shares.map(({ bytes }) => (bytes / total) * starCount);
  const stars = exact.map((share) => (share > 0 ? Math.max(1, Math.floor(share)) : 0));
  const countRemaining = (): number => starCount - stars.reduce((sum, count) => sum + count, 0);
  const byRemainder = exact
    .map((share, i) => ({ i, rest: share - Math.floor(share) }))
    .sort((a, b) => b.rest - a.rest);
  for (const { i } of byRemainder) if (countRemaining() > 0 && exact[i]! > 1) stars[i]!++;
  while (countRemaining() > 0) stars[exact.indexOf(Math.max(...exact))]!++;
  while (countRemaining() < 0) stars[stars.indexOf(Math.max(...stars))]!--;
  return stars;
}
