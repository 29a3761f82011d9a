import type { ShownRow } from "./planner/merge-planner.ts";
import { bandLimits, bands, getBand, type Band } from "./table-view.ts";

/** A phrase as a star over the scale. */
export interface KeywordStar {
  readonly row: ShownRow;
  readonly band: Band;
  /** From 0, the easiest, to 1, the hardest, along the columns of the bands. */
  readonly across: number;
  /** From 0, the fewest searches of the scale, to 1, the most. */
  readonly up: number;
}

/** The column of a band of difficulty, as shares of the width. */
export interface BandColumn {
  readonly band: Band;
  readonly from: number;
  readonly to: number;
}

export interface KeywordStars {
  /** The most searched first. */
  readonly stars: readonly KeywordStar[];
  /** The easiest first. */
  readonly columns: readonly BandColumn[];
  /** The powers of ten between which the stars are, with their height. */
  readonly ticks: readonly { readonly searches: number; readonly up: number }[];
  /** How many phrases have no known volume or difficulty. */
  readonly unknownCount: number;
}

/** The width of a band without a phrase, where one with phrases has 1. It still has its name. */
const emptyBandWidth = 0.4;

/**
 * Places phrases by their difficulty and, on a logarithmic scale, by their searches a month. Only
 * phrases of which both are known are placed.
 */
export function placeKeywordStars(rows: readonly ShownRow[]): KeywordStars {
  const known = rows
    .filter(({ volume, difficulty }) => volume.value !== null && difficulty.value !== null)
    .toSorted((a, b) => b.volume.value! - a.volume.value!);
  const powers = known.map(({ volume }) => Math.log10(Math.max(1, volume.value!)));
  const from = Math.floor(Math.min(...powers));
  const to = Math.max(from + 1, Math.ceil(Math.max(...powers)));
  const columns = layOutColumns(known.map(({ difficulty }) => getBand(difficulty.value!)));
  return {
    stars: known.map((row, i) => ({
      row,
      band: getBand(row.difficulty.value!),
      across: toAcross(row.difficulty.value!, columns),
      up: (powers[i]! - from) / (to - from),
    })),
    columns,
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

/** Bands that have phrases share the width evenly, and a band without one is narrow. */
function layOutColumns(used: readonly Band[]): readonly BandColumn[] {
  const widths = bands.map((band) => (used.includes(band) ? 1 : emptyBandWidth));
  const total = widths.reduce((sum, width) => sum + width, 0);
  let from = 0;
  return bands.map((band, i) => {
    const to = i === bands.length - 1 ? 1 : from + widths[i]! / total;
    const column = { band, from, to };
    from = to;
    return column;
  });
}

function toAcross(difficulty: number, columns: readonly BandColumn[]): number {
  const column = columns.find(({ band }) => band === getBand(difficulty))!;
  const [low, high] = bandLimits[column.band];
  return column.from + ((difficulty - low) / (high - low)) * (column.to - column.from);
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
