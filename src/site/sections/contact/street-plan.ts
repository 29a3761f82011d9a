import type { Point } from "#brand/window/geometry/geometry.ts";

/** Degrees north and east, WGS 84. */
export type Place = readonly [latitude: number, longitude: number];

/** The map in drawing units; north is up in both languages. */
export const plan = { width: 720, height: 620 } as const;
/** The north-western corner of the map. */
const corner: Place = [30.0566, 31.2519];
export const metresPerUnit = 2.6;
/** Metres in a degree of latitude, and in one of longitude at the latitude of Cairo. */
const [metresNorth, metresEast] = [110_850, 96_360];

/** A place on the map. A street is short enough for a plane. */
export function project([latitude, longitude]: Place): Point {
  return [
    ((longitude - corner[1]) * metresEast) / metresPerUnit,
    ((corner[0] - latitude) * metresNorth) / metresPerUnit,
  ];
}

/** Al-Muizz Street, from Bab al-Futuh in the north to Bab Zuweila in the south. */
export const street: readonly Place[] = [
  [30.0555, 31.2634],
  [30.0545, 31.263],
  [30.052, 31.262],
  [30.0496, 31.2611],
  [30.0478, 31.2606],
  [30.0462, 31.2601],
  [30.0455, 31.2598],
  [30.0433, 31.2583],
  [30.0428, 31.2578],
];

/** The streets around it, simplified to their bends. */
export const otherStreets: readonly (readonly Place[])[] = [
  // Port Said Street, where the canal was.
  [
    [30.0575, 31.2577],
    [30.05, 31.2549],
    [30.044, 31.2532],
    [30.041, 31.2527],
  ],
  // Al-Azhar Street.
  [
    [30.0495, 31.2515],
    [30.0476, 31.2557],
    [30.0462, 31.2601],
    [30.0463, 31.264],
    [30.0447, 31.272],
  ],
  // Muski Street and its continuation to Khan el-Khalili.
  [
    [30.0509, 31.2515],
    [30.0489, 31.2568],
    [30.0478, 31.2606],
    [30.0479, 31.263],
  ],
  // Amir al-Guyushi Street.
  [
    [30.0546, 31.2515],
    [30.0532, 31.2567],
    [30.0524, 31.2621],
  ],
  // Al-Gamaliya Street.
  [
    [30.0555, 31.265],
    [30.052, 31.2641],
    [30.0492, 31.2632],
    [30.0479, 31.263],
    [30.0463, 31.264],
  ],
  // Below the northern wall.
  [
    [30.0561, 31.2515],
    [30.0563, 31.26],
    [30.0562, 31.272],
  ],
  // Ahmad Maher Street, and Darb al-Ahmar behind the gate.
  [
    [30.0447, 31.2515],
    [30.0437, 31.2553],
    [30.0428, 31.2578],
    [30.0421, 31.2604],
    [30.0408, 31.2613],
  ],
  // Mansuriya Street.
  [
    [30.0562, 31.268],
    [30.0512, 31.2674],
    [30.0463, 31.2662],
    [30.0446, 31.2657],
  ],
];

/** The walled city of the tenth century, whose blocks are filled with the lattice. */
export const walledCity: readonly Place[] = [
  [30.0555, 31.2594],
  [30.0555, 31.2668],
  [30.051, 31.2674],
  [30.0463, 31.2662],
  [30.0436, 31.2652],
  [30.0428, 31.2615],
  [30.0428, 31.2578],
  [30.0436, 31.2556],
  [30.0476, 31.2557],
  [30.05, 31.2556],
];

/** The northern wall with its two gates, which still exists. */
export const wall: readonly Place[] = [
  [30.0554, 31.2617],
  [30.0555, 31.2634],
  [30.0555, 31.265],
  [30.0553, 31.2668],
];

/** The agency: the place that the map on request is centred on. */
export const agencyPlace: Place = [30.05, 31.261];

export const landmarkIds = [
  "futuh",
  "nasr",
  "hakim",
  "aqmar",
  "khan",
  "hussein",
  "azhar",
  "ghuri",
  "zuweila",
  "metro",
] as const;
export type LandmarkId = (typeof landmarkIds)[number];

export interface Landmark {
  readonly at: Place;
  /** The side of its star that its name is on. */
  readonly side: "east" | "west" | "below";
  readonly kind: "gate" | "mosque" | "market" | "metro";
  /** Names that a phone leaves out, where the map is half as large and its letters are not. */
  readonly isMinor: boolean;
}

export const landmarks: Readonly<Record<LandmarkId, Landmark>> = {
  futuh: { at: [30.0555, 31.2634], side: "west", kind: "gate", isMinor: false },
  nasr: { at: [30.0555, 31.265], side: "east", kind: "gate", isMinor: true },
  hakim: { at: [30.0546, 31.2637], side: "east", kind: "mosque", isMinor: true },
  aqmar: { at: [30.0521, 31.2622], side: "east", kind: "mosque", isMinor: true },
  khan: { at: [30.0475, 31.2624], side: "below", kind: "market", isMinor: true },
  hussein: { at: [30.0479, 31.2632], side: "east", kind: "mosque", isMinor: false },
  azhar: { at: [30.0457, 31.2627], side: "east", kind: "mosque", isMinor: false },
  ghuri: { at: [30.0458, 31.2599], side: "west", kind: "mosque", isMinor: true },
  zuweila: { at: [30.0428, 31.2578], side: "west", kind: "gate", isMinor: false },
  metro: { at: [30.0541, 31.2558], side: "below", kind: "metro", isMinor: false },
};

/**
 * Points along a line, the same distance apart, both ends included.
 * @param pitch about how far apart, in drawing units
 */
export function placeAlong(line: readonly Point[], pitch: number): readonly Point[] {
  const lengths = line
    .slice(1)
    .map(([x, y], i) => Math.hypot(x - (line[i]?.[0] ?? 0), y - (line[i]?.[1] ?? 0)));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const steps = Math.max(1, Math.round(total / pitch));
  return Array.from({ length: steps + 1 }, (_, step) => {
    let left = (total * step) / steps;
    let i = 0;
    while (i < lengths.length - 1 && left > (lengths[i] ?? 0)) {
      left -= lengths[i] ?? 0;
      i++;
    }
    const [[x, y], [u, v]] = [line[i] ?? [0, 0], line[i + 1] ?? [0, 0]];
    const share = left / (lengths[i] || 1);
    return [x + (u - x) * share, y + (v - y) * share];
  });
}

/** The point of a line of places that is nearest to a place, and how far that is in metres. */
export function findNearest(
  place: Place,
  line: readonly Place[],
): { readonly at: Point; readonly metres: number } {
  const [x, y] = project(place);
  const [first, ...rest] = placeAlong(line.map(project), 1).map((at) => ({
    at,
    metres: metresPerUnit * Math.hypot(at[0] - x, at[1] - y),
  }));
  return rest.reduce((near, next) => (next.metres < near.metres ? next : near), first!);
}
