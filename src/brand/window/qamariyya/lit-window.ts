import { toPath } from "../geometry/path.ts";
import type { Point } from "../geometry/geometry.ts";
import type { Fade, Hue } from "../palette.ts";
import { createMoon } from "./moon.ts";
import { axisRoundel, buildGlass, leftRoundels } from "./spandrels.ts";
import {
  buildBorder,
  buildLattice,
  createMoonLight,
  leftLight,
  panel,
  type Placed,
} from "./window-plan.ts";
import { toOutlines } from "./window-shapes.ts";

/** One piece of glass as a path in the drawing units of the panel. */
export interface Pane {
  readonly path: string;
  readonly hue: Hue;
  readonly fade: Fade;
  readonly isLit: boolean;
}

/** The glass of a window of which a share is lit. The left half is drawn again as its mirror. */
export interface LitWindow {
  /** Drawn inside the opening of the left light only. */
  readonly lattice: readonly Pane[];
  /** The border of the left light, and the roundels left of the axis. */
  readonly sides: readonly Pane[];
  readonly axis: readonly Pane[];
  /** About the moon's own centre; the eighth is drawn eight times. */
  readonly heart: readonly Pane[];
  readonly eighth: readonly Pane[];
}

/**
 * Builds the double window with the share of its glass lit that lies nearest the moon, where the
 * light of every window comes from. The moon is lit as soon as anything is.
 * @param share from 0 to 1; a share outside is taken as the nearest of the two
 */
export function buildLitWindow(share: number, seed = 1): LitWindow {
  const light = createMoonLight(seed);
  const lattice = buildLattice(leftLight, light);
  const sides = [
    ...buildBorder(leftLight, light),
    ...leftRoundels.flatMap((roundel) => buildGlass(roundel, light)),
  ];
  const axis = buildGlass(axisRoundel, light);
  const all = [...lattice, ...sides, ...axis].toSorted(
    (a, b) => getSquaredDistance(a.at, light.from) - getSquaredDistance(b.at, light.from),
  );
  const lit = new Set(all.slice(0, Math.round(Math.min(1, Math.max(0, share)) * all.length)));
  const toPanes = (pieces: readonly Placed[]): readonly Pane[] =>
    pieces.map((piece) => toPane(piece, lit.has(piece)));
  const moon = createMoon(panel.moon.radius, seed);
  const isMoonLit = lit.size > 0;
  const toMoonPanes = (pieces: readonly (typeof moon.heart)[]): readonly Pane[] =>
    pieces.map(({ outlines, hue, fade }) => ({
      path: toPath(outlines),
      hue,
      fade,
      isLit: isMoonLit,
    }));
  return {
    lattice: toPanes(lattice),
    sides: toPanes(sides),
    axis: toPanes(axis),
    heart: toMoonPanes([moon.heart]),
    eighth: toMoonPanes(moon.eighth),
  };
}

function getSquaredDistance([x, y]: Point, [u, v]: Point): number {
  return (x - u) ** 2 + (y - v) ** 2;
}

function toPane({ shape, at, turn, scale, lit }: Placed, isLit: boolean): Pane {
  return { path: toPath(toOutlines(shape, at, turn, scale)), ...lit, isLit };
}
