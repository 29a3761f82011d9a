import { coral, cream, moon, sheet } from "./paper.ts";

/** Houses of the Corniche: `[left edge, width, height, roof]`, standing on `ground`. */
type House = readonly [x: number, width: number, height: number, roof: "flat" | "gable" | "dome" | "steps"];

function outline([x, width, height, roof]: House, ground: number): string {
  const top = ground - height;
  const right = x + width;
  const middle = x + width / 2;
  const head = {
    flat: `L${x} ${top}H${right}`,
    gable: `L${x} ${top}L${middle} ${top - width * 0.42}L${right} ${top}`,
    dome: `L${x} ${top}H${x + width * 0.14}C${x + width * 0.12} ${top - width * 0.42} ${middle - 2} ${top - width * 0.34} ${middle} ${top - width * 0.72}C${middle + 2} ${top - width * 0.34} ${right - width * 0.12} ${top - width * 0.42} ${right - width * 0.14} ${top}H${right}`,
    steps: `L${x} ${top}V${top - 12}h12v12h10v-12h12v12h${width - 68}v-12h12v12h10v-12h12V${top}`,
  }[roof];
  return `M${x} ${ground + 160}${head}V${ground + 160}Z`;
}

/** Windows are holes with light behind them: tall, rounded above, every third one dark. */
function windows([x, width, height]: House, ground: number, dark: string, lit: string): string {
  const columns = Math.max(1, Math.floor(width / 34));
  const rows = Math.max(1, Math.floor((height - 26) / 46));
  const gap = width / columns;
  let drawn = "";
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const left = x + gap * (column + 0.5) - 8;
      const top = ground - height + 22 + row * 46;
      const fill = (row * 5 + column * 7 + Math.round(x)) % 3 === 0 ? dark : lit;
      drawn += `<path d="M${left} ${top + 26}V${top + 8}a8 8 0 0 1 16 0V${top + 26}Z" fill="${fill}"/>`;
    }
  }
  return drawn;
}

/** One row of houses cut from one colour of paper. */
export function row(houses: readonly House[], ground: number, fill: string, dark: string, lit = moon): string {
  return houses.map((house) => sheet(outline(house, ground), fill, 2) + windows(house, ground, dark, lit)).join("");
}

/** The lighthouse at the end of the row; `x` is its middle and `ground` its foot. */
export function lighthouse(x: number, ground: number, height: number): string {
  const top = ground - height;
  return [
    sheet(`M${x - 34} ${ground + 120}L${x - 20} ${top}H${x + 20}L${x + 34} ${ground + 120}Z`, cream, 2),
    `<path d="M${x - 24.500} ${top + 44}L${x - 27.300} ${top + 78}H${x + 27.300}L${x + 24.500} ${top + 44}Z" fill="${coral}"/>`,
    `<path d="M${x - 29.800} ${top + 112}L${x - 32} ${top + 146}H${x + 32}L${x + 29.800} ${top + 112}Z" fill="${coral}"/>`,
    sheet(`M${x - 28} ${top}V${top - 9}H${x - 15}V${top - 38}H${x - 20}L${x} ${top - 62}L${x + 20} ${top - 38}H${x + 15}V${top - 9}H${x + 28}V${top}Z`, coral, 1),
    `<rect x="${x - 10}" y="${top - 36}" width="20" height="25" rx="2" fill="${moon}"/>`,
  ].join("");
}

/** A fishing boat with its one slanted sail, `x` and `y` where the hull meets the water. */
export const boat = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${sheet("M6 -12C40 -60 58 -120 62 -178C10 -132 -34 -82 -62 -20Z", cream, 2)}${sheet("M-84 -14Q-4 2 92 -20C84 12 60 26 20 28H-34C-62 26 -78 8 -84 -14Z", coral, 2)}<path d="M-78 -2Q0 12 86 -6" stroke="${cream}" stroke-width="5" fill="none"/></g>`;
