import { createKhatam, noonAngle, toCartesian, type Point, type Polygon } from "./geometry.ts";

/** A closed outline: its start, and the relative steps from there in SVG syntax. */
export interface Outline {
  readonly start: Point;
  readonly steps: string;
}

/** A length in SVG syntax with at most one decimal: 12, .5, -3.1. */
export function formatLength(length: number): string {
  return String(roundToTenth(length)).replace(/^(-?)0\./, "$1.");
}

/** A list of numbers. A minus sign separates two numbers, so that no space is needed before it. */
export function joinLengths(...lengths: readonly number[]): string {
  return lengths.map(formatLength).join(" ").replaceAll(" -", "-");
}

/** A polygon about the origin, moved to `at`. Its steps are the same text at every position. */
export function toOutline(polygon: Polygon, at: Point = [0, 0]): Outline {
  const corners = polygon.map(roundPointToTenths);
  const steps = corners
    .slice(1)
    .flatMap(([x, y], i): Point => [x - (corners[i]?.[0] ?? 0), y - (corners[i]?.[1] ?? 0)]);
  const [x, y] = corners[0] ?? [0, 0];
  return { start: [at[0] + x, at[1] + y], steps: `l${joinLengths(...steps)}z` };
}

/**
 * A filled star as two squares, which is half as long as its outline. Turned clockwise by degrees.
 */
export function toStarOutlines(at: Point, radius: number, degrees = 0): readonly Outline[] {
  const createSquare = (turn: number) =>
    [0, 90, 180, 270].map((quarter) =>
      toCartesian([0, 0], radius, noonAngle + ((degrees + turn + quarter) * Math.PI) / 180),
    );
  return [toOutline(createSquare(0), at), toOutline(createSquare(45), at)];
}

/**
 * A filled star at a distance from the origin, turned with its place about it by degrees clockwise
 * from the top.
 */
export function toRingStarOutlines(
  distance: number,
  radius: number,
  degrees: number,
): readonly Outline[] {
  const at = toCartesian([0, 0], distance, noonAngle + (degrees * Math.PI) / 180);
  return toStarOutlines(at, radius, degrees);
}

/** The same outline elsewhere. */
export function moveOutline({ start: [x, y], steps }: Outline, [dx, dy]: Point): Outline {
  return { start: [x + dx, y + dy], steps };
}

/**
 * Outlines as one path. Each begins by a relative step from the previous one: on a lattice the
 * steps repeat, and repeated text compresses.
 */
export function toPath(outlines: readonly Outline[]): string {
  let [x, y]: Point = [0, 0];
  return outlines
    .map(({ start, steps }, i) => {
      const [u, v] = roundPointToTenths(start);
      const move = i === 0 ? `M${joinLengths(u, v)}` : `m${joinLengths(u - x, v - y)}`;
      [x, y] = [u, v];
      return move + steps;
    })
    .join("");
}

/** Closed polygons as one path. */
export function toClosedPath(...polygons: readonly Polygon[]): string {
  return toPath(polygons.map((polygon) => toOutline(polygon)));
}

/** Stars of one size to be filled, as one path. */
export function toFilledStarsPath(centres: readonly Point[], radius: number): string {
  return toPath(centres.flatMap((centre) => toStarOutlines(centre, radius)));
}

/** The outlines of stars of one size, as one path. */
export function toStarOutlinesPath(centres: readonly Point[], radius: number): string {
  const star = createKhatam([0, 0], radius);
  return toPath(centres.map((centre) => toOutline(star, centre)));
}

function roundPointToTenths([x, y]: Point): Point {
  return [roundToTenth(x), roundToTenth(y)];
}

function roundToTenth(length: number): number {
  return Math.round(length * 10) / 10 || 0;
}
