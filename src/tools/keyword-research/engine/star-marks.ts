import type { KeywordStar } from "./keyword-stars.ts";

/** A star in the picture, in pixels from its top left corner. */
export interface StarMark {
  readonly star: KeywordStar;
  readonly x: number;
  readonly y: number;
  /** The edges of the column of its band of difficulty. */
  readonly left: number;
  readonly right: number;
  /** The edges of the lane of its searches. */
  readonly top: number;
  readonly bottom: number;
}

/** More stars are no picture that is read at first sight; the table has every phrase. */
const maxMarks = 12;
/**
 * The side of the square that is a mark's own target, in pixels.
 * @see https://www.w3.org/TR/WCAG22/#target-size-minimum (at least 24)
 */
export const targetSize = 28;
/** How far a star is moved from its true place at most, in each direction. */
const maxMove = 88;
/** Where a free place is searched for: the nearest first, and of these the one to the side. */
const moves = listMoves();

/**
 * Lays out stars so that the targets of no two overlap and each is inside its column and its lane.
 * A star whose place is taken moves to the nearest free one; where there is none it is left out.
 * Phrases of one difficulty are above each other and those of a greater one never before them: only
 * the first of a difficulty moves across.
 * @param stars at their true places, the most important first
 */
export function layOutMarks(stars: readonly StarMark[]): readonly StarMark[] {
  const marks: StarMark[] = [];
  /** The true place across of each difficulty, and the one that its stars have. */
  const placesAcross = new Map<number, readonly [trueX: number, x: number]>();
  for (const star of stars) {
    if (marks.length >= maxMarks) break;
    const own = placesAcross.get(star.star.across);
    const at = keepInside({ ...star, x: own?.[1] ?? star.x });
    const isInOrder = (x: number): boolean =>
      own === undefined
        ? [...placesAcross.values()].every(([trueX, used]) => (star.x - trueX) * (x - used) >= 0)
        : x === own[1];
    const free = moves
      .map(([across, down]) => ({ ...at, x: at.x + across, y: at.y + down }))
      .find(
        (place) =>
          isInOrder(place.x) &&
          place.x === keepInside(place).x &&
          place.y === keepInside(place).y &&
          marks.every((mark) => getDistance(mark, place) >= targetSize),
      );
    if (free === undefined) continue;
    marks.push(free);
    placesAcross.set(star.star.across, [star.x, free.x]);
  }
  return marks;
}

/** The mark where its target ends before its column and its lane do. */
function keepInside(mark: StarMark): StarMark {
  const { x, y, left, right, top, bottom } = mark;
  const inset = targetSize / 2;
  return {
    ...mark,
    x: clamp(x, left + inset, right - inset),
    y: clamp(y, top + inset, bottom - inset),
  };
}

/** The nearest number within the bounds; the middle where there is none. */
const clamp = (value: number, from: number, to: number): number =>
  from > to ? (from + to) / 2 : Math.min(to, Math.max(from, value));

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The distance of two squares: that of the sides which are further apart. */
const getDistance = (a: Point, b: Point): number =>
  Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

function listMoves(): readonly (readonly [across: number, down: number])[] {
  const step = targetSize / 7;
  const steps = Array.from(
    { length: (2 * maxMove) / step + 1 },
    (_, i) => (i - maxMove / step) * step,
  );
  return steps
    .flatMap((across) => steps.map((down) => [across, down] as const))
    .toSorted(
      (a, b) =>
        Math.hypot(...a) - Math.hypot(...b) ||
        Math.abs(a[1]) - Math.abs(b[1]) ||
        b[0] - a[0] ||
        b[1] - a[1],
    );
}
