import { nile, squares, streets } from "./map.ts";
import { seeded } from "../shared/still-life/texture.ts";

interface Building {
  readonly x: number;
  readonly y: number;
  /** Along the street, and away from it: unit vectors. */
  readonly along: readonly [number, number];
  readonly out: readonly [number, number];
  readonly halfLength: number;
  readonly halfDepth: number;
  /** Share of the tallest house. */
  readonly height: number;
  readonly tone: number;
  readonly lit: boolean;
}

const segments = streets.flatMap(({ width, line }) =>
  line.slice(1).map((end, i) => ({ ax: line[i]![0], ay: line[i]![1], bx: end[0], by: end[1], half: width / 2 })),
);

function clearOfStreets(x: number, y: number): boolean {
  return (
    segments.every(({ ax, ay, bx, by, half }) => {
      const ex = bx - ax;
      const ey = by - ay;
      const t = Math.min(1, Math.max(0, ((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey)));
      return Math.hypot(x - ax - ex * t, y - ay - ey * t) > half + 3.5;
    }) && squares.every(([sx, sy, r]) => Math.hypot(x - sx, y - sy) > r + 5)
  );
}

const riverside = nile.slice(0, 7);
function inRiver(x: number, y: number): boolean {
  for (let i = 1; i < riverside.length; i++) {
    const [ax, ay] = riverside[i - 1]!;
    const [bx, by] = riverside[i]!;
    if (y >= ay && y < by) return x < ax + ((bx - ax) * (y - ay)) / (by - ay) + 26;
  }
  return false;
}

const corners = ({ x, y, along, out, halfLength, halfDepth }: Building): [number, number][] =>
  [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([i, j]) => [
    x + along[0] * halfLength * i! + out[0] * halfDepth * j!,
    y + along[1] * halfLength * i! + out[1] * halfDepth * j!,
  ]);

/** Two turned rectangles meet unless some side of one of them has all of the other behind it. */
function meet(a: Building, b: Building): boolean {
  if (Math.hypot(a.x - b.x, a.y - b.y) > 90) return false;
  const pa = corners(a);
  const pb = corners(b);
  return [a.along, a.out, b.along, b.out].every(([nx, ny]) => {
    const da = pa.map(([x, y]) => x * nx + y * ny);
    const db = pb.map(([x, y]) => x * nx + y * ny);
    return Math.max(...da) > Math.min(...db) + 0.5 && Math.max(...db) > Math.min(...da) + 0.5;
  });
}

/** Houses along both sides of every street, wherever one fits; the same city each time. */
export function buildHouses(): Building[] {
  const chance = seeded(2018);
  const houses: Building[] = [];
  const wide = [...streets].sort((a, b) => b.width - a.width);
  for (const { line, width } of wide) {
    for (let i = 1; i < line.length; i++) {
      const [ax, ay] = line[i - 1]!;
      const [bx, by] = line[i]!;
      const length = Math.hypot(bx - ax, by - ay);
      const along = [(bx - ax) / length, (by - ay) / length] as const;
      for (const side of [1, -1]) {
        const out = [-along[1] * side, along[0] * side] as const;
        for (let at = 8; at < length - 6; ) {
          const halfLength = 9 + chance() * 13;
          const halfDepth = 9 + chance() * 7;
          const set = width / 2 + 4.5 + halfDepth;
          const house: Building = {
            x: ax + along[0] * (at + halfLength) + out[0] * set,
            y: ay + along[1] * (at + halfLength) + out[1] * set,
            along,
            out,
            halfLength,
            halfDepth,
            height: 0.3 + 0.7 * chance() ** 2 * (width > 14 ? 1 : 0.6),
            tone: chance(),
            lit: chance() > 0.72,
          };
          const free =
            !inRiver(house.x, house.y) &&
            [...corners(house), [house.x, house.y] as const].every(([x, y]) => clearOfStreets(x, y)) &&
            !houses.some((other) => meet(house, other));
          if (free) houses.push(house);
          at += free ? halfLength * 2 + (chance() > 0.8 ? 7 : 0.8) : 7;
        }
      }
    }
  }
  return houses;
}

export interface HousePalette {
  readonly wallLeft: string;
  readonly wallRight: string;
  readonly roofLow: string;
  readonly roofHigh: string;
  readonly window: string;
}

type Project = (x: number, y: number, up: number) => readonly [number, number];

/** The houses as SVG, far ones first: walls that face us, then the roof, then a lit window here and there. */
export function drawHouses(project: Project, tallest: number, colours: HousePalette): string {
  const chance = seeded(77);
  return buildHouses()
    .map((house) => ({ house, depth: project(house.x, house.y, 0)[1] }))
    .sort((a, b) => a.depth - b.depth)
    .map(({ house }) => {
      const up = house.height * tallest;
      const base = corners(house).map(([x, y]) => project(x, y, 0));
      const roof = corners(house).map(([x, y]) => project(x, y, up));
      const shape = (points: readonly (readonly [number, number])[]) => points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(" ");
      const centre = project(house.x, house.y, 0);
      let walls = "";
      for (let i = 0; i < 4; i++) {
        const j = (i + 1) % 4;
        const a = base[i]!;
        const b = base[j]!;
        if ((a[1] + b[1]) / 2 <= centre[1]) continue;
        const towards = (a[0] + b[0]) / 2 > centre[0];
        walls += `<polygon points="${shape([a, b, roof[j]!, roof[i]!])}" fill="${towards ? colours.wallRight : colours.wallLeft}"/>`;
        if (!house.lit || up < 7) continue;
        for (let k = 0; k < 3; k++) {
          const t = 0.18 + chance() * 0.64;
          const lift = up * (0.3 + chance() * 0.4);
          walls += `<rect x="${(a[0] + (b[0] - a[0]) * t - 0.9).toFixed(1)}" y="${(a[1] + (b[1] - a[1]) * t - lift).toFixed(1)}" width="1.9" height="2.8" fill="${colours.window}" opacity="${(0.55 + chance() * 0.4).toFixed(2)}"/>`;
        }
      }
      const tone = Math.round(house.tone * 100);
      return `${walls}<polygon points="${shape(roof)}" fill="color-mix(in oklab, ${colours.roofLow}, ${colours.roofHigh} ${tone}%)"/>`;
    })
    .join("");
}
