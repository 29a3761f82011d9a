import { direction } from "#i18n/locale.ts";
import type { Locale } from "#i18n/messages.ts";
import type { BandColumn, KeywordStar } from "../engine/keyword-stars.ts";
import { layOutMarks, type PlacedStar, type StarMark } from "../engine/star-marks.ts";
import type { PlotSize } from "./use-plot.ts";

/** The plot lies between these shares of the picture; the rest holds the words of the scale. */
export const plot = { left: 2, right: 98, top: 9, bottom: 88 } as const;
/** Below this width, the picture of a phone, there are fewer marks and names. */
const narrowPlot = 480;
/** The room of the words of a lane, below its upper edge, in pixels. */
export const laneLabelHeight = 20;
/** The radius of the largest mark. */
const maxRadius = 17;

export const isNarrow = ({ width }: PlotSize): boolean => width < narrowPlot;

export const toPercent = (value: number): string => `${value.toFixed(2)}%`;

/** The place across as a percentage. Hard is at the end of the line in both directions. */
const getPercentX = (locale: Locale, across: number): number =>
  plot.left + (plot.right - plot.left) * (direction[locale] === "rtl" ? 1 - across : across);

export const getPercentY = (up: number): number => plot.bottom - (plot.bottom - plot.top) * up;

export const toX = (locale: Locale, across: number): string =>
  toPercent(getPercentX(locale, across));

export const toY = (up: number): string => toPercent(getPercentY(up));

/** Lays out the stars over a picture of this size. @param stars the most important first */
export function placeMarks(
  stars: readonly KeywordStar[],
  columns: readonly BandColumn[],
  locale: Locale,
  size: PlotSize,
): readonly StarMark[] {
  const { width, height } = size;
  const placed = stars.map((star): PlacedStar => {
    const column = columns.find(({ band }) => band === star.band)!;
    const edges = [column.from, column.to].map((at) => (width * getPercentX(locale, at)) / 100);
    const { from, to } = star.lane;
    const top = (height * getPercentY(to)) / 100 + laneLabelHeight;
    const bottom = (height * getPercentY(from)) / 100;
    return {
      star,
      x: (width * getPercentX(locale, star.across)) / 100,
      y: bottom - ((bottom - top) * (star.up - from)) / (to - from),
      left: Math.min(...edges),
      right: Math.max(...edges),
      top,
      bottom,
    };
  });
  return layOutMarks(placed, { maxMarks: isNarrow(size) ? 12 : 20 });
}

/**
 * The radius of a mark in pixels: a star, the larger one of the searched keyword, or one with a
 * number in it.
 */
export function getMarkRadius({ stars }: StarMark, keyword: string): number {
  if (stars.length > 99) return maxRadius;
  if (stars.length > 1) return stars.length > 9 ? 14 : 12;
  return stars[0]!.row.keyword === keyword ? 13 : 10;
}
