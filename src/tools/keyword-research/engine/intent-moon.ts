import { intents, type Intent } from "../contract.ts";
import { getWeight } from "./table-view.ts";
import type { ShownRow } from "./planner/merge-planner.ts";

/**
 * The star of a phrase: its position and its size, in drawing units from the centre of the moon.
 */
export interface MoonStar {
  readonly intent: Intent;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export interface IntentShare {
  readonly intent: Intent;
  readonly count: number;
  /** The share of all searches, from 0 to 1; 0 where no volume is known. */
  readonly share: number;
  /** The sector of the circle, in radians clockwise from the top. */
  readonly from: number;
  readonly to: number;
}

/**
 * Distances in drawing units: of neighbouring stars, of neighbouring rings, and of the first ring
 * from the centre.
 */
const [pitch, ringPitch, firstRing] = [19, 17.5, 46];
const [minRadius, maxRadius] = [3.2, 9.2];

/**
 * Computes how many of the rows, and of their searches, each intent has; intents without a row are
 * left out.
 */
export function computeIntentShares(rows: readonly ShownRow[]): readonly IntentShare[] {
  const volumes = rows.reduce((sum, row) => sum + getWeight(row.volume), 0);
  let before = 0;
  return intents.flatMap((intent) => {
    const own = rows.filter((row) => row.intent === intent);
    if (own.length === 0) return [];
    const from = (before / rows.length) * 2 * Math.PI;
    before += own.length;
    const volume = own.reduce((sum, row) => sum + getWeight(row.volume), 0);
    return [
      {
        intent,
        count: own.length,
        share: volumes === 0 ? 0 : volume / volumes,
        from,
        to: (before / rows.length) * 2 * Math.PI,
      },
    ];
  });
}

/**
 * Lays out the phrases as the stars of a moon. Each intent has a sector in proportion to its number
 * of phrases; within it, the phrases with the most searches are nearest to the centre.
 */
export function layOutStars(rows: readonly ShownRow[]): {
  readonly stars: readonly MoonStar[];
  readonly radius: number;
} {
  const { slots, radius } = layOutSlots(rows.length);
  const byAngle = slots.toSorted((a, b) => a.angle - b.angle || a.ring - b.ring);
  const maxVolume = Math.max(1, ...rows.map(({ volume }) => getWeight(volume)));
  let at = 0;
  const stars = intents.flatMap((intent) => {
    const own = rows
      .filter((row) => row.intent === intent)
      .toSorted((a, b) => getWeight(b.volume) - getWeight(a.volume));
    const places = byAngle
      .slice(at, at + own.length)
      .toSorted((a, b) => a.ring - b.ring || a.angle - b.angle);
    at += own.length;
    return own.map((row, i): MoonStar => {
      const { ring, angle } = places[i]!;
      const distance = firstRing + ring * ringPitch;
      return {
        intent,
        x: distance * Math.sin(angle),
        y: -distance * Math.cos(angle),
        radius: getStarSize(getWeight(row.volume), maxVolume),
      };
    });
  });
  return { stars, radius };
}

/**
 * The size of a star by order of magnitude: ten times the searches is one step, whatever the
 * largest volume is.
 */
function getStarSize(volume: number, maxVolume: number): number {
  const steps = Math.max(1, Math.log10(maxVolume + 1));
  return (
    minRadius +
    (maxRadius - minRadius) *
      Math.max(0, 1 + (Math.log10(volume + 1) - Math.log10(maxVolume + 1)) / Math.min(steps, 3))
  );
}

interface Slot {
  readonly ring: number;
  /** Radians clockwise from the top, 0 to 2π. */
  readonly angle: number;
}

/**
 * Lays out as many places as there are stars, in rings from the centre outwards; the last ring is
 * spread evenly.
 */
function layOutSlots(count: number): { readonly slots: readonly Slot[]; readonly radius: number } {
  const slots: Slot[] = [];
  let ring = 0;
  for (; slots.length < count; ring++) {
    const room = Math.floor((2 * Math.PI * (firstRing + ring * ringPitch)) / pitch);
    const slotCount = Math.min(room, count - slots.length);
    // Odd rings are turned by half a step, as in the other star patterns of the site.
    for (let i = 0; i < slotCount; i++)
      slots.push({
        ring,
        angle: (((i + (ring % 2) / 2) / slotCount) * 2 * Math.PI) % (2 * Math.PI),
      });
  }
  return { slots, radius: firstRing + Math.max(0, ring - 1) * ringPitch + maxRadius };
}

/** The sector of a ring as an SVG path, which the visitor presses to choose an intent. */
export function toSectorPath(
  { from, to }: Pick<IntentShare, "from" | "to">,
  radius: number,
): string {
  if (to - from > 2 * Math.PI - 0.001)
    return `M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius}A${radius} ${radius} 0 1 1 0 ${-radius}z`;
  const toPoint = (angle: number): string =>
    `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
  return `M0 0L${toPoint(from)}A${radius} ${radius} 0 ${to - from > Math.PI ? 1 : 0} 1 ${toPoint(to)}z`;
}
