import {
  insetPolygon,
  noonAngle,
  toCartesian,
  type Point,
  type Polygon,
} from "../geometry/geometry.ts";
import { sortHues } from "./light.ts";
import type { Fade, Hue } from "../palette.ts";
import { toOutline, toStarOutlines, type Outline } from "../geometry/path.ts";

/** Pieces of one colour. */
export interface MoonPiece {
  readonly outlines: readonly Outline[];
  readonly hue: Hue;
  readonly fade: Fade;
}

/** The moon's heart, and one eighth of the figure around it. */
export interface Moon {
  readonly heart: MoonPiece;
  readonly eighth: readonly MoonPiece[];
}

const side = noonAngle + Math.PI / 8;

/**
 * Creates the moon, a rosette about the origin: petals, spears, two rows of stars, darts, and a
 * ring of forty. Lengths are shares of the radius.
 */
export function createMoon(radius: number, seed: number): Moon {
  const [petals = "mari", spears = "coral", greater = "violet", lesser = "nile", darts = "blue"] =
    sortHues(seed);
  const at = (share: number, angle: number) => toCartesian([0, 0], share * radius, angle);
  const aside = (share: number, width: number): Point => {
    const [x, y] = at(share, side);
    return [x - width * radius * Math.sin(side), y + width * radius * Math.cos(side)];
  };
  const pane = (polygon: Polygon) => toOutline(insetPolygon(polygon, 0.018 * radius));
  const star = (share: number, size: number, degrees: number) =>
    toStarOutlines(at(share, noonAngle + (degrees * Math.PI) / 180), size * radius, degrees);
  const dart = (angle: number) =>
    pane([at(0.855, angle - 0.085), at(0.855, angle + 0.085), at(0.685, angle)]);
  const ring = (place: number) => star(0.93, 0.054, place * 9);
  return {
    heart: { hue: "straw", fade: 0, outlines: toStarOutlines([0, 0], 0.204 * radius) },
    eighth: [
      {
        hue: petals,
        fade: 1,
        outlines: [
          pane([
            at(0.2, side),
            aside(0.275, 0.085),
            aside(0.5, 0.1),
            at(0.64, side),
            aside(0.5, -0.1),
            aside(0.275, -0.085),
          ]),
        ],
      },
      {
        hue: spears,
        fade: 2,
        outlines: [
          pane([
            at(0.275, noonAngle),
            at(0.535, noonAngle + 0.225),
            at(0.6, noonAngle),
            at(0.535, noonAngle - 0.225),
          ]),
        ],
      },
      { hue: greater, fade: 2, outlines: star(0.735, 0.094, 0) },
      { hue: lesser, fade: 2, outlines: star(0.765, 0.066, 22.5) },
      {
        hue: darts,
        fade: 3,
        outlines: [dart(noonAngle + Math.PI / 16), dart(side + Math.PI / 16)],
      },
      { hue: spears, fade: 3, outlines: ring(0) },
      { hue: petals, fade: 2, outlines: [...ring(2), ...ring(3)] },
      { hue: greater, fade: 3, outlines: [...ring(1), ...ring(4)] },
    ],
  };
}
