import { fitToSrgb, toOklch, type Hex } from "./colour.ts";
import { pickInk, findNearestReadable } from "./contrast.ts";

/** What each colour does on the sample page. Every text colour reads on what it stands on (4.5 or more). */
export interface PageRoles {
  readonly paper: Hex;
  readonly ink: Hex;
  /** The button and the words on it. */
  readonly main: Hex;
  readonly onMain: Hex;
  /** A band of its own, with its words. */
  readonly second: Hex;
  readonly onSecond: Hex;
  readonly third: Hex;
  /** A link on the paper. */
  readonly link: Hex;
}

/** Lightness from which a colour can be paper, and the lightness that a darker palette's paper gets. */
const lightEnough = 0.85;
const paperLightness = 0.97;

/** Gives five colours their places on a page as a designer would: lightest for paper, darkest for words, the most colourful for the button. */
export function assignPageRoles(colours: readonly Hex[]): PageRoles {
  const byLight = colours.toSorted((a, b) => toOklch(b).l - toOklch(a).l);
  const [lightest, darkest] = [byLight[0]!, byLight.at(-1)!];
  const paper = toOklch(lightest).l >= lightEnough ? lightest : toPaper(lightest);
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

/** A breath of the lightest colour on nearly white. */
function toPaper(hex: Hex): Hex {
  const { c, h } = toOklch(hex);
  return fitToSrgb({ l: paperLightness, c: Math.min(c, 0.02), h });
}
