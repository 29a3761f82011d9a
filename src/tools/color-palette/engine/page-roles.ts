import { fitToSrgb, toOklch, type Hex } from "./colour.ts";
import { pickInk, findNearestReadable } from "./contrast.ts";

/**
 * The use of each colour on the sample page. Every text has a contrast of at least 4.5 with its
 * background.
 */
export interface PageRoles {
  readonly paper: Hex;
  readonly ink: Hex;
  /** The button and its text. */
  readonly main: Hex;
  readonly onMain: Hex;
  /** A separate band and its text. */
  readonly second: Hex;
  readonly onSecond: Hex;
  readonly third: Hex;
  /** A link on the page background. */
  readonly link: Hex;
}

/**
 * Minimum OKLCH lightness of a page background, and the lightness it gets where all colours are
 * darker.
 */
const minPaperLightness = 0.85;
const paperLightness = 0.97;

/**
 * Assigns five colours to the page: the lightest to the background, the darkest to text, the one
 * with the highest chroma to the button.
 */
export function assignPageRoles(colours: readonly Hex[]): PageRoles {
  const byLight = colours.toSorted((a, b) => toOklch(b).l - toOklch(a).l);
  const [lightest, darkest] = [byLight[0]!, byLight.at(-1)!];
  const paper = toOklch(lightest).l >= minPaperLightness ? lightest : toPaper(lightest);
  const byColour = colours
    .toSorted((a, b) => toOklch(b).c - toOklch(a).c)
    .filter((hex) => hex !== paper);
  const main = byColour[0] ?? darkest;
  const others = byColour.filter((hex) => hex !== main);
  const second = others.find((hex) => hex !== darkest) ?? others[0] ?? main;
  const third = others.find((hex) => hex !== second) ?? second;
  return {
    paper,
    ink: findNearestReadable(darkest, paper),
    main,
    onMain: pickInk(main),
    second,
    onSecond: pickInk(second),
    third,
    link: findNearestReadable(main, paper),
  };
}

/** Returns a near white with the hue of a colour. */
function toPaper(hex: Hex): Hex {
  const { c, h } = toOklch(hex);
  return fitToSrgb({ l: paperLightness, c: Math.min(c, 0.02), h });
}
