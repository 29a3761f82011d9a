import type { Thing } from "./scene.ts";
import { readTexel, type Texture } from "./texture.ts";

export interface VesselSpec {
  /** Half the outline as an SVG path in scene units, x the radius and y the height, from the foot's centre to the lip. */
  readonly outline: string;
  readonly at: readonly [x: number, z: number];
  /** Height of the foot above the floor. */
  readonly lift?: number;
  readonly thickness: number;
  readonly texture: Texture;
  /** Colour of the inside, linear; the texture's where it is missing. */
  readonly inside?: readonly [number, number, number];
  /** How much the skin mirrors: 0 raw clay, 1 glass. */
  readonly coat?: number;
  readonly roughness?: number;
  /** Depth of the throwing rings as a slope, 0 for what is cast or blown. */
  readonly rings?: number;
  /** How far the hand left the circle, as a share of the radius. */
  readonly wobble?: number;
  /** Turns the texture, in radians. */
  readonly turn?: number;
}

interface Grid {
  readonly values: Float32Array;
  readonly columns: number;
  readonly cell: number;
  readonly bottom: number;
}

function samplePath(d: string): [number, number][] {
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  // Path metrics are coarse below about one unit, so the outline is measured a hundred times larger.
  path.setAttribute("d", d.replace(/-?\d*\.?\d+/g, (n) => String(Number(n) * 100)));
  const length = path.getTotalLength();
  const steps = 220;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const { x, y } = path.getPointAtLength((length * i) / steps);
    return [x / 100, y / 100];
  });
}

/** Distances to the outline, computed once: every step of every ray then costs one look-up. */
function distanceGrid(points: readonly [number, number][], radius: number, height: number): Grid {
  const pad = 0.2;
  const cell = Math.max(radius, height) / 300;
  const columns = Math.ceil((radius + pad) / cell) + 2;
  const rows = Math.ceil((height + 2 * pad) / cell) + 2;
  const values = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    const y = row * cell - pad;
    for (let column = 0; column < columns; column++) {
      const x = column * cell;
      let nearest = Infinity;
      for (let i = 1; i < points.length; i++) {
        const [ax, ay] = points[i - 1]!;
        const [bx, by] = points[i]!;
        const ex = bx - ax;
        const ey = by - ay;
        const along = Math.min(1, Math.max(0, ((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey || 1)));
        const gapX = x - ax - ex * along;
        const gapY = y - ay - ey * along;
        nearest = Math.min(nearest, gapX * gapX + gapY * gapY);
      }
      values[row * columns + column] = Math.sqrt(nearest);
    }
  }
  return { values, columns, cell, bottom: -pad };
}

/** A body of revolution: everything that leaves a wheel, a mould or a blowpipe. */
export function vessel(spec: VesselSpec): Thing {
  const points = samplePath(spec.outline);
  const radius = Math.max(...points.map(([x]) => x));
  const height = Math.max(...points.map(([, y]) => y));
  const { values, columns, cell, bottom } = distanceGrid(points, radius, height);
  const [cx, cz] = spec.at;
  const lift = (spec.lift ?? 0) + spec.thickness / 2;
  const half = spec.thickness / 2;
  const wobble = spec.wobble ?? 0;
  const reach = radius * (1 + wobble * 2) + half + 0.01;
  const turn = spec.turn ?? 0;

  const distance = (x: number, y: number, z: number): number => {
    const lx = x - cx;
    const lz = z - cz;
    const r = Math.sqrt(lx * lx + lz * lz);
    const gap = look(r, y);
    // The hand's deviation is small: far from the skin it changes nothing but the time this takes.
    if (wobble === 0 || gap > far * 2) return gap - (wobble === 0 ? 0 : far);
    const sine = lx / r;
    const cosine = lz / r;
    return look(r * (1 + wobble * (2 * sine * cosine + 0.5 * sine * (3 - 4 * sine * sine))), y);
  };

  const far = radius * wobble * 1.5 + 0.02;
  const rows = values.length / columns - 2;
  const look = (r: number, y: number): number => {
    const column = Math.min(r / cell, columns - 1.001);
    const row = Math.max(0, (y - lift - bottom) / cell);
    const c = Math.floor(column);
    const q = Math.min(Math.floor(row), rows);
    const fx = column - c;
    const fy = Math.min(1, row - q);
    const i = q * columns + c;
    const low = values[i]! * (1 - fx) + values[i + 1]! * fx;
    const high = values[i + columns]! * (1 - fx) + values[i + columns + 1]! * fx;
    return low * (1 - fy) + high * fy - half;
  };

  return {
    min: [cx - reach, lift - half - 0.005, cz - reach],
    max: [cx + reach, lift + height + half + 0.005, cz + reach],
    stepScale: wobble > 0 ? 0.9 : 1,
    normalStep: cell,
    distance,
    paint(x, y, z, normal, out) {
      const lx = x - cx;
      const lz = z - cz;
      const angle = Math.atan2(lx, lz) + turn;
      const u = (((angle / (2 * Math.PI) + 0.5) % 1) + 1) % 1;
      const v = Math.min(1, Math.max(0, (y - lift) / height));
      out.coat = spec.coat ?? 0;
      out.roughness = spec.roughness ?? 0.3;
      const inward = normal[0]! * lx + normal[2]! * lz < -0.15 * Math.hypot(lx, lz);
      if (inward && spec.inside) {
        [out.r, out.g, out.b] = spec.inside;
        out.coat *= 0.4;
      } else {
        readTexel(spec.texture, u, v, out);
      }
      if (spec.rings) {
        const groove = Math.sin(y * 46 + Math.sin(angle * 2) * 0.6) * 0.6 + Math.sin(y * 113 + Math.sin(angle) * 1.4) * 0.4;
        normal[1]! += groove * spec.rings;
        const length = Math.hypot(normal[0]!, normal[1]!, normal[2]!);
        normal[0]! /= length;
        normal[1]! /= length;
        normal[2]! /= length;
      }
    },
  };
}
