import { measureDistance, toOklab, type Hex } from "./colour.ts";
import { sameColour } from "./dominant-colours.ts";
import { createPalette, type Palette } from "./scheme.ts";

/** Completes one to five colours to five with tones of the first that are not among them. */
export function fillUp(found: readonly [Hex, ...Hex[]]): Palette {
  const listTones = createPalette(found[0], "monochromatic");
  const rest = listTones.filter((tone) =>
    found.every((hex) => measureDistance(toOklab(hex), toOklab(tone)) >= sameColour),
  );
  return [...found, ...rest, ...listTones].slice(0, 5) as unknown as Palette;
}
