import {
  getMiddle,
  noonAngle,
  toCartesian,
  splitPolygon,
  type Point,
  type Polygon,
} from "../geometry/geometry.ts";
import { hashNumbers } from "../geometry/hash.ts";
import type { Fade, Hue } from "../palette.ts";

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

/** The box of a portrait and the positions in it, in drawing units. */
export const portraitBox = {
  width: 300,
  height: 380,
  head: [150, 168] as Point,
  brooch: [150, 326] as Point,
} as const;

interface PortraitPalette {
  readonly background: readonly [Hue, Hue];
  /** Rays around the head, upright panes, or bands like a horizon. */
  readonly cut: "rays" | "panes" | "bands";
  readonly count: number;
  /** The lit side of the face, and the other side. */
  readonly face: readonly [Hue, Hue];
  readonly cap: Hue;
  readonly shirt: Hue;
  readonly coat: readonly [inner: Hue, outer: Hue];
  readonly halo: readonly (readonly [count: number, radius: number, size: number, hue: Hue])[];
}

const portraitPalettes: readonly PortraitPalette[] = [
  {
    background: ["blue", "violet"],
    cut: "rays",
    count: 12,
    face: ["straw", "mari"],
    cap: "coral",
    shirt: "straw",
    coat: ["coral", "mari"],
    halo: [[20, 98, 9, "mari"]],
  },
  {
    background: ["nile", "blue"],
    cut: "panes",
    count: 7,
    face: ["mari", "coral"],
    cap: "violet",
    shirt: "mari",
    coat: ["violet", "coral"],
    halo: [
      [12, 92, 11, "straw"],
      [24, 116, 6, "mari"],
    ],
  },
  {
    background: ["coral", "mari"],
    cut: "rays",
    count: 16,
    face: ["straw", "mari"],
    cap: "violet",
    shirt: "straw",
    coat: ["nile", "blue"],
    halo: [
      [16, 96, 11, "violet"],
      [16, 96, 4.5, "straw"],
    ],
  },
  {
    background: ["violet", "blue"],
    cut: "bands",
    count: 7,
    face: ["straw", "coral"],
    cap: "nile",
    shirt: "coral",
    coat: ["mari", "nile"],
    halo: [
      [32, 94, 6.5, "straw"],
      [8, 120, 12, "coral"],
    ],
  },
];

/**
 * Lays out a portrait. Seeds that differ by one get different colours; the light, the cap and the folds depend on the
 * seed too.
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

const neck: Polygon = [
  [124, 212],
  [176, 212],
  [184, 276],
  [116, 276],
];
const archOutline: Polygon = sampleCurve(37, (share) => {
  const angle = Math.PI + share * Math.PI;
  return toCartesian([150, 152], 142, angle);
}).concat([
  [292, 376],
  [8, 376],
]);

function cutBackground({ cut, count }: PortraitPalette): readonly Polygon[] {
  if (cut === "rays") {
    const getSpokeEnd = (k: number) =>
      toCartesian(portraitBox.head, 400, noonAngle + ((k + 0.5) * 2 * Math.PI) / count);
    return Array.from({ length: count }, (_, i) =>
      cutBetween(
        archOutline,
        [portraitBox.head, getSpokeEnd(i)],
        [portraitBox.head, getSpokeEnd(i + 1)],
      ),
    );
  }
  const getDividingLine = (k: number): readonly [Point, Point] =>
    cut === "panes"
      ? [
          [8 + (k * 284) / count, 400],
          [8 + (k * 284) / count, 0],
        ]
      : [
          [0, 10 + (k * 366) / count],
          [400, 10 + (k * 366) / count],
        ];
  return Array.from({ length: count }, (_, i) =>
    cutBetween(archOutline, getDividingLine(i), getDividingLine(i + 1)),
  );
}

/** The part of a polygon right of one line and left of another. */
function cutBetween(
  polygon: Polygon,
  [a, b]: readonly [Point, Point],
  [c, d]: readonly [Point, Point],
): Polygon {
  const [, right] = splitPolygon(polygon, a, b);
  const [left] = splitPolygon(right, c, d);
  return left;
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

/** Shoulders, cut into the shirt, the two inner panes of a coat and the two outer ones. */
function cutDress(seed: number): readonly Polygon[] {
  const shoulders: Polygon = sampleCurve(33, (share) => {
    const angle = Math.PI + share * Math.PI;
    return [
      150 + 124 * powSigned(Math.cos(angle), 0.8),
      376 + 118 * powSigned(Math.sin(angle), 0.8),
    ];
  });
  const opening = 24 + hashNumbers(seed, 21) * 16;
  const lean = (hashNumbers(seed, 22) - 0.5) * 16;
  const hem: Point = [150 + lean, 400];
  const [leftCoat, rest] = splitPolygon(shoulders, hem, [150 - opening, 256]);
  const [shirt, rightCoat] = splitPolygon(rest, hem, [150 + opening, 256]);
  const [leftOuter, leftInner] = splitPolygon(leftCoat, [88, 400], [150 - opening * 2.1, 250]);
  const [rightInner, rightOuter] = splitPolygon(rightCoat, [212, 400], [150 + opening * 2.1, 250]);
  return [shirt, leftInner, rightInner, leftOuter, rightOuter];
}

/** The head, cut into a cap of two panes and a face of two; no features. */
function cutHead(seed: number): readonly Polygon[] {
  const [x, y] = portraitBox.head;
  const oval: Polygon = sampleCurve(36, (share) => {
    const angle = noonAngle + share * 2 * Math.PI;
    return [x + (54 - 5 * Math.sin(angle)) * Math.cos(angle), y + 66 * Math.sin(angle)];
  }).slice(0, -1);
  const slant = (hashNumbers(seed, 31) < 0.5 ? -1 : 1) * (8 + hashNumbers(seed, 32) * 20);
  const part = (hashNumbers(seed, 33) - 0.5) * 34;
  const [cap, face] = splitPolygon(oval, [x - 90, y - 22 - slant], [x + 90, y - 22 + slant]);
  const [capLeft, capRight] = splitPolygon(cap, [x + part, y + 90], [x + part, y - 90]);
  const [left, right] = splitPolygon(face, [x + part / 2, y + 90], [x - part / 3, y - 90]);
  return [capLeft, capRight, left, right];
}

function sampleCurve(count: number, at: (share: number) => Point): Polygon {
  return Array.from({ length: count }, (_, i) => at(i / (count - 1)));
}

function powSigned(value: number, exponent: number): number {
  return Math.sign(value) * Math.abs(value) ** exponent;
}
