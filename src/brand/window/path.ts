import { khatam, noon, polar, type Point, type Polygon } from "./geometry.ts";

/** A closed outline: where it starts, and the steps from there as SVG writes them. */
export interface Outline {
  readonly start: Point;
  readonly steps: string;
}

/** A length as SVG reads it, to a tenth: 12, .5, -3.1. */
export function short(length: number): string {
  return String(tenth(length)).replace(/^(-?)0\./, "$1.");
}

/** Numbers in a row; a minus sign parts them as well as a space does. */
export function row(...lengths: readonly number[]): string {
  return lengths.map(short).join(" ").replaceAll(" -", "-");
}

/** A polygon about the origin set down at `at`: its steps are the same letters wherever it stands. */
export function outline(polygon: Polygon, at: Point = [0, 0]): Outline {
  const corners = polygon.map(tenths);
  const steps = corners
    .slice(1)
    .flatMap(([x, y], i): Point => [x - (corners[i]?.[0] ?? 0), y - (corners[i]?.[1] ?? 0)]);
  const [x, y] = corners[0] ?? [0, 0];
  return { start: [at[0] + x, at[1] + y], steps: `l${row(...steps)}z` };
}

/** A star to be filled: two squares over each other, half as long as its outline. Turned by some degrees, clockwise. */
export function starOutlines(at: Point, radius: number, degrees = 0): readonly Outline[] {
  const square = (turn: number) =>
    [0, 90, 180, 270].map((quarter) =>
      polar([0, 0], radius, noon + ((degrees + turn + quarter) * Math.PI) / 180),
    );
  return [outline(square(0), at), outline(square(45), at)];
}

/** Outlines as one path. Each begins by a step from the one before: on a lattice these repeat, and repeats compress. */
export function drawn(outlines: readonly Outline[]): string {
  let [x, y]: Point = [0, 0];
  return outlines
    .map(({ start, steps }, i) => {
      const [u, v] = tenths(start);
      const move = i === 0 ? `M${row(u, v)}` : `m${row(u - x, v - y)}`;
      [x, y] = [u, v];
      return move + steps;
    })
    .join("");
}

/** Closed polygons as one path. */
export function closed(...polygons: readonly Polygon[]): string {
  return drawn(polygons.map((polygon) => outline(polygon)));
}

/** Stars of one size to be filled, as one path. */
export function filledStars(centres: readonly Point[], radius: number): string {
  return drawn(centres.flatMap((centre) => starOutlines(centre, radius)));
}

/** The outlines of stars of one size, as one path. */
export function outlinedStars(centres: readonly Point[], radius: number): string {
  const star = khatam([0, 0], radius);
  return drawn(centres.map((centre) => outline(star, centre)));
}

function tenths([x, y]: Point): Point {
  return [tenth(x), tenth(y)];
}

function tenth(length: number): number {
  return Math.round(length * 10) / 10 || 0;
}
