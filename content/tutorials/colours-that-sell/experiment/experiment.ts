import Color from "colorjs.io";
import {
  toWholeFigure,
  type Findings,
  type Lab,
} from "../../../../scripts/experiments/experiment.ts";
import { hslToHex, toHsl, type Hex } from "../../../../src/tools/color-palette/engine/colour.ts";
import {
  measureContrast,
  minTextContrast,
} from "../../../../src/tools/color-palette/engine/contrast.ts";
import {
  createPalette,
  schemes,
  type Scheme,
} from "../../../../src/tools/color-palette/engine/scheme.ts";
import type { Chart, Figure } from "../../../../src/site/experiments/results.ts";

/** The colours of the article's example shop. */
const shop = {
  white: "#ffffff",
  cream: "#fffbf2",
  honey: "#e9a820",
  brown: "#3b2410",
  clover: "#0f6b4e",
  "mid-brown": "#6b5b4b",
  "pale-border": "#d9cdb8",
  border: "#9a8a78",
  night: "#1c140c",
  "light-clover": "#4fbf97",
  sand: "#c9b9a6",
  /** A green and a red that shops often choose for their dots. */
  green: "#2e7d32",
  red: "#c62828",
} as const satisfies Record<string, Hex>;

type ShopColour = keyof typeof shop;

/** The pairs that the article names, the foreground first. */
const pairs: readonly (readonly [ShopColour, ShopColour])[] = [
  ["pale-border", "cream"],
  ["border", "cream"],
  ["green", "red"],
  ["cream", "night"],
  ["clover", "night"],
  ["light-clover", "night"],
  ["honey", "night"],
  ["sand", "night"],
  ["white", "light-clover"],
];
/** Those whose table gives the contrast by APCA as well. */
const pairsOfTable: typeof pairs = [
  ["white", "honey"],
  ["honey", "cream"],
  ["brown", "honey"],
  ["brown", "cream"],
  ["white", "clover"],
  ["mid-brown", "cream"],
];

/** As the tool shows a ratio: truncated, since 4.499 is no 4.5. */
const toRatio = (foreground: ShopColour, background: ShopColour): Figure => ({
  value: Math.floor(measureContrast(shop[foreground], shop[background]) * 100 + 1e-9) / 100,
  decimals: 2,
  spread: 0,
});

/** The lightness contrast of APCA 0.0.98G without its sign, which says what is lighter. */
const toLightnessContrast = (foreground: ShopColour, background: ShopColour): Figure =>
  toWholeFigure(Math.abs(Color.contrastAPCA(shop[background], shop[foreground])));

interface SchemeCount {
  readonly readablePercent: number;
  /** How many palettes have no readable pair. */
  readonly palettesWithout: number;
}

const hues = 360;

/** Counts readable pairs in palettes of bases that are as saturated and as light as the honey. */
function countReadablePairs(scheme: Scheme): SchemeCount {
  const { s, l } = toHsl(shop.honey);
  const readable = Array.from({ length: hues }, (_, h) => {
    const palette = createPalette(hslToHex({ h, s, l }), scheme);
    const ratios = palette.flatMap((one, at) =>
      palette.slice(at + 1).map((other) => measureContrast(one, other)),
    );
    return { count: ratios.filter((ratio) => ratio >= minTextContrast).length, of: ratios.length };
  });
  const sum = (read: (one: (typeof readable)[number]) => number): number =>
    readable.reduce((total, one) => total + read(one), 0);
  return {
    readablePercent: Math.round((100 * sum(({ count }) => count)) / sum((one) => one.of)),
    palettesWithout: readable.filter(({ count }) => count === 0).length,
  };
}

export async function run(lab: Lab): Promise<Findings> {
  const figures: Record<string, Figure> = {};
  for (const [foreground, background] of [...pairsOfTable, ...pairs])
    figures[`${foreground}-on-${background}`] = toRatio(foreground, background);
  for (const [foreground, background] of pairsOfTable)
    figures[`${foreground}-on-${background}-apca`] = toLightnessContrast(foreground, background);
  for (const scheme of schemes) {
    const { readablePercent, palettesWithout } = countReadablePairs(scheme);
    lab.report(`${scheme}: ${readablePercent}% of pairs, none in ${palettesWithout} palettes`);
    figures[scheme] = toWholeFigure(readablePercent);
    if (scheme === "triadic") figures["triadic-without"] = toWholeFigure(palettesWithout);
  }
  return { figures, charts: { schemes: chart } };
}

const labels: Readonly<Record<Scheme, Chart["title"]>> = {
  monochromatic: { ar: "أحادي", en: "Monochromatic" },
  analogous: { ar: "متجاور", en: "Analogous" },
  complementary: { ar: "متكامل", en: "Complementary" },
  triadic: { ar: "ثلاثي", en: "Triadic" },
  tetradic: { ar: "رباعي", en: "Tetradic" },
};

const chart: Chart = {
  title: { ar: "أزواج اللوحة التي يُقرأ فيها نص", en: "Pairs of a palette that can carry text" },
  unit: { ar: "{n}%", en: "{n}%" },
  method: {
    ar: "360 لوحة لكل مخطط، في كل منها عشرة أزواج، والمقروء ما تباينه 4.5 أو أكثر",
    en: "360 palettes of each scheme, ten pairs in each, readable from a contrast of 4.5",
  },
  bars: schemes.map((scheme) => ({ label: labels[scheme], figure: scheme })),
};
