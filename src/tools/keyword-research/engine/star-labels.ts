/** A box in pixels, from the top left corner of the picture. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A star that may get its words beside it. */
export interface NamedStar {
  readonly name: string;
  /** The centre of the star, in pixels. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** The width of its words. */
  readonly width: number;
  /** The edges of its band: words that lie across one have a line to their star. */
  readonly left: number;
  readonly right: number;
}

export interface StarLabel {
  readonly name: string;
  /** The centre of the words. */
  readonly x: number;
  readonly y: number;
  /** Where a line leads from the words to a star that is not beside them in its band. */
  readonly leader: readonly [Point, Point] | null;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface LabelOptions {
  /** Where words may be. */
  readonly area: Box;
  /** Where something is already, as the words of the scale. */
  readonly obstacles: readonly Box[];
  /** Stars that get no words. */
  readonly unnamed?: readonly Box[];
  /** The height of a line of words. */
  readonly height: number;
  readonly maxLabels: number;
}

/** The space between a star and its words: beside it, or further away with a line. */
const gaps = [5, 16, 24, 36, 50, 70];
/** From this gap on a line shows which star the words belong to. */
const minLeaderGap = 16;
/** The space between two labels. */
const labelMargin = 3;
/** Nearer to another star than this, words would seem to be that one's, unless they have a line. */
const otherStarMargin = 12;
/** The space between words with a line and other stars. */
const ledMargin = 5;
/** Sides are tried before above and below, and corners last. */
const directions = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
] as const;

/**
 * Gives the first stars their words, where these cover no star, no other words and no obstacle. A
 * star without such a place gets none; what follows it is tried all the same.
 * @param stars the most important first
 */
export function layOutLabels(
  stars: readonly NamedStar[],
  { area, obstacles, unnamed = [], height, maxLabels }: LabelOptions,
): readonly StarLabel[] {
  const labels: StarLabel[] = [];
  const starBoxes = stars.map((star) => toBox(star, star.radius, star.radius));
  const taken: Box[] = [...obstacles, ...unnamed, ...starBoxes];
  const words: Box[] = [];
  for (const [i, star] of stars.entries()) {
    if (labels.length >= maxLabels) break;
    const others = [...unnamed, ...starBoxes.toSpliced(i, 1)];
    const crossed = [...words, ...others];
    const isOwn = (box: Box): boolean =>
      box.left >= star.left &&
      box.right <= star.right &&
      !others.some((other) => intersects(grow(box, otherStarMargin), other));
    const isFree = (box: Box, leader: readonly Point[], margin: number): boolean =>
      isInside(box, area) &&
      !taken.some((other) => intersects(box, other)) &&
      (leader.length > 0 || isOwn(box)) &&
      !others.some((other) => intersects(grow(box, margin), other)) &&
      !leader.some((point) => crossed.some((other) => intersects(toBox(point, 1, 1), other)));
    const label =
      findLabel(star, height, (box, leader) => isFree(box, leader, ledMargin)) ??
      findLabel(star, height, (box, leader) => isFree(box, leader, 0));
    if (label === undefined) continue;
    labels.push(label);
    const box = toBox(label, star.width / 2 + labelMargin, height / 2 + labelMargin);
    words.push(box);
    taken.push(box, ...listPoints(label.leader).map((point) => toBox(point, 1, 1)));
  }
  return labels;
}

/** The first place of the words that is free. */
function findLabel(
  { name, x, y, radius, width }: NamedStar,
  height: number,
  isFree: (box: Box, leader: readonly Point[]) => boolean,
): StarLabel | undefined {
  for (const gap of gaps)
    for (const [across, down] of directions) {
      // At a corner the words are as far away as beside the star, measured along the diagonal.
      const distance = (radius + gap) * (across !== 0 && down !== 0 ? Math.SQRT1_2 : 1);
      const place = {
        x: x + across * (distance + width / 2),
        y: y + down * (distance + height / 2),
      };
      const leader =
        gap < minLeaderGap
          ? null
          : ([
              {
                x: x + (across * distance * radius) / (radius + gap),
                y: y + (down * distance * radius) / (radius + gap),
              },
              { x: x + across * (distance - 2), y: y + down * (distance - 2) },
            ] as const);
      if (isFree(toBox(place, width / 2, height / 2), listPoints(leader)))
        return { name, ...place, leader };
    }
  return undefined;
}

/** Points along a line, close enough that no words fit between them. */
function listPoints(leader: StarLabel["leader"]): readonly Point[] {
  if (leader === null) return [];
  const [from, to] = leader;
  return Array.from({ length: 13 }, (_, i) => ({
    x: from.x + ((to.x - from.x) * i) / 12,
    y: from.y + ((to.y - from.y) * i) / 12,
  }));
}

const toBox = ({ x, y }: Point, halfWidth: number, halfHeight: number): Box => ({
  left: x - halfWidth,
  right: x + halfWidth,
  top: y - halfHeight,
  bottom: y + halfHeight,
});

const grow = ({ left, right, top, bottom }: Box, by: number): Box => ({
  left: left - by,
  right: right + by,
  top: top - by,
  bottom: bottom + by,
});

const intersects = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const isInside = (box: Box, area: Box): boolean =>
  box.left >= area.left &&
  box.right <= area.right &&
  box.top >= area.top &&
  box.bottom <= area.bottom;
