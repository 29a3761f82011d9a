import { measureDistance, toOklab, toOklch, type Hex, type Oklch } from "./colour.ts";

/**
 * The twelve basic colours with the values of their CSS keywords, except three: the CSS orange is
 * yellowish, its brown reddish and its purple a magenta.
 */
export const basicColours = {
  black: "#000000",
  white: "#ffffff",
  grey: "#808080",
  red: "#ff0000",
  orange: "#ff8000",
  yellow: "#ffff00",
  green: "#008000",
  cyan: "#00ffff",
  blue: "#0000ff",
  purple: "#7b1fa2",
  pink: "#ffc0cb",
  brown: "#964b00",
} as const satisfies Readonly<Record<string, Hex>>;

export type BasicColour = keyof typeof basicColours;

/** From the darkest to the lightest. A colour by itself is at most "dark" or "light". */
const shades = ["very-dark", "dark", "plain", "light", "very-light"] as const;
type Shade = (typeof shades)[number];

/** A basic colour, and how the brightness of the named colour differs from it. */
export interface ColourName {
  readonly colour: BasicColour;
  readonly brightness: Shade;
}

/**
 * OKLCH lightness up to which a colour without a hue is named black, and from which it is named
 * white.
 */
const maxBlackLightness = 0.15;
const minWhiteLightness = 0.95;
/** OKLCH lightness difference from which a colour is called a dark or light shade. */
const minShadeDifference = 0.08;
/**
 * OKLCH lightness below which a colour is called dark where the keyword itself is the palest or the
 * brightest of its hue: a strong pink is far darker than CSS's pink, and still no dark pink.
 */
const minPlainLightness: Partial<Readonly<Record<BasicColour, number>>> = {
  pink: 0.55,
  cyan: 0.68,
  yellow: 0.8,
};

/**
 * The colours that are the palest of their hue themselves: with at most half of their chroma a
 * colour is called light, since it can hardly be lighter.
 */
const palest: ReadonlySet<BasicColour> = new Set(["pink", "cyan", "yellow"]);
const minPaleLightness = 0.85;

/**
 * Names a colour after the nearest of the twelve colours, with "dark" or "light" where it clearly
 * differs. Black and white have no shades.
 * @see docs/specification.md#palette-generator-schemes
 */
export function getColourName(hex: Hex): ColourName {
  const named = toOklch(hex);
  const colour = hasHue(named) ? getHueName(named) : getGreyName(named.l);
  return { colour, brightness: getBrightness(colour, named) };
}

/**
 * Whether a person sees a hue in the colour: least in the dark browns, where less is enough, and in
 * what is nearly white.
 */
function hasHue({ l, c, h }: Oklch): boolean {
  if (l > 0.92) return c >= 0.022;
  return c >= (h > 25 && h < 110 && l < 0.6 ? 0.02 : 0.035);
}

/**
 * The nearest basic colour as people name it, where hue alone does not decide: a dark orange is a
 * brown, a dark yellow-green an olive green, a pale red a pink. The limits are those that name the
 * colours of the test's table as their speakers do.
 */
function getHueName({ l, c, h }: Oklch): BasicColour {
  if (h >= 335 || h < 14) return "pink";
  if (h < 38) {
    if (c < 0.07 && c < l / 4) return l < 0.6 ? "brown" : "pink";
    if (h >= 30 && c < 0.15 && l > 0.6) return "orange";
    return l >= 0.75 ? "pink" : "red";
  }
  if (h < 80) {
    const isBrown = l < 0.65 || (c < 0.13 && l < 0.7) || (c < 0.1 && l < 0.8);
    return isBrown ? "brown" : "orange";
  }
  if (h < 100) return l < 0.6 || (c < 0.1 && l < 0.8) ? "brown" : "yellow";
  if (h < 118) return l < 0.62 ? "green" : "yellow";
  if (h < 172) return "green";
  if (h < 218) return "cyan";
  if (h < 282) return "blue";
  return h >= 325 && c >= 0.25 ? "pink" : "purple";
}

function getBrightness(colour: BasicColour, { l, c }: Oklch): Shade {
  if (colour === "black" || colour === "white") return "plain";
  const basic = toOklch(basicColours[colour]);
  const isPale = palest.has(colour) && l >= minPaleLightness && c <= basic.c / 2;
  if (isPale || l > basic.l + minShadeDifference) return "light";
  return l < (minPlainLightness[colour] ?? basic.l - minShadeDifference) ? "dark" : "plain";
}

function getGreyName(lightness: number): BasicColour {
  return lightness <= maxBlackLightness
    ? "black"
    : lightness >= minWhiteLightness
      ? "white"
      : "grey";
}

/** OKLab distance up to which two colours look the same and may share a name. */
const maxSameDistance = 0.02;

/**
 * Names the colours of a palette so that those that look different have different names: of two
 * dark purples the darker is called very dark.
 */
export function getPaletteNames(colours: readonly Hex[]): readonly ColourName[] {
  const names = colours.map(getColourName);
  return names.map(({ colour }, place) => {
    if (colour === "black" || colour === "white") return names[place]!;
    const places = names.flatMap((name, i) => (name.colour === colour ? [i] : []));
    const steps = groupByLightness(places.map((i) => colours[i]!));
    const assigned = spreadShades(steps.map(([hex]) => getColourName(hex!).brightness));
    const step = steps.findIndex((group) => group.includes(colours[place]!));
    return { colour, brightness: assigned[step]! };
  });
}

/** Groups of colours that look the same, the darkest first. */
function groupByLightness(colours: readonly Hex[]): readonly (readonly Hex[])[] {
  const groups: Hex[][] = [];
  for (const hex of colours.toSorted((a, b) => toOklab(a)[0] - toOklab(b)[0])) {
    const same = groups.find(
      ([first]) => measureDistance(toOklab(first!), toOklab(hex)) < maxSameDistance,
    );
    if (same === undefined) groups.push([hex]);
    else same.push(hex);
  }
  return groups;
}

/**
 * The rising shades that differ least from those that the colours have by themselves; a shade away
 * from plain is preferred to one towards it. There are as many shades as colours in a palette.
 */
function spreadShades(own: readonly Shade[]): readonly Shade[] {
  const wanted = own.map((shade) => shades.indexOf(shade));
  const costs = listRising(own.length).map((chosen) => {
    const cost = chosen.reduce((sum, at, i) => {
      const isTowardsPlain = Math.abs(at - 2) < Math.abs(wanted[i]! - 2);
      return sum + Math.abs(at - wanted[i]!) * (isTowardsPlain ? 1.5 : 1);
    }, 0);
    return { chosen, cost };
  });
  const best = costs.reduce((least, next) => (next.cost < least.cost ? next : least));
  return best.chosen.map((at) => shades[at]!);
}

/** Every rising choice of so many shades, by index. */
function listRising(length: number, from = 0): readonly (readonly number[])[] {
  if (length === 0) return [[]];
  return shades.flatMap((_, at) =>
    at < from ? [] : listRising(length - 1, at + 1).map((rest) => [at, ...rest]),
  );
}
