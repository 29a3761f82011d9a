import { placeAlongSide, getCrown, insetArch, type Arch } from "../geometry/arch.ts";
import type { Point } from "../geometry/geometry.ts";
import { lightPiece, type Light, type Lit, type Part } from "./light.ts";
import type { Fade, Hue } from "../palette.ts";
import { tileSize, type Shape } from "./window-shapes.ts";

/** The measures of the panel, 680 by 930 drawing units. */
export const panel = {
  width: 680,
  height: 930,
  axis: 340,
  moon: { at: [340, 196] as Point, radius: 124 },
} as const;

/** The left light; the right one is its mirror image about the panel's axis. */
export const leftLight: Arch = { x: 201, halfWidth: 127, spring: 430, foot: 846, pull: 7 };

/** The light of a whole window, which falls through its moon. */
export function createMoonLight(seed: number): Light {
  const [x, y] = panel.moon.at;
  return { from: [x, y + 10], reach: 690, seed };
}

export interface Placed {
  readonly shape: Shape;
  readonly at: Point;
  /** Degrees, clockwise. */
  readonly turn: number;
  readonly scale?: number;
  readonly lit: Lit;
}

/** Glass that lights up at the same time, one pane for each colour. */
export interface Wave {
  readonly fade: Fade;
  readonly panes: readonly { readonly hue: Hue; readonly pieces: readonly Placed[] }[];
}

/**
 * Builds the lattice behind the opening of a light: three stars wide, so that one is on the axis.
 */
export function buildLattice(arch: Arch, light: Light): readonly Placed[] {
  const size = tileSize;
  const top = getCrown(arch)[1];
  const rows = Array.from({ length: 12 }, (_, i) => i - 3).filter(
    (r) =>
      arch.spring + 18 + (r + 1) * size > top && arch.spring + 18 + (r - 0.5) * size < arch.foot,
  );
  const stars = rows.flatMap((r) =>
    [-1, 0, 1].flatMap((column) => {
      const at: Point = [arch.x + column * size, arch.spring + 18 + r * size];
      return buildStarPieces(at, [column, r], light);
    }),
  );
  const crosses = rows.flatMap((r) =>
    [-1.5, -0.5, 0.5, 1.5].flatMap((column): Placed[] => {
      const at: Point = [arch.x + column * size, arch.spring + 18 + (r + 0.5) * size];
      const key = [column, r + 0.5];
      // At the sides and the foot the plaster would cut a whole cross; only the leaf that points
      // inwards fits.
      const atFoot = at[1] > arch.foot - size / 2;
      if (Math.abs(column) > 1)
        return atFoot ? [] : [createPiece("leaf", at, "leaf", key, light, column < 0 ? 0 : 180)];
      if (atFoot) return [createPiece("leaf", at, "leaf", key, light, 270)];
      return [
        createPiece("leaves", at, "leaf", key, light),
        createPiece("seed", at, "heart", key, light),
      ];
    }),
  );
  return [...stars, ...crosses];
}

/**
 * Builds the glass of one lattice star. Every second petal is one step darker, for the unevenness
 * of real glass.
 */
export function buildStarPieces(
  at: Point,
  key: readonly number[],
  light: Light,
  scale = 1,
): readonly Placed[] {
  const petals = lightPiece(light, at, "petal", key);
  const deeper = { ...petals, fade: Math.min(7, petals.fade + 1) as Fade };
  return [
    { shape: "upright petals", at, turn: 0, scale, lit: petals },
    { shape: "slanting petals", at, turn: 0, scale, lit: deeper },
    { shape: "heart", at, turn: 0, scale, lit: lightPiece(light, at, "heart", key) },
  ];
}

/**
 * Builds the border of small stars that follows the outline of a light, with half stars bound
 * between them.
 */
export function buildBorder(arch: Arch, light: Light): readonly Placed[] {
  const line = insetArch(arch, borderDepth);
  const { stops, between } = placeAlongSide(line, 27);
  const across = 10;
  const sides = [
    ...stops.flatMap(({ at, heading }, i) =>
      placeBothSides("star", at, heading, "border", [i % 4, 1], i),
    ),
    ...between.flatMap(({ at, heading }, i) =>
      placeBothSides("knot", at, heading, "binding", [i % 3, 3], i + 1),
    ),
  ];
  const foot = Array.from({ length: across }, (_, i): Placed[] => {
    const x = line.x - line.halfWidth + (2 * line.halfWidth * (i + 0.5)) / across;
    const next: Point = [x + line.halfWidth / across, line.foot];
    return [
      createPiece("knot", [x, line.foot], "binding", [i % 2, 9], light),
      ...(i < across - 1 ? [createPiece("star", next, "border", [i % 2, 5], light)] : []),
    ];
  }).flat();
  return [...sides, ...foot];

  function placeBothSides(
    shape: Shape,
    at: Point,
    heading: number,
    part: Part,
    key: readonly number[],
    index: number,
  ): Placed[] {
    const right = createPiece(shape, at, part, key, light, normalizeHalfTurn(heading));
    return index === 0
      ? [right]
      : [right, createPiece(shape, mirrorPoint(at), part, key, light, normalizeHalfTurn(-heading))];
  }

  function mirrorPoint([x, y]: Point): Point {
    return [2 * arch.x - x, y];
  }
}

/** Half a turn does not change stars and knots, so a smaller angle can be written in its place. */
function normalizeHalfTurn(degrees: number): number {
  return ((degrees % 180) + 180) % 180;
}

/** The distance of the border from the outline, inwards. */
export const borderDepth = 13;

function createPiece(
  shape: Shape,
  at: Point,
  part: Part,
  key: readonly number[],
  light: Light,
  turn = 0,
): Placed {
  return { shape, at, turn, lit: lightPiece(light, at, part, key) };
}

/**
 * Groups glass by light, then by colour. A window has hundreds of pieces; fewer elements are laid
 * out faster on phones.
 */
export function groupByLight(glass: readonly Placed[]): readonly Wave[] {
  return [...Map.groupBy(glass, ({ lit }) => lit.fade)]
    .sort(([a], [b]) => a - b)
    .map(([fade, together]) => ({
      fade,
      panes: [...Map.groupBy(together, ({ lit }) => lit.hue)].map(([hue, pieces]) => ({
        hue,
        pieces,
      })),
    }));
}

/** A left piece at its place on the right. Only a leaf is not its own mirror image. */
export function mirrorPiece(piece: Placed): Placed {
  const [x, y] = piece.at;
  const turn = piece.shape === "leaf" ? 180 - piece.turn : -piece.turn;
  return { ...piece, at: [2 * panel.axis - x, y], turn };
}

export function mirrorArch(arch: Arch): Arch {
  return { ...arch, x: 2 * panel.axis - arch.x };
}

/** Mirrors the left half to the right. */
export const mirrored = `matrix(-1 0 0 1 ${2 * panel.axis} 0)`;
