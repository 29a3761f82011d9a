import { convertRgbToLrgb } from "culori/fn";
import { fitToSrgb, toOklch, toShares, type Hex } from "./colour.ts";

/**
 * Minimum contrast of text in WCAG 2.2: 4.5 for any size, 3 for large text (24 px, or 18.66 px
 * bold).
 * @see https://www.w3.org/TR/WCAG22/#contrast-minimum
 */
export const minTextContrast = 4.5;
const minLargeTextContrast = 3;

export type Readability = "any" | "large" | "none";

/**
 * Contrast ratio of two colours, from 1 (the same) to 21 (black on white).
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function measureContrast(a: Hex, b: Hex): number {
  const lights = [getLuminance(a), getLuminance(b)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

/** Which texts a contrast ratio is sufficient for: any, large ones only, or none. */
export function getReadability(ratio: number): Readability {
  return ratio >= minTextContrast ? "any" : ratio >= minLargeTextContrast ? "large" : "none";
}

/** Formats a ratio with at most two decimals, truncated: 4.499 must not be shown as 4.5. */
export function formatRatio(ratio: number): string {
  return String(Math.floor(ratio * 100 + 1e-9) / 100);
}

/**
 * Returns black or white, whichever has the higher contrast on a colour; its contrast is always at
 * least 4.58.
 */
export function pickInk(background: Hex): Hex {
  return measureContrast("#000000", background) >= measureContrast("#ffffff", background)
    ? "#000000"
    : "#ffffff";
}

/**
 * Finds the nearest colour to a text colour that is readable on a background: its OKLCH lightness
 * changes as little as possible, its hue stays, its chroma is reduced only to fit sRGB. A readable
 * colour is returned unchanged.
 * @param minRatio the ratio to reach, at most 4.58, which black or white reaches on any background
 */
export function findNearestReadable(
  text: Hex,
  background: Hex,
  minRatio: number = minTextContrast,
): Hex {
  if (measureContrast(text, background) >= minRatio) return text;
  const { l, c, h } = toOklch(text);
  // A quarter of an 8-bit step, so that no colour is skipped.
  for (let moved = 0.001; moved <= 1; moved += 0.001) {
    for (const to of [l - moved, l + moved]) {
      if (to < 0 || to > 1) continue;
      const hex = fitToSrgb({ l: to, c, h });
      if (measureContrast(hex, background) >= minRatio) return hex;
    }
  }
  return pickInk(background);
}

/**
 * The relative luminance, from 0 for black to 1 for white.
 * @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
 */
function getLuminance(hex: Hex): number {
  const { r, g, b } = convertRgbToLrgb(toShares(hex));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
