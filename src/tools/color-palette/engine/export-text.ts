import { toOklch, toRgb, type Hex } from "./colour.ts";

/** A colour and its name in the visitor's language. */
export interface NamedColour {
  readonly hex: Hex;
  readonly name: string;
}

/** Formats the palette as custom properties, `--palette-1` to `--palette-5`. */
export function formatCssVariables(colours: readonly NamedColour[]): string {
  return formatBlock(":root", "--palette", colours);
}

/**
 * Formats the palette as a theme for Tailwind 4, which derives `bg-palette-1`, `text-palette-1` and
 * so on.
 * @see https://tailwindcss.com/docs/theme
 */
export function formatTailwindTheme(colours: readonly NamedColour[]): string {
  return `@import "tailwindcss";\n\n${formatBlock("@theme", "--color-palette", colours)}`;
}

function formatBlock(head: string, prefix: string, colours: readonly NamedColour[]): string {
  // A name has a line of its own, so that no line breaks on a phone.
  const lines = colours.flatMap(({ hex, name }, i) => [
    `  /* ${name} */`,
    `  ${prefix}-${i + 1}: ${hex};`,
  ]);
  return [`${head} {`, ...lines, "}", ""].join("\n");
}

/** Formats the palette as JSON: hex, rgb, OKLCH (four decimals) and name of each colour. */
export function formatJson(colours: readonly NamedColour[]): string {
  const rows = colours.map(({ hex, name }) => {
    const { l, c, h } = toOklch(hex);
    return {
      hex,
      rgb: toRgb(hex),
      oklch: [l, c, h].map((part) => Math.round(part * 1e4) / 1e4),
      name,
    };
  });
  return `${JSON.stringify({ colours: rows }, null, 2).replace(/\[\s([^[\]{]+)\]/g, (_, inner: string) => `[${inner.trim().replace(/\s+/g, " ")}]`)}\n`;
}

/** Formats the palette as an SVG picture: five fields with their hex codes below. */
export function formatSvg(colours: readonly NamedColour[]): string {
  const fields = colours.map(
    ({ hex }, i) =>
      `  <rect x="${i * 120}" width="120" height="160" fill="${hex}"/>\n  <text x="${i * 120 + 60}" y="184" text-anchor="middle">${hex}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 200" width="600" height="200" font-family="monospace" font-size="15">\n  <rect width="600" height="200" fill="#ffffff"/>\n${fields.join("\n")}\n</svg>\n`;
}
