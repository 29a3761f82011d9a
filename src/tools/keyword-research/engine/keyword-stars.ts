import type { ShownRow } from "./planner/merge-planner.ts";

/** A phrase as a star over the scale. */
export interface KeywordStar {
  readonly row: ShownRow;
  /** From 0, the easiest, to 1, the hardest. */
  readonly across: number;
  /** From 0, the fewest searches of the scale, to 1, the most. */
  readonly up: number;
}

export interface KeywordStars {
  /** The most searched first. */
  readonly stars: readonly KeywordStar[];
  /** The powers of ten between which the stars are, with their height. */
  readonly ticks: readonly { readonly searches: number; readonly up: number }[];
  /** How many phrases have no known volume or difficulty. */
  readonly unknownCount: number;
}

/** The smallest distance of two stars, as shares of the width and the height. */
const [apartAcross, apartUp] = [0.021, 0.05];
/** How far a star is moved from its place at most, in such distances. */
const maxMoves = 5;

/**
 * Places phrases by their difficulty and, on a logarithmic scale, by their searches a month. Only
 * phrases of which both are known are placed. Stars that would cover each other are moved apart to
 * the side, where a coarse difficulty allows it; their height is exact.
 */
export function placeKeywordStars(rows: readonly ShownRow[]): KeywordStars {
  const known = rows
    .filter(({ volume, difficulty }) => volume.value !== null && difficulty.value !== null)
    .toSorted((a, b) => b.volume.value! - a.volume.value!);
  const powers = known.map(({ volume }) => Math.log10(Math.max(1, volume.value!)));
  const from = Math.floor(Math.min(...powers));
  const to = Math.max(from + 1, Math.ceil(Math.max(...powers)));
  const stars: KeywordStar[] = [];
  for (const [i, row] of known.entries()) {
    const up = (powers[i]! - from) / (to - from);
    const across = findFreePlace(stars, Math.min(1, row.difficulty.value! / 100), up);
    stars.push({ row, across, up });
  }
  return {
    stars,
    ticks:
      known.length === 0
        ? []
        : Array.from({ length: to - from + 1 }, (_, i) => ({
            searches: 10 ** (from + i),
            up: i / (to - from),
          })),
    unknownCount: rows.length - known.length,
  };
}

/** The free place nearest to the true one, on either side of it. */
function findFreePlace(stars: readonly KeywordStar[], across: number, up: number): number {
  const isFree = (place: number): boolean =>
    place >= 0 &&
    place <= 1 &&
    stars.every(
      (star) =>
        Math.abs(star.across - place) >= apartAcross - 1e-9 || Math.abs(star.up - up) >= apartUp,
    );
  for (let move = 0; move <= maxMoves; move++)
    for (const place of [across + move * apartAcross, across - move * apartAcross])
      if (isFree(place)) return place;
  return across;
}

/**
 * Orders the stars by how much their names matter: the phrase to begin with, the searched one, and
 * then from the corner of many searches and little difficulty.
 * @param first the phrases whose names come first
 */
export function rankStars(
  stars: readonly KeywordStar[],
  first: readonly string[],
): readonly KeywordStar[] {
  const getPlace = ({ row }: KeywordStar): number => {
    const place = first.indexOf(row.keyword);
    return place < 0 ? first.length : place;
  };
  return stars.toSorted((a, b) => getPlace(a) - getPlace(b) || b.up - b.across - (a.up - a.across));
}
