import { direction } from "#i18n/locale.ts";
import type { Locale } from "#i18n/messages.ts";
import type { BandColumn, KeywordStar } from "../engine/keyword-stars.ts";
import { layOutMarks, type StarMark } from "../engine/star-marks.ts";
import type { PlotSize } from "./use-plot.ts";

/** The plot lies between these shares of the picture; the rest holds the words of the scale. */
export const plot = { left: 0, right: 100, top: 1, bottom: 88 } as const;
/** The room of the words of a lane alone, below its upper edge, in pixels. */
export const laneLabelHeight = 24;

export const toPercent = (value: number): string => `${value.toFixed(2)}%`;

/** The place across as a percentage. Hard is at the end of the line in both directions. */
const getPercentX = (locale: Locale, across: number): number =>
  plot.left + (plot.right - plot.left) * (direction[locale] === "rtl" ? 1 - across : across);

const getPercentY = (up: number): number => plot.bottom - (plot.bottom - plot.top) * up;

export const toX = (locale: Locale, across: number): string =>
  toPercent(getPercentX(locale, across));

export const toY = (up: number): string => toPercent(getPercentY(up));

/** Lays out the stars over a picture of this size. @param stars the most important first */
export function placeMarks(
  stars: readonly KeywordStar[],
  columns: readonly BandColumn[],
  locale: Locale,
  { width, height }: PlotSize,
): readonly StarMark[] {
  const placed = stars.map((star): StarMark => {
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
  return layOutMarks(placed);
}
