import { distanceBetween, oklabOf, type Hex } from "./colour.ts";
import { sameColour } from "./dominant-colours.ts";
import { paletteOf, type Palette } from "./scheme.ts";

/** Five colours of at least one: what is missing are tones of the first that are not there yet. */
export function filledUp(found: readonly [Hex, ...Hex[]]): Palette {
  const tones = paletteOf(found[0], "monochromatic");
  const rest = tones.filter((tone) =>
    found.every((hex) => distanceBetween(oklabOf(hex), oklabOf(tone)) >= sameColour),
  );
  return [...found, ...rest, ...tones].slice(0, 5) as unknown as Palette;
}
