import {
  cutPolygon,
  noonAngle,
  rotate,
  toCartesian,
  type Point,
  type Polygon,
} from "#brand/window/geometry/geometry.ts";
import type { Category, Status } from "../contract.ts";
import type { CategoryPoints } from "../engine/category-points.ts";

/** One check as a pane of glass, with the star of the border beyond it. */
export interface Pane {
  readonly status: Status;
  readonly outline: Polygon;
  /** The part of the pane that is lit: as much of its area as the check has earned. */
  readonly lit: Polygon;
  readonly star: Point;
}

export interface Sector {
  readonly category: Category;
  readonly panes: readonly Pane[];
  /** Where the number of the category is. */
  readonly label: Point;
}

export interface ScoreWindowPlan {
  readonly sectors: readonly Sector[];
  readonly starRadius: number;
}

/** Distances from the centre, in drawing units: of the numbers, the panes and the border. */
const radii = { label: 85, foot: 94, belly: 115, tip: 132, star: 140 } as const;
/** Space between two categories, as a share of the space of a pane. */
const gap = 1.1;
/** The share of its space that a pane fills; the rest is plaster. */
const glass = 0.86;
/** A pane of a report with few checks is not a slab. */
const maxHalfWidth = 9;

/**
 * Lays out a round window in which every check is a pane, clockwise from the top in the order of
 * the categories. A category's part of the circle is its part of the points, and what is lit of it
 * is what the page has earned.
 */
export function planScoreWindow(points: readonly CategoryPoints[]): ScoreWindowPlan {
  const count = points.reduce((sum, { checks }) => sum + checks.length, 0);
  const step = (2 * Math.PI) / (count + gap * points.length);
  const whole = createPane(Math.min(maxHalfWidth, radii.belly * Math.tan(step / 2) * glass));
  const parts = new Map<number, Polygon>([
    [0, []],
    [1, whole],
  ]);
  const cut = (share: number): Polygon => {
    const part = parts.get(share) ?? cutToShare(whole, share);
    parts.set(share, part);
    return part;
  };
  let angle = (step * gap) / 2;
  return {
    starRadius: Math.min(6, radii.star * Math.tan(step / 2) * 0.9),
    sectors: points.map(({ category, checks }) => {
      const from = angle;
      const panes = checks.map(({ status, share }): Pane => {
        const turn = angle + step / 2;
        angle += step;
        return {
          status,
          outline: rotate(whole, turn),
          lit: rotate(cut(share), turn),
          star: toCartesian([0, 0], radii.star, noonAngle + turn),
        };
      });
      const label = toCartesian([0, 0], radii.label, noonAngle + (from + angle) / 2);
      angle += step * gap;
      return { category, panes, label };
    }),
  };
}

/** The pane that points up: a petal with a point at both ends, as in the moon of the window. */
function createPane(halfWidth: number): Polygon {
  const side: Polygon = [
    [0.62 * halfWidth, -radii.foot - 9],
    [halfWidth, -radii.belly],
    [0.72 * halfWidth, -radii.tip + 8],
  ];
  return [
    [0, -radii.foot],
    ...side,
    [0, -radii.tip],
    ...side.toReversed().map(([x, y]): Point => [-x, y]),
  ];
}

/** The inner part of a pane that points up which has a share of its area. */
function cutToShare(pane: Polygon, share: number): Polygon {
  const cutAt = (height: number): Polygon => cutPolygon(pane, ([, y]) => y + height);
  let [low, high]: [number, number] = [radii.foot, radii.tip];
  for (let i = 0; i < 30; i++) {
    const middle = (low + high) / 2;
    if (measureArea(cutAt(middle)) < measureArea(pane) * share) low = middle;
    else high = middle;
  }
  return cutAt(high);
}

/** The area of a polygon in square drawing units. */
export function measureArea(polygon: Polygon): number {
  return Math.abs(
    polygon.reduce((sum, [x, y], i) => {
      const [u, v] = polygon[(i + 1) % polygon.length] ?? [0, 0];
      return sum + (x * v - u * y) / 2;
    }, 0),
  );
}
