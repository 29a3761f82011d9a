import type { Thing } from "./scene.ts";
import { noise, readTexel, type Texture } from "./texture.ts";

export interface PouchSpec {
  readonly at: readonly [x: number, z: number];
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** Turn about the upright, in radians. */
  readonly turn: number;
  readonly front: Texture;
  readonly side: Texture;
  readonly coat?: number;
  /** Keeps two pouches from creasing alike. */
  readonly seed: number;
}

/** A filled paper pouch with a flat foot, folded sides and a crimped mouth. */
export function pouch(spec: PouchSpec): Thing {
  const { at, width, height, depth, turn, front, side, seed } = spec;
  const [cx, cz] = at;
  const cosine = Math.cos(turn);
  const sine = Math.sin(turn);
  const shoulder = height * 0.62;
  const crimp = height * 0.9;
  const reach = Math.hypot(width, depth) / 2 + 0.12;
  const round = 0.035;

  const measure = (x: number, y: number): number => {
    const t = Math.min(1, Math.max(0, (y - shoulder) / (crimp - shoulder)));
    const closing = 1 - t * t * (3 - 2 * t);
    const across = Math.max(0, 1 - (2 * x / width) ** 2);
    const filled = 0.17 * Math.sin(Math.PI * Math.min(1, (y / crimp) ** 0.8)) * Math.sqrt(across);
    // The beans press the paper out here and there, and it buckles where it is drawn together below the mouth.
    const pressed = (noise(x * 2.1 + seed, y * 1.7 + seed) - 0.5) * 0.075;
    const buckle = (noise(x * 3.1 + seed, y * 0.9 + seed) - 0.5) * 0.2 * t * (1 - t) * 2;
    const crease = Math.abs(noise(x * 3.4 - y * 1.9 + seed * 3, y * 2.6 + x) - 0.5) * -0.05;
    return 0.028 + (depth / 2 - 0.028) * closing + (filled + pressed + crease) * closing + buckle;
  };

  // The front's shape is worked out once, on a grid: a ray asks for it at every step.
  const columns = 160;
  const rows = 256;
  const table = new Float32Array((columns + 1) * (rows + 1));
  for (let j = 0; j <= rows; j++) {
    for (let i = 0; i <= columns; i++) table[j * (columns + 1) + i] = measure((i / columns - 0.5) * width, (j / rows) * height);
  }
  const halfDepth = (x: number, y: number): number => {
    const i = Math.min(columns - 0.001, Math.max(0, (x / width + 0.5) * columns));
    const j = Math.min(rows - 0.001, (y / height) * rows);
    const i0 = Math.floor(i);
    const j0 = Math.floor(j);
    const at = j0 * (columns + 1) + i0;
    const low = table[at]! + (table[at + 1]! - table[at]!) * (i - i0);
    const high = table[at + columns + 1]! + (table[at + columns + 2]! - table[at + columns + 1]!) * (i - i0);
    return low + (high - low) * (j - j0);
  };

  const fullest = table.reduce((most, value) => Math.max(most, value), 0);

  const distance = (wx: number, wy: number, wz: number): number => {
    const lx = wx - cx;
    const lz = wz - cz;
    const x = lx * cosine - lz * sine;
    const z = lx * sine + lz * cosine;
    // Far off, the box around the pouch will do.
    const outside = Math.max(Math.abs(x) - width / 2, Math.abs(z) - fullest, wy - height);
    if (outside > 0.12) return outside;
    const y = Math.min(height, Math.max(0, wy));
    const thick = halfDepth(x, y);
    const fold = Math.min(0.26, 0.1 + 0.2 * (y / height) ** 2) * Math.max(0, 1 - Math.abs(z) / Math.max(thick, 0.06)) * (thick > 0.08 ? 1 : 0);
    const qx = Math.abs(x) - (width / 2 - fold - round);
    const qz = Math.abs(z) - (thick - Math.min(round, thick * 0.8));
    const qy = Math.abs(wy - height / 2) - (height / 2 - 0.012);
    const ox = Math.max(qx, 0);
    const oz = Math.max(qz, 0);
    const oy = Math.max(qy, 0);
    return Math.sqrt(ox * ox + oz * oz + oy * oy) + Math.min(0, Math.max(qx, qz, qy)) - Math.min(round, thick * 0.8);
  };

  return {
    min: [cx - reach, 0, cz - reach],
    max: [cx + reach, height + 0.05, cz + reach],
    stepScale: 0.55,
    normalStep: 0.008,
    distance,
    paint(wx, wy, wz, normal, out) {
      const lx = wx - cx;
      const lz = wz - cz;
      const x = lx * cosine - lz * sine;
      const z = lx * sine + lz * cosine;
      const nx = normal[0]! * cosine - normal[2]! * sine;
      const nz = normal[0]! * sine + normal[2]! * cosine;
      const v = Math.min(0.999, Math.max(0.001, wy / height));
      if (Math.abs(nz) * 1.05 > Math.abs(nx)) readTexel(front, Math.min(0.999, Math.max(0.001, (nz > 0 ? x : -x) / width + 0.5)), v, out);
      else readTexel(side, Math.min(0.999, Math.max(0.001, z / depth + 0.5)), v, out);
      out.coat = spec.coat ?? 0.35;
      out.roughness = 0.55;
      if (wy > crimp + 0.02) {
        normal[1]! += Math.sin(wy * 150) * 0.22;
        const length = Math.hypot(normal[0]!, normal[1]!, normal[2]!);
        normal[0]! /= length;
        normal[1]! /= length;
        normal[2]! /= length;
      }
    },
  };
}
