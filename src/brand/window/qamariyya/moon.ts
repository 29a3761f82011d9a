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
 * @param turn of the eighth about the origin, in degrees clockwise; a multiple of 45
 */
export function createMoon(radius: number, seed: number, turn = 0): Moon {
  const [petals = "mari", spears = "coral", greater = "violet", lesser = "nile", darts = "blue"] =
    sortHues(seed);
  const turned = (turn * Math.PI) / 180;
  const getPoint = (share: number, angle: number) =>
    toCartesian([0, 0], share * radius, angle + turned);
  const getSidePoint = (share: number, width: number): Point => {
    const [x, y] = getPoint(share, side);
    const across = side + turned;
    return [x - width * radius * Math.sin(across), y + width * radius * Math.cos(across)];
  };
  const createPane = (polygon: Polygon) => toOutline(insetPolygon(polygon, 0.018 * radius));
  const createStar = (share: number, size: number, degrees: number) =>
    toStarOutlines(getPoint(share, noonAngle + (degrees * Math.PI) / 180), size * radius, degrees);
  const createDart = (angle: number) =>
    createPane([
      getPoint(0.855, angle - 0.085),
      getPoint(0.855, angle + 0.085),
      getPoint(0.685, angle),
    ]);
  const createRingStar = (place: number) => createStar(0.93, 0.054, place * 9);
  return {
    heart: { hue: "straw", fade: 0, outlines: toStarOutlines([0, 0], 0.204 * radius) },
    eighth: [
      {
        hue: petals,
        fade: 1,
        outlines: [
          createPane([
            getPoint(0.2, side),
            getSidePoint(0.275, 0.085),
            getSidePoint(0.5, 0.1),
            getPoint(0.64, side),
            getSidePoint(0.5, -0.1),
            getSidePoint(0.275, -0.085),
          ]),
        ],
      },
      {
        hue: spears,
        fade: 2,
        outlines: [
          createPane([
            getPoint(0.275, noonAngle),
            getPoint(0.535, noonAngle + 0.225),
            getPoint(0.6, noonAngle),
            getPoint(0.535, noonAngle - 0.225),
          ]),
        ],
      },
      { hue: greater, fade: 2, outlines: createStar(0.735, 0.094, 0) },
      { hue: lesser, fade: 2, outlines: createStar(0.765, 0.066, 22.5) },
      {
        hue: darts,
        fade: 3,
        outlines: [createDart(noonAngle + Math.PI / 16), createDart(side + Math.PI / 16)],
      },
      { hue: spears, fade: 3, outlines: createRingStar(0) },
      { hue: petals, fade: 2, outlines: [...createRingStar(2), ...createRingStar(3)] },
      { hue: greater, fade: 3, outlines: [...createRingStar(1), ...createRingStar(4)] },
    ],
  };
}
