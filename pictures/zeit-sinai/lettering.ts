import { olive, type Olive } from "./olives.ts";

/**
 * The name as the cooperative's accountant brushed it: each stroke is a line that a broad, slanted brush follows.
 * Origin at the right end of each word's baseline, up is negative. The field of the stacked name is 0 0 700 690.
 */
interface Stroke {
  readonly line: string;
  /** Width of the brush. */
  readonly brush: number;
}

const words = {
  zeit: [
    { line: "M8 -104C20 -50 16 14 -32 44C-62 62 -100 66 -138 54", brush: 66 },
    { line: "M-178 -86C-172 -36 -174 -2 -222 0L-470 2C-540 4 -566 -24 -560 -104", brush: 68 },
  ],
  sinai: [
    { line: "M8 -84C12 -40 8 -4 -20 0L-96 0C-300 4 -400 4 -470 0C-502 -2 -512 -26 -511 -64C-508 -140 -512 -200 -522 -262", brush: 66 },
    { line: "M-80 -78C-76 -44 -80 -16 -96 0", brush: 62 },
    { line: "M-162 -84C-158 -48 -162 -18 -180 0", brush: 62 },
    { line: "M-262 -122C-256 -70 -262 -24 -282 0", brush: 64 },
    { line: "M-372 -112C-366 -66 -372 -22 -392 0", brush: 64 },
    { line: "M-590 -92C-626 -122 -668 -98 -654 -64C-646 -44 -622 -38 -596 -46L-676 -8", brush: 38 },
  ],
} as const satisfies Record<string, readonly Stroke[]>;

/** The brush is held at this angle; its short side is this share of its width. */
const angle = (-54 * Math.PI) / 180;
const thickness = 0.28;

type Point = readonly [number, number];

function corners([x, y]: Point, brush: number): Point[] {
  const [cos, sin] = [Math.cos(angle) * 0.5, Math.sin(angle) * 0.5];
  return [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([u = 0, v = 0]) => [x + u * brush * cos - v * brush * thickness * sin, y + u * brush * sin + v * brush * thickness * cos] as const);
}

/** Convex hull by A. M. Andrew's monotone chain, so that every piece turns the same way and the pieces only add up. */
function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((p, q) => p[0] - q[0] || p[1] - q[1]);
  const half = (list: readonly Point[]): Point[] => {
    const kept: Point[] = [];
    for (const p of list) {
      for (;;) {
        const [a, b] = [kept.at(-2), kept.at(-1)];
        if (!a || !b || (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        kept.pop();
      }
      kept.push(p);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function brushed({ line, brush }: Stroke, dx: number, dy: number): string {
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", line);
  const length = path.getTotalLength();
  const steps = Math.ceil(length / 5);
  const at = (i: number): Point => {
    const { x, y } = path.getPointAtLength((i / steps) * length);
    return [x + dx, y + dy];
  };
  let shape = "";
  for (let i = 0; i < steps; i++) {
    const piece = hull([...corners(at(i), brush), ...corners(at(i + 1), brush)]);
    shape += `M${piece.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
  }
  return shape;
}

/** Where each word's origin lies in the field of the stacked name. */
const zeitAt: Point = [640, 196];
const sinaiAt: Point = [684, 552];

/** In the order in which the villages are named: from the first letter of the first word. */
export const dots: readonly Olive[] = [
  [618, 30, 62, 46, -24, "stem"],
  [444, 288, 58, 44, 14, "shine"], [372, 281, 62, 42, -10, "tip"],
  [292, 90, 60, 44, -18, "slit"], [212, 96, 56, 46, 22, "stem"],
  [444, 638, 60, 42, -12, "tip"], [366, 642, 56, 45, 18, "slit"],
  [288, 386, 64, 44, -30, "shine"],
];

/** The name, stacked, in the field 0 0 700 690; `paper` is what shines through the olives. */
export function name(ink = "#141310", paper = "#f1ecdf"): string {
  const shape = words.zeit.map((stroke) => brushed(stroke, ...zeitAt)).join("") + words.sinai.map((stroke) => brushed(stroke, ...sinaiAt)).join("");
  return `<path d="${shape}" fill="${ink}" filter="url(#bristle)"/>${dots.map((dot) => olive(dot, ink, paper)).join("")}`;
}

/** What the edge of a worn brush does; once a document. */
export const bristle = `<filter id="bristle" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".03 .05" numOctaves="3" seed="3"/><feDisplacementMap in="SourceGraphic" scale="6"/></filter>`;
