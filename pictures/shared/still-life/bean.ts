import type { Thing } from "./scene.ts";

/** A roasted coffee bean lying on the floor: half an egg with a furrow. `turn` in radians; `up` shows the furrow. */
export function bean(x0: number, z0: number, turn: number, up: boolean, tone: number): Thing {
  const cosine = Math.cos(turn);
  const sine = Math.sin(turn);
  const long = 0.135;
  const wide = 0.095;
  const high = 0.072;
  const y0 = high * 0.9;
  const distance = (wx: number, wy: number, wz: number): number => {
    const lx = wx - x0;
    const lz = wz - z0;
    const x = lx * cosine - lz * sine;
    const z = lx * sine + lz * cosine;
    const y = (wy - y0) * (up ? 1 : -1);
    const k = Math.sqrt((x / long) ** 2 + (y / high) ** 2 + (z / wide) ** 2);
    const egg = (k - 1) * high * 0.95;
    // The furrow wanders a little along the flat side.
    const furrow = Math.hypot((z - 0.012 * Math.sin(x * 26)) * 1.0, (y - high) * 0.55) - 0.017;
    return Math.max(egg, -furrow);
  };
  return {
    min: [x0 - long - 0.02, 0, z0 - long - 0.02],
    max: [x0 + long + 0.02, high * 2, z0 + long + 0.02],
    stepScale: 0.7,
    normalStep: 0.004,
    distance,
    paint(_x, _y, _z, _normal, out) {
      out.r = 0.075 + tone * 0.05;
      out.g = 0.026 + tone * 0.022;
      out.b = 0.012 + tone * 0.01;
      out.coat = 0.9;
      out.roughness = 0.42;
    },
  };
}

const reach = 0.16;

/** Many beans as one thing, so that a ray asks once whether it comes near any of them. */
export function pile(beans: readonly Thing[]): Thing {
  const middles = beans.map(({ min, max }) => [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2] as const);
  const nearest = (x: number, y: number, z: number): readonly [number, number] => {
    let gap = Infinity;
    let which = 0;
    for (let i = 0; i < beans.length; i++) {
      const dx = x - middles[i]![0];
      const dz = z - middles[i]![1];
      const around = Math.sqrt(dx * dx + y * y + dz * dz) - reach;
      if (around >= gap) continue;
      const exact = around > 0.05 ? around : beans[i]!.distance(x, y, z);
      if (exact < gap) {
        gap = exact;
        which = i;
      }
    }
    return [gap, which];
  };
  const edge = (k: 0 | 2, pick: (...n: number[]) => number, from: "min" | "max") => pick(...beans.map((b) => b[from][k]));
  return {
    min: [edge(0, Math.min, "min"), 0, edge(2, Math.min, "min")],
    max: [edge(0, Math.max, "max"), beans[0]!.max[1], edge(2, Math.max, "max")],
    stepScale: 0.7,
    normalStep: 0.004,
    distance: (x, y, z) => nearest(x, y, z)[0],
    paint(x, y, z, normal, out) {
      beans[nearest(x, y, z)[1]]!.paint(x, y, z, normal, out);
    },
  };
}
