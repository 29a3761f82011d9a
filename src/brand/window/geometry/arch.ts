import { noonAngle, toCartesian, type Point } from "./geometry.ts";
import { joinLengths, formatLength } from "./path.ts";

/**
 * A round-headed light. Its head is two arcs whose centres lie beyond the axis, which makes it
 * slightly pointed.
 */
export interface Arch {
  /** The axis. */
  readonly x: number;
  readonly halfWidth: number;
  /** The height at which the head begins. */
  readonly spring: number;
  readonly foot: number;
  readonly pull: number;
}

/** The same arch with its outline moved inwards. */
export function insetArch(arch: Arch, depth: number): Arch {
  return { ...arch, halfWidth: arch.halfWidth - depth, foot: arch.foot - depth };
}

/** The top of the arch. */
export function getCrown(arch: Arch): Point {
  const radius = arch.halfWidth + arch.pull;
  return [arch.x, arch.spring - Math.sqrt(radius ** 2 - arch.pull ** 2)];
}

/** Its outline as a path. */
export function toArchPath(arch: Arch): string {
  const [x, y] = getCrown(arch);
  const radius = formatLength(arch.halfWidth + arch.pull);
  const arc = `A${radius} ${radius} 0 0 1`;
  return `M${joinLengths(x - arch.halfWidth, arch.foot)}V${formatLength(arch.spring)}${arc} ${joinLengths(x, y)}${arc} ${joinLengths(x + arch.halfWidth, arch.spring)}V${formatLength(arch.foot)}z`;
}

/** A point on a curve and the direction of the curve there, in degrees. */
export interface Place {
  readonly at: Point;
  readonly heading: number;
}

/**
 * Points along the right side of an arch, from the crown to the foot, in `count` equal steps; half
 * steps are allowed.
 */
export function placeAlongSide(
  arch: Arch,
  count: number,
): { readonly stops: readonly Place[]; readonly between: readonly Place[] } {
  const radius = arch.halfWidth + arch.pull;
  const start = Math.acos(arch.pull / radius);
  const head = start * radius;
  const step = (head + arch.foot - arch.spring) / count;
  const getPlace = (travelled: number): Place => {
    if (travelled > head)
      return { at: [arch.x + arch.halfWidth, arch.spring + travelled - head], heading: 90 };
    const angle = travelled / radius - start;
    return {
      at: toCartesian([arch.x - arch.pull, arch.spring], radius, angle),
      heading: ((angle - noonAngle) * 180) / Math.PI,
    };
  };
  return {
    stops: Array.from({ length: count + 1 }, (_, i) => getPlace(i * step)),
    between: Array.from({ length: count }, (_, i) => getPlace((i + 0.5) * step)),
  };
}

/** The arch of a tool, in a box of 112 by 150 from (4, 2). */
export const toolArchOutline = toArchPath({ x: 60, halfWidth: 54, spring: 62, foot: 150, pull: 4 });
