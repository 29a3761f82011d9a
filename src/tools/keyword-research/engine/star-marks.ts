import type { KeywordStar } from "./keyword-stars.ts";

/** A star at its true place, in pixels from the top left corner of the picture. */
export interface PlacedStar {
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

/** What is drawn and pressed in one place: one phrase, or several whose figures are near. */
export interface StarMark extends Omit<PlacedStar, "star"> {
  /** The most important first. */
  readonly stars: readonly KeywordStar[];
}

export interface MarkOptions {
  /** More places are no picture that can be read; at least one for each band. */
  readonly maxMarks: number;
}

/**
 * The side of the square that is a mark's own target, in pixels.
 * @see https://www.w3.org/TR/WCAG22/#target-size-minimum (at least 24)
 */
export const targetSize = 28;
/** Up to this number, every phrase has a star of its own. */
const maxSpreadStars = 12;
/** The smallest distance of the marks of more phrases, which have numbers in them. */
const minReach = 48;
/** How far such a star is moved from its true place at most, in each direction. */
const maxMove = 88;
/** Where a free place is searched for: the nearest first, and of these the one to the side. */
const moves = listMoves();

/**
 * Lays out stars so that the targets of no two overlap and each is inside its column and its lane.
 * A few stars move apart. Of many, those that are near each other become one mark, at the true
 * place of its most important phrase. Marks of two lanes are never one.
 * @param stars the most important first
 */
export function layOutMarks(
  stars: readonly PlacedStar[],
  { maxMarks }: MarkOptions,
): readonly StarMark[] {
  if (stars.length <= maxSpreadStars) return spread(stars);
  const fields = new Set(stars.map(({ left, top }) => `${left} ${top}`)).size;
  for (let reach = minReach; ; reach *= 1.2) {
    const marks = gather(stars, reach);
    if (marks.length <= Math.max(maxMarks, fields)) return marks;
  }
}

function spread(stars: readonly PlacedStar[]): readonly StarMark[] {
  const marks: StarMark[] = [];
  for (const placed of stars) {
    const at = keepInside(placed);
    const free = moves
      .map(([across, down]) => ({ ...at, x: at.x + across, y: at.y + down }))
      .find(
        (place) =>
          place.x === keepInside(place).x &&
          place.y === keepInside(place).y &&
          marks.every((mark) => getDistance(mark, place) >= targetSize),
      );
    if (free !== undefined) marks.push(free);
    else if (!join(marks, at, Infinity)) marks.push(at);
  }
  return marks;
}

function gather(stars: readonly PlacedStar[], reach: number): readonly StarMark[] {
  const marks: StarMark[] = [];
  for (const placed of stars) {
    // Marks on both sides of a border keep their distance as well.
    const at = keepInside(placed, minReach / 2);
    if (!join(marks, at, reach)) marks.push(at);
  }
  return marks;
}

/**
 * Adds the stars to the nearest mark of their column and lane.
 * @returns false where none is within reach
 */
function join(marks: StarMark[], { stars, ...at }: StarMark, reach: number): boolean {
  const [nearest] = marks
    .filter((mark) => mark.left === at.left && mark.top === at.top && getDistance(mark, at) < reach)
    .toSorted((a, b) => getDistance(a, at) - getDistance(b, at));
  if (nearest === undefined) return false;
  marks[marks.indexOf(nearest)] = { ...nearest, stars: [...nearest.stars, ...stars] };
  return true;
}

/**
 * A mark of one star, whose target ends before its column and its lane do.
 * @param inset from their edges
 */
function keepInside(placed: PlacedStar | StarMark, inset = targetSize / 2): StarMark {
  const { x, y, left, right, top, bottom } = placed;
  return {
    x: clamp(x, left + inset, right - inset),
    y: clamp(y, top + inset, bottom - inset),
    left,
    right,
    top,
    bottom,
    stars: "star" in placed ? [placed.star] : placed.stars,
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
