import { direction } from "#i18n/locale.ts";
import type { Locale } from "#i18n/messages.ts";

/** The plot lies between these shares of the picture; the rest holds the words of the scale. */
export const plot = { left: 4, right: 96, top: 9, bottom: 88 } as const;

export const toPercent = (value: number): string => `${value.toFixed(2)}%`;

/** The place across as a percentage. Hard is at the end of the line in both directions. */
export const getPercentX = (locale: Locale, across: number): number =>
  plot.left + (plot.right - plot.left) * (direction[locale] === "rtl" ? 1 - across : across);

export const getPercentY = (up: number): number => plot.bottom - (plot.bottom - plot.top) * up;

export const toX = (locale: Locale, across: number): string =>
  toPercent(getPercentX(locale, across));

export const toY = (up: number): string => toPercent(getPercentY(up));

/** The radius of a star in pixels; a crowd of stars has smaller ones. */
export const getStarRadius = (starCount: number, isOwn: boolean): number =>
  (isOwn ? 15 : 10) * (starCount > 40 ? 0.7 : 1);
