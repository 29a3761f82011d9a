import type { ShownRow } from "./planner/merge-planner.ts";
import { isAdvisedGroup } from "./suggest-phrase.ts";
import { bandLimits, bands, getBand, type Band } from "./table-view.ts";
import { getVolumeBand, listVolumeBands, type VolumeBand } from "./volume-band.ts";

/** A phrase as a star over the scale. */
export interface KeywordStar {
  readonly row: ShownRow;
  readonly band: Band;
  /** From 0, the easiest, to 1, the hardest, along the columns of the bands. */
  readonly across: number;
  /**
   * From 0, the fewest searches of the scale, to 1, the most. Only a counted volume has a place of
   * its own; any other is in the middle of its lane.
   */
  readonly up: number;
  readonly lane: VolumeLane;
}

/** A band of searches as a strip of the picture. */
export interface VolumeLane {
  readonly band: VolumeBand;
  /** The heights of its edges, from 0 to 1. */
  readonly from: number;
  readonly to: number;
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
  /** The fewest searches first. */
  readonly lanes: readonly VolumeLane[];
  /** How many phrases have no known volume or difficulty. */
  readonly unknownCount: number;
}

/** The width of a band without a phrase, where one with phrases has 1. It still has its name. */
const emptyBandWidth = 0.4;

/**
 * Places phrases by their difficulty and by the band of their searches a month, which are all of
 * one height. Only phrases of which both are known are placed.
 */
export function placeKeywordStars(rows: readonly ShownRow[]): KeywordStars {
  const known = rows
    .filter(({ volume, difficulty }) => volume.value !== null && difficulty.value !== null)
    .toSorted((a, b) => b.volume.value! - a.volume.value!);
  const volumeBands = listVolumeBands(known.map(({ volume }) => volume.value!));
  const lanes = volumeBands.map((band, i): VolumeLane => ({
    band,
    from: i / volumeBands.length,
    to: (i + 1) / volumeBands.length,
  }));
  const columns = layOutColumns(known.map(({ difficulty }) => getBand(difficulty.value!)));
  return {
    stars: known.map((row) => {
      const lane = findLane(row.volume.value!, lanes);
      return {
        row,
        band: getBand(row.difficulty.value!),
        across: toAcross(row.difficulty.value!, columns),
        up: lane.from + (lane.to - lane.from) * getPlaceInBand(row),
        lane,
      };
    }),
    columns,
    lanes,
    unknownCount: rows.length - known.length,
  };
}

function findLane(volume: number, lanes: readonly VolumeLane[]): VolumeLane {
  const [from] = getVolumeBand(volume);
  return lanes.find(({ band }) => band[0] === from)!;
}

/** From 0, the foot of the band, to 1, on a logarithmic scale. */
function getPlaceInBand({ volume: { value, certainty } }: ShownRow): number {
  if (certainty !== "counted") return 0.5;
  const toPower = (volume: number): number => Math.log10(Math.max(1, volume));
  const [from, to] = getVolumeBand(value!);
  return (toPower(value!) - toPower(from)) / (toPower(to) - toPower(from));
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
 * Ranks the rows of a page: the picture, the list of its names, the table and the export have this
 * order, and the rank is the number of a phrase in all of them. Rows without figures come last.
 * @param first the phrases that come first, in their order
 * @param isLast which phrases come after all others, such as those of towns that were not chosen
 */
export function rankRows(
  rows: readonly ShownRow[],
  first: readonly string[],
  isLast: (row: ShownRow) => boolean = () => false,
): readonly ShownRow[] {
  const ranked = rankStars(placeKeywordStars(rows).stars, first).map(({ row }) => row);
  const known = new Set(ranked);
  const others = rows.filter((row) => !known.has(row));
  const all = [
    ...others.filter(({ keyword }) => first.includes(keyword)),
    ...ranked,
    ...others.filter(({ keyword }) => !first.includes(keyword)),
  ];
  return all.toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)));
}

/**
 * Orders the stars by how much they matter: the phrases to begin with, the searched one, those of
 * groups that are advised, and in each from the corner of many searches and little difficulty.
 * @param first the phrases that come first, in their order
 */
export function rankStars(
  stars: readonly KeywordStar[],
  first: readonly string[],
): readonly KeywordStar[] {
  const getPlace = ({ row }: KeywordStar): number => {
    const place = first.indexOf(row.keyword);
    return place < 0 ? first.length : place;
  };
  const isLater = ({ row }: KeywordStar): number => Number(!isAdvisedGroup(row.group));
  return stars.toSorted(
    (a, b) =>
      getPlace(a) - getPlace(b) || isLater(a) - isLater(b) || b.up - b.across - (a.up - a.across),
  );
}
