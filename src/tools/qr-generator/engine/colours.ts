import { toLatinDigits } from "#i18n/latin-digits.ts";

/**
 * Parses a typed colour: `#abc`, `AABBCC`, also with Arabic digits.
 * @returns `#RRGGBB` in capitals, or undefined where the text is not a colour
 */
export function readColour(typed: string): string | undefined {
  const text = toLatinDigits(typed.trim()).replace(/^#/, "");
  if (/^[\da-f]{6}$/i.test(text)) return `#${text.toUpperCase()}`;
  if (/^[\da-f]{3}$/i.test(text)) return `#${text.replace(/./g, "$&$&").toUpperCase()}`;
  return undefined;
}

/** Returns red, green and blue of `#RRGGBB`, each 0 to 255. */
export function parseChannels(colour: string): readonly [red: number, green: number, blue: number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
}

/** Grey level of a colour, 0 to 255, by the formula that code readers use (ITU-R BT.601). */
export function getLuma(colour: string): number {
  const [red, green, blue] = parseChannels(colour);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

/**
 * Contrast ratio from 1 (the same) to 21 (black on white).
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function measureContrast(a: string, b: string): number {
  const lights = [getLuminance(a), getLuminance(b)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

/**
 * Returns the lightest darker shade of a colour, of the same hue, that has a contrast ratio with
 * the background; black where even that has not.
 */
export function darken(colour: string, background: string, contrast: number): string {
  const channels = parseChannels(colour);
  let shade = colour;
  for (
    let percent = 99;
    percent >= 0 && measureContrast(shade, background) < contrast;
    percent -= 1
  )
    shade = `#${channels
      .map((channel) =>
        Math.round((channel * percent) / 100)
          .toString(16)
          .padStart(2, "0"),
      )
      .join("")
      .toUpperCase()}`;
  return shade;
}

function getLuminance(colour: string): number {
  const [red, green, blue] = parseChannels(colour).map((channel) =>
    channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
