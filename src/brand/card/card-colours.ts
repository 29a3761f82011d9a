import { hues, type Fade, type Hue } from "../window/palette.ts";

const tokenNames = {
  paper: "--color-paper",
  ink: "--color-ink",
  soft: "--color-soft",
  brand: "--color-brand",
  mark: "--color-mark",
  ok: "--color-ok",
  warn: "--color-warn",
  bad: "--color-bad",
  plaster: "--plaster",
  plasterShade: "--plaster-shade",
  plasterEdge: "--plaster-edge",
  plasterCarved: "--plaster-carved",
  reveal: "--reveal",
  unlit: "--unlit",
} as const;

export type CardColours = Readonly<Record<keyof typeof tokenNames, string>> & {
  /** The colour of a lit pane. */
  readonly getGlass: (hue: Hue, fade: Fade) => string;
};

/**
 * Reads the colours of the night from the page's style sheets, in which the accent is set once. A
 * card is drawn in them whichever theme the page has, as the pictures of shared links are.
 */
export function readCardColours(): CardColours {
  const probe = document.createElement("div");
  probe.className = "dark";
  probe.hidden = true;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const read = (name: string): string => style.getPropertyValue(name).trim();
  const named = Object.fromEntries(
    Object.entries(tokenNames).map(([key, name]) => [key, read(name)]),
  ) as Record<keyof typeof tokenNames, string>;
  const glass = Object.fromEntries(hues.map((hue) => [hue, read(`--glass-${hue}`)]));
  const shares = Array.from({ length: 8 }, (_, fade) => parseFloat(read(`--z${fade}`)) / 100);
  const [near, far] = [read("--glass-near"), read("--glass-far")];
  probe.remove();
  return {
    ...named,
    // The same steps as in glass.css: near the light towards its white, far from it towards the
    // dark.
    getGlass: (hue, fade) => mixHex(glass[hue]!, fade < 3 ? near : far, shares[fade]!),
  };
}

/**
 * Mixes two colours in sRGB, as `color-mix(in srgb, a share, b)` does. Canvas of older browsers
 * does not know `color-mix`.
 * @param a `#rgb` or `#rrggbb`, as `b`
 * @param share of `a`, from 0 to 1
 */
export function mixHex(a: string, b: string, share: number): string {
  const [first, second] = [parseHex(a), parseHex(b)];
  return `#${first
    .map((value, i) => Math.round(value * share + second[i]! * (1 - share)))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`;
}

function parseHex(hex: string): readonly number[] {
  const digits = hex.slice(1);
  const full = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  return [0, 2, 4].map((i) => parseInt(full.slice(i, i + 2), 16));
}
