import { measureDistance, toOklab, type Hex } from "./colour.ts";
import { minDistinctDistance } from "./dominant-colours.ts";
import { createPalette, type Palette } from "./scheme.ts";

/** Completes one to five colours to five, with tones of the first one that are not among them. */
export function fillUp(found: readonly [Hex, ...Hex[]]): Palette {
  const listTones = createPalette(found[0], "monochromatic");
  const rest = listTones.filter((tone) =>
    found.every((hex) => measureDistance(toOklab(hex), toOklab(tone)) >= minDistinctDistance),
  );
  return [...found, ...rest, ...listTones].slice(0, 5) as unknown as Palette;
}
