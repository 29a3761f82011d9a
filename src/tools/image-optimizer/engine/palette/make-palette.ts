import type { ColourList } from "./colour-list.ts";
import { dimensions, findNearest, toPoints } from "./colour-points.ts";

export interface Palette {
  readonly count: number;
  /** Red, green, blue and alpha of each colour as bytes. */
  readonly colours: Uint8ClampedArray;
  readonly points: Float32Array;
}

interface Box {
  readonly from: number;
  readonly to: number;
  /** The sum of squared distances from the box's mean, along each dimension. */
  readonly spread: readonly number[];
}

const rounds = 8;

/**
 * Chooses a palette: boxes are split where the squared error falls most (Wu 1991, on the colours
 * themselves instead of a grid), then every palette colour moves to the mean of its group (k-means)
 * until the change is small.
 */
export function makePalette(
  list: ColourList,
  maxColours: number,
  onProgress: (share: number) => void = () => undefined,
): Palette {
  const count = Math.min(maxColours, list.count);
  if (count === list.count) return toPalette(list.colours, count);
  const order = Uint32Array.from({ length: list.count }, (_, i) => i);
  const boxes = cutBoxes(list, order, count);
  const owner = new Uint16Array(list.count);
  boxes.forEach(({ from, to }, box) => {
    for (let i = from; i < to; i++) owner[order[i]!] = box;
  });
  let palette = toPalette(computeMeans(list, owner, boxes.length), boxes.length);
  for (let round = 0; round < rounds; round++) {
    onProgress((round + 1) / (rounds + 1));
    let moved = 0;
    for (let i = 0; i < list.count; i++) {
      const closest = findNearest(palette.points, palette.count, list.points, 4 * i, owner[i]!);
      if (closest !== owner[i]) moved += 1;
      owner[i] = closest;
    }
    palette = toPalette(computeMeans(list, owner, boxes.length, palette.colours), boxes.length);
    if (moved < list.count / 500) break;
  }
  return palette;
}

function cutBoxes(list: ColourList, order: Uint32Array, count: number): readonly Box[] {
  const boxes = [createBox(list, order, 0, list.count)];
  while (boxes.length < count) {
    const worst = boxes.reduce(
      (worstIndex, box, i) =>
        measureError(box) > measureError(boxes[worstIndex]!) ? i : worstIndex,
      0,
    );
    const box = boxes[worst]!;
    if (measureError(box) === 0) break;
    const middle = splitBox(list, order, box);
    boxes.splice(
      worst,
      1,
      createBox(list, order, box.from, middle),
      createBox(list, order, middle, box.to),
    );
  }
  return boxes;
}

const measureError = ({ from, to, spread }: Box): number =>
  to - from < 2 ? 0 : spread.reduce((sum, value) => sum + value, 0);

function createBox(
  { points, weights }: ColourList,
  order: Uint32Array,
  from: number,
  to: number,
): Box {
  const spread = Array.from({ length: dimensions }, (_, d) => {
    let [weight, sum, squares] = [0, 0, 0];
    for (let i = from; i < to; i++) {
      const [w, v] = [weights[order[i]!]!, points[4 * order[i]! + d]!];
      weight += w;
      sum += w * v;
      squares += w * v * v;
    }
    return Math.max(0, squares - (sum * sum) / weight);
  });
  return { from, to, spread };
}

/** Sorts a box along its dimension of greatest error and finds where to split it. */
function splitBox(
  { points, weights }: ColourList,
  order: Uint32Array,
  { from, to, spread }: Box,
): number {
  const side = spread.indexOf(Math.max(...spread));
  const sorted = order
    .subarray(from, to)
    .sort((a, b) => points[4 * a + side]! - points[4 * b + side]!);
  let [allWeight, allSum] = [0, 0];
  for (const i of sorted) {
    allWeight += weights[i]!;
    allSum += weights[i]! * points[4 * i + side]!;
  }
  // The squared error falls by as much as the weighted squares of the two means rise.
  let [best, largestGain, weight, sum] = [1, -1, 0, 0];
  for (let i = 0; i < sorted.length - 1; i++) {
    weight += weights[sorted[i]!]!;
    sum += weights[sorted[i]!]! * points[4 * sorted[i]! + side]!;
    const gain = (sum * sum) / weight + (allSum - sum) ** 2 / Math.max(allWeight - weight, 1e-9);
    if (gain > largestGain) [best, largestGain] = [i + 1, gain];
  }
  return from + best;
}

function computeMeans(
  { count, colours, weights }: ColourList,
  owner: Uint16Array,
  boxes: number,
  before?: Uint8ClampedArray,
): Float64Array {
  const sums = new Float64Array(boxes * 4);
  const all = new Float64Array(boxes);
  for (let i = 0; i < count; i++) {
    const box = owner[i]!;
    all[box]! += weights[i]!;
    for (let c = 0; c < 4; c++) sums[4 * box + c]! += weights[i]! * colours[4 * i + c]!;
  }
  return Float64Array.from(sums, (sum, i) =>
    all[i >> 2] === 0 ? (before?.[i] ?? 0) : sum / all[i >> 2]!,
  );
}

function toPalette(computeMeans: Float64Array, count: number): Palette {
  const colours = Uint8ClampedArray.from(computeMeans.subarray(0, 4 * count));
  return { count, colours, points: toPoints(colours) };
}
