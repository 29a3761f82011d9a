import { seeded } from "../shared/still-life/texture.ts";

/** The workshop's bands, unrolled: drawn as the brush draws them, no two strokes the same. */
const sheet = document.querySelector<SVGSVGElement>("#sheet")!;
const chance = seeded(7);
const jitter = (size: number) => (chance() - 0.5) * size;
const wide = 1640;

function stroke(y: number, thickness: number, colour: string): string {
  const phase = chance() * 6;
  const top: string[] = [];
  const foot: string[] = [];
  for (let x = -20; x <= wide; x += 20) {
    const swell = 1 + 0.16 * Math.sin(x / 150 + phase) + jitter(0.07);
    const sway = 2.2 * Math.sin(x / 310 + phase);
    top.push(`${x} ${(y + sway - (thickness / 2) * swell).toFixed(1)}`);
    foot.unshift(`${x} ${(y + sway + (thickness / 2) * swell).toFixed(1)}`);
  }
  return `<path d="M${[...top, ...foot].join("L")}Z" fill="${colour}"/>`;
}

function waves(y: number, rise: number, pitch: number, thickness: number, colour: string): string {
  const points: string[] = [];
  for (let i = 0; i * pitch < wide + pitch; i++) points.push(`${i * pitch - 30 + jitter(7)} ${(y + (i % 2 ? rise : 0) + jitter(6)).toFixed(1)}`);
  return `<path d="M${points.join("L")}" fill="none" stroke="${colour}" stroke-width="${thickness}" stroke-linejoin="round"/>`;
}

function star(x: number, y: number, r: number, colour: string): string {
  const turn = jitter(0.09);
  const points = Array.from({ length: 16 }, (_, i) => {
    const reach = r * (i % 2 ? 0.765 : 1) + jitter(2.4);
    const a = (i / 16) * Math.PI * 2 + turn;
    return `${(x + Math.sin(a) * reach).toFixed(1)} ${(y - Math.cos(a) * reach).toFixed(1)}`;
  });
  return `<polygon points="${points.join(" ")}" fill="${colour}"/>`;
}

function stars(y: number): string {
  return Array.from({ length: 15 }, (_, i) => {
    const x = i * 112 + 14;
    return star(x, y, 47, "#E3A662") + star(x, y, 18, "#4A1D10") + star(x + 56, y, 12, "#EFDCBF");
  }).join("");
}

/** An ear of wheat: one stem, grains on both sides. */
function wheat(y: number, colour: string): string {
  return Array.from({ length: 12 }, (_, i) => {
    const x = i * 142 + 20;
    const grains = Array.from({ length: 5 }, (_, g) => {
      const at = x - 50 + g * 22;
      const leaf = (side: number) =>
        `<path d="M${at} ${y}q${12 + jitter(3)} ${side * (4 + jitter(2))} ${30 + jitter(4)} ${side * (26 + jitter(4))}q-26 ${-side * 3} -30 ${-side * 26}" fill="${colour}"/>`;
      return leaf(1) + leaf(-1);
    }).join("");
    return `<path d="M${x - 62} ${y}H${x + 66}" stroke="${colour}" stroke-width="5" stroke-linecap="round"/>${grains}`;
  }).join("");
}

/** Fish of the Nile, one after the other, as children are taught to draw them. */
function fish(y: number, body: string, mark: string): string {
  return Array.from({ length: 11 }, (_, i) => {
    const x = i * 156 + 40;
    const d = jitter(5);
    return `<g transform="translate(${x} ${y + d})"><path d="M-58 0C-30-36 22-38 44-4L66-24Q60 0 66 24L44 6C22 38-30 36-58 0Z" fill="${body}"/><path d="M-24-20Q-14 0-24 20M-2-24Q8 0-2 24M18-19Q26 0 18 19" fill="none" stroke="${mark}" stroke-width="5"/><circle cx="-40" cy="-3" r="4.5" fill="${mark}"/></g>`;
  }).join("");
}

sheet.innerHTML = [
  `<rect width="1600" height="216" fill="#EFDCBF"/>`,
  stroke(16, 9, "#8B3719"),
  ...[48, 88, 128].map((y) => waves(y, 34, 46, 12, "#8B3719")),
  stroke(198, 9, "#8B3719"),
  `<rect y="216" width="1600" height="206" fill="#4A1D10"/>`,
  stroke(242, 10, "#E3A662"),
  stars(319),
  stroke(396, 10, "#E3A662"),
  `<rect y="422" width="1600" height="156" fill="#B9552E"/>`,
  stroke(442, 6, "#EFDCBF"),
  wheat(500, "#EFDCBF"),
  stroke(558, 6, "#EFDCBF"),
  `<rect y="578" width="1600" height="186" fill="#E3A662"/>`,
  stroke(600, 8, "#8B3719"),
  fish(671, "#8B3719", "#F4DDB4"),
  stroke(742, 8, "#8B3719"),
  `<rect y="764" width="1600" height="236" fill="#8B3719"/>`,
  stroke(800, 26, "#EFDCBF"),
  stroke(836, 7, "#E3A662"),
  waves(872, 46, 62, 13, "#E3A662"),
  waves(900, 46, 62, 6, "#EFDCBF"),
  stroke(972, 18, "#EFDCBF"),
].join("");
