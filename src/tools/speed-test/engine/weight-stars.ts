import type { Share } from "../contract.ts";

/** The number of stars in the picture; each is a hundredth of the page. */
export const starCount = 100;

/**
 * Converts shares to whole stars, 100 in all: what remains after rounding down goes to the largest
 * remainders. A part that weighs anything gets at least one star as long as there are any.
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
