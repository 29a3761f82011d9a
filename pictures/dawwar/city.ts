import { drawHouses, type HousePalette } from "./buildings.ts";
import { alongLine, courierAt, nile, path, ride, splitLine, streetNames, streetStrokes } from "./map.ts";

/** The colours of one hour of the map. */
export interface CityPalette {
  readonly under: string;
  readonly street: string;
  readonly river: string;
  readonly ripple: string;
  readonly edgeLow: string;
  readonly edgeHigh: string;
  readonly block: string;
  readonly names: string;
  readonly halo: string;
  readonly done: string;
  readonly ahead: string;
  readonly houses: HousePalette;
}

export const night: CityPalette = {
  under: "#093029",
  street: "#0b3a33",
  river: "#0f6a5e",
  ripple: "#1b8576",
  edgeLow: "#04201c",
  edgeHigh: "#0b3c35",
  block: "#114a41",
  names: "#9fd3c3",
  halo: "#ffc24b",
  done: "#b9852d",
  ahead: "#ffcf62",
  houses: { wallLeft: "#0d4a41", wallRight: "#0a3c34", roofLow: "#16594e", roofHigh: "#22796a", window: "#ffcf62" },
};

export const day: CityPalette = {
  under: "#c9d8c6",
  street: "#fdfcf4",
  river: "#a3d5cd",
  ripple: "#c3e5df",
  edgeLow: "#b3c7b3",
  edgeHigh: "#cddccb",
  block: "#dfe9db",
  names: "#4f7b70",
  halo: "#0e7d70",
  done: "#86bdae",
  ahead: "#0e7d70",
  houses: { wallLeft: "#b9ccb8", wallRight: "#a3bba5", roofLow: "#eef3e6", roofHigh: "#ffffff", window: "#7fa99b" },
};

export interface CityView {
  readonly palette: CityPalette;
  readonly width: number;
  readonly height: number;
  /** Where Talaat Harb Square comes to lie in the picture. */
  readonly centre: readonly [x: number, y: number];
  /** Pixels a metre. */
  readonly scale: number;
  readonly turnDegrees: number;
  /** How far the plan is tilted away: 1 is seen from above. */
  readonly flatten: number;
  /** Height of the blocks in pixels. */
  readonly rise: number;
  /** Height of the streets' names, in metres of the plan. */
  readonly nameSize?: number;
}

const [done, ahead] = splitLine(ride, courierAt);
const everywhere = `<rect x="-3000" y="-3000" width="6000" height="6000"`;

/**
 * Downtown at night, laid flat and cut from card: streets at the bottom, blocks in slices above them.
 * The view is a parallel one, so that a street is as wide far away as near.
 */
export function drawCity(host: SVGSVGElement, view: CityView): void {
  const { palette, width, height, centre, scale, turnDegrees, flatten, rise } = view;
  const cut = `cut-${host.id}`;
  const lay = (up: number) => `translate(${centre[0]} ${centre[1] - up}) scale(${scale} ${scale * flatten}) rotate(${turnDegrees})`;
  const ripples = Array.from({ length: 7 }, (_, i) => {
    const x = 770 + i * 76;
    return `<path d="M-${x + 60} -1400C-${x + 10} -700 -${x - 46} 0 -${x - 30} 420S-${x + 40} 1000 -${x + 100} 1500" fill="none" stroke="${palette.ripple}" stroke-width="3.4" stroke-linecap="round" stroke-dasharray="${90 + i * 34} ${70 + i * 30}" stroke-dashoffset="${i * 83}"/>`;
  }).join("");
  const turn = (turnDegrees * Math.PI) / 180;
  const project = (x: number, y: number, up: number) =>
    [
      centre[0] + scale * (x * Math.cos(turn) - y * Math.sin(turn)),
      centre[1] - rise - up + scale * flatten * (x * Math.sin(turn) + y * Math.cos(turn)),
    ] as const;
  const slices = Math.round(rise / 1.5);
  const blocks = Array.from({ length: slices }, (_, i) => {
    const top = i === slices - 1;
    const share = Math.round((i / slices) * 100);
    const colour = top ? palette.block : `color-mix(in oklab, ${palette.edgeLow}, ${palette.edgeHigh} ${share}%)`;
    return `<g transform="${lay(rise * ((i + 1) / slices))}" mask="url(#${cut})">${everywhere} fill="${colour}"/></g>`;
  }).join("");
  host.setAttribute("viewBox", `0 0 ${width} ${height}`);
  host.innerHTML = `
    <mask id="${cut}" maskUnits="userSpaceOnUse" x="-3000" y="-3000" width="6000" height="6000">
      ${everywhere} fill="#fff"/><g color="#000">${streetStrokes(5)}</g><path d="${path(nile)}Z" fill="#000" stroke="#000" stroke-width="24"/>
    </mask>
    <g transform="${lay(0)}">
      ${everywhere} fill="${palette.under}"/>
      <g color="${palette.street}">${streetStrokes()}</g>
      <path d="${path(nile)}Z" fill="${palette.river}"/>${ripples}
    </g>
    ${blocks}
    ${drawHouses(project, rise * 3, palette.houses)}
    <g transform="${lay(0)}" stroke-linejoin="round" stroke-linecap="round" fill="none">
      <path d="M-1600 700L-690 462L-610 458" stroke="${palette.block}" stroke-width="30"/>
      <path d="M-1600 -900L-800 -650L-730 -636" stroke="${palette.block}" stroke-width="34"/>
    </g>
    <g transform="${lay(0)}" fill="${palette.names}" font-family="Readex" font-weight="500">${streetNames(view.nameSize ?? 20)}</g>
    <g transform="${lay(rise)}" stroke-linejoin="round" stroke-linecap="round" fill="none">
      <path d="${path(ride)}" stroke="${palette.halo}" stroke-width="40" opacity=".16"/>
      <path d="${path(ride)}" stroke="${palette.halo}" stroke-width="27" opacity=".22"/>
      <path d="${path(done)}" stroke="${palette.done}" stroke-width="13"/>
      <path d="${path(ahead)}" stroke="${palette.ahead}" stroke-width="15"/>
    </g>
    <g transform="${lay(rise)}">
      ${[ride[0]!, alongLine(ride, courierAt), ride.at(-1)!].map(([x, y], i) => `<circle id="spot${i}" cx="${x}" cy="${y}" r=".5" fill="none"/>`).join("")}
    </g>`;
}

/** Stands an upright mark on its place in the turned city. */
export function standOn(mark: string, spot: string): void {
  const { left, top } = document.querySelector(spot)!.getBoundingClientRect();
  const { style } = document.querySelector<HTMLElement>(mark)!;
  style.left = `${left}px`;
  style.top = `${top}px`;
}
