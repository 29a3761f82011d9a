export interface MonthCount {
  readonly month: string;
  readonly count: number;
}

export interface TrendLine {
  /**
   * The line through the months as an SVG path in a box of `width` by `height`, the oldest month at
   * the left.
   */
  readonly path: string;
  /** The months with the highest and the lowest count, as indexes. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly peak: number;
  readonly low: number;
}

/**
 * Lays out the months as a line above zero, so that a small change does not look like a large one.
 */
export function layOutTrendLine(
  monthly: readonly MonthCount[],
  width: number,
  height: number,
): TrendLine {
  const maxCount = Math.max(1, ...monthly.map(({ count }) => count));
  const step = width / Math.max(1, monthly.length - 1);
  const points = monthly.map(({ count }, i) => ({
    x: roundToTenth(i * step),
    y: roundToTenth(height - (count / maxCount) * height),
  }));
  const counts = monthly.map(({ count }) => count);
  return {
    path: points.map(({ x, y }, i) => `${i === 0 ? "M" : "L"}${x} ${y}`).join(""),
    points,
    peak: counts.indexOf(Math.max(...counts)),
    low: counts.indexOf(Math.min(...counts)),
  };
}

const roundToTenth = (length: number): number => Math.round(length * 10) / 10;
