import { formatNumber } from "#i18n/format.ts";
import type { Locale } from "#i18n/messages.ts";

interface Units {
  readonly unitBytes: string;
  readonly unitKb: string;
  readonly unitMb: string;
}

const kb = 1024;

/**
 * Formats a size in bytes, in Latin digits in both languages and with at most three significant
 * digits: "65.7 KB". Figure and unit stay on one line.
 */
export function formatBytes(locale: Locale, units: Units, bytes: number): string {
  const [value, unit] =
    bytes < kb
      ? [bytes, units.unitBytes]
      : bytes < kb * kb
        ? [bytes / kb, units.unitKb]
        : [bytes / kb / kb, units.unitMb];
  const digits = value < 10 ? 2 : value < 100 ? 1 : 0;
  const options = { maximumFractionDigits: Number.isInteger(value) ? 0 : digits };
  return `${formatNumber(locale, value, options)}\u00a0${unit}`;
}

/**
 * The saved share of a size in whole per cent, rounded down so that it is never overstated; 0 where
 * nothing was saved.
 */
export function getSavedPercent(before: number, after: number): number {
  return before <= 0 ? 0 : Math.max(0, Math.floor(((before - after) / before) * 100));
}

/** How much larger a size has become, in whole per cent, rounded up: "12%". */
export const formatAddedPercent = (before: number, after: number): string =>
  `${before <= 0 ? 0 : Math.max(0, Math.ceil(((after - before) / before) * 100))}%`;

/** The saved share as it is shown: `12%`, and `<1%` where it is no whole per cent. */
export function formatSavedPercent(before: number, after: number): string {
  const percent = getSavedPercent(before, after);
  return percent === 0 && after < before ? "<1%" : `${percent}%`;
}
