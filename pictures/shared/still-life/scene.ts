export type Vec = readonly [x: number, y: number, z: number];
export type Rgb = readonly [red: number, green: number, blue: number];

/** What light meets: linear colour, how much the skin mirrors (0 to 1) and how rough that mirror is (0 to 1). */
export interface Surface {
  r: number;
  g: number;
  b: number;
  coat: number;
  roughness: number;
}

/** A body that knows how far it is from any point; rays walk by that distance. */
export interface Thing {
  readonly min: Vec;
  readonly max: Vec;
  /** Below 1 where `distance` may overrate. */
  readonly stepScale?: number;
  /** Width over which the surface's slope is measured. */
  readonly normalStep?: number;
  distance(x: number, y: number, z: number): number;
  /** Fills `out`; may tilt `normal`, which stays of length one. */
  paint(x: number, y: number, z: number, normal: Float64Array, out: Surface): void;
}

export interface Scene {
  readonly things: readonly Thing[];
  /** The floor is y = 0, the wall z = `wallZ`; the paint functions give linear colours. */
  readonly wallZ: number;
  readonly floor: (x: number, z: number, out: Surface) => void;
  readonly wall: (x: number, y: number, out: Surface) => void;
  readonly camera: {
    readonly at: Vec;
    /** Distance of the picture plane in picture heights: 1.2 wide, 3 long. */
    readonly focal: number;
    /** Slides the picture plane, in picture heights, so that uprights stay upright while one looks down. */
    readonly shift: readonly [x: number, y: number];
  };
  readonly sun: {
    readonly towards: Vec;
    readonly colour: Rgb;
    /** Tangent of half the disc's angle: larger is softer. */
    readonly spread: number;
    /** What stands before the sun outside the picture: share of light at (a, b) across its rays. */
    readonly gobo?: (a: number, b: number) => number;
  };
  readonly sky: (x: number, y: number, z: number, out: Float64Array) => void;
  readonly exposure: number;
}

/** "#C9643B" to linear light. */
export function linear(hex: string): Rgb {
  const channel = (at: number) => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

export function setColour(out: Surface, [r, g, b]: Rgb, coat = 0, roughness = 0.4): void {
  out.r = r;
  out.g = g;
  out.b = b;
  out.coat = coat;
  out.roughness = roughness;
}
