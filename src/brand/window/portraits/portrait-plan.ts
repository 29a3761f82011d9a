import {
  getMiddle,
  noonAngle,
  toCartesian,
  type Point,
  type Polygon,
} from "../geometry/geometry.ts";
import { hashNumbers } from "../geometry/hash.ts";
import type { Fade, Hue } from "../palette.ts";
import { portraitPalettes, type PortraitPalette } from "./portrait-palettes.ts";
import { cutBackground, cutDress, cutHead, neck, portraitBox } from "./portrait-shapes.ts";

/** A pane of a portrait. */
export interface Pane {
  readonly shape: Polygon;
  readonly hue: Hue;
  readonly fade: Fade;
}

/** A star of a portrait's halo. */
interface HaloStar {
  readonly at: Point;
  readonly size: number;
  readonly hue: Hue;
}

export interface PortraitPlan {
  /** The background: panes of glass that fill the arch. */
  readonly rays: readonly Pane[];
  readonly halo: readonly HaloStar[];
  readonly neck: Pane;
  readonly dress: readonly Pane[];
  readonly head: readonly Pane[];
}

/**
 * Lays out a portrait. Seeds that differ by one get different colours; the light, the cap and the
 * folds depend on the seed too.
 */
export function planPortrait(seed: number): PortraitPlan {
  const palette =
    portraitPalettes[Math.abs(Math.trunc(seed)) % portraitPalettes.length] ??
    (portraitPalettes[0] as PortraitPalette);
  const fromLeft = hashNumbers(seed, 11) < 0.5;
  const light: Point = [fromLeft ? 0 : portraitBox.width, 20];
  const [lit, shaded] = fromLeft ? palette.face : ([...palette.face].reverse() as [Hue, Hue]);
  const [capLeft, capRight, faceLeft, faceRight] = cutHead(seed);
  const [shirt, ...coat] = cutDress(seed);
  return {
    rays: cutBackground(palette).map((shape, i) =>
      createPane(shape, palette.background[i % 2] ?? "violet", getDistanceFade(shape, light)),
    ),
    halo: palette.halo.flatMap(([count, radius, size, hue], ring) =>
      placeStars(count, radius, size, hue, ring),
    ),
    neck: createPane(neck, palette.face[1], 4),
    dress: [
      createPane(shirt, palette.shirt, 3),
      ...coat.map((shape, i) =>
        createPane(shape, palette.coat[i < 2 ? 0 : 1], getDistanceFade(shape, light)),
      ),
    ],
    head: [
      createPane(capLeft, palette.cap, fromLeft ? 1 : 4),
      createPane(capRight, palette.cap, fromLeft ? 4 : 1),
      createPane(faceLeft, lit, 2),
      createPane(faceRight, shaded, 2),
    ],
  };
}

function createPane(shape: Polygon = [], hue: Hue = "violet", fade: Fade): Pane {
  return { shape, hue, fade };
}

function getDistanceFade(shape: Polygon, [x, y]: Point): Fade {
  const [u, v] = getMiddle(shape);
  return Math.max(0, Math.min(7, Math.round(Math.hypot(u - x, v - y) / 76))) as Fade;
}

function placeStars(
  count: number,
  radius: number,
  size: number,
  hue: Hue,
  ring: number,
): readonly HaloStar[] {
  return Array.from({ length: count }, (_, i) => ({
    at: toCartesian(portraitBox.head, radius, noonAngle + ((i + ring / 2) * 2 * Math.PI) / count),
    size,
    hue,
  }));
}
