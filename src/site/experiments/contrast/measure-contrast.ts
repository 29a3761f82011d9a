/**
 * The relative luminance of a colour of sRGB.
 * @param hex six digits after `#`
 * @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
 */
function getLuminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/**
 * The contrast ratio of two colours, from 1 to 21. The palette's engine computes the same with a
 * library of colours, which an article would load for this one number.
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function measureContrast(a: string, b: string): number {
  const lights = [getLuminance(a), getLuminance(b)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}
