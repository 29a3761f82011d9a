import {
  noonAngle,
  splitPolygon,
  toCartesian,
  type Point,
  type Polygon,
} from "../geometry/geometry.ts";
import { hashNumbers } from "../geometry/hash.ts";
import type { PortraitPalette } from "./portrait-palettes.ts";

/** The box of a portrait and the positions in it, in drawing units. */
export const portraitBox = {
  width: 300,
  height: 380,
  head: [150, 168] as Point,
  brooch: [150, 326] as Point,
} as const;

export const neck: Polygon = [
  [124, 212],
  [176, 212],
  [184, 276],
  [116, 276],
];
const archOutline: Polygon = sampleCurve(37, (fraction) => {
  const angle = Math.PI + fraction * Math.PI;
  return toCartesian([150, 152], 142, angle);
}).concat([
  [292, 376],
  [8, 376],
]);

/** The background of a portrait, cut into panes that fill the arch. */
export function cutBackground({ cut, count }: PortraitPalette): readonly Polygon[] {
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

/** Shoulders, cut into the shirt, the two inner panes of a coat and the two outer ones. */
export function cutDress(seed: number): readonly Polygon[] {
  const shoulders: Polygon = sampleCurve(33, (fraction) => {
    const angle = Math.PI + fraction * Math.PI;
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
export function cutHead(seed: number): readonly Polygon[] {
  const [x, y] = portraitBox.head;
  const oval: Polygon = sampleCurve(36, (fraction) => {
    const angle = noonAngle + fraction * 2 * Math.PI;
    return [x + (54 - 5 * Math.sin(angle)) * Math.cos(angle), y + 66 * Math.sin(angle)];
  }).slice(0, -1);
  const slant = (hashNumbers(seed, 31) < 0.5 ? -1 : 1) * (8 + hashNumbers(seed, 32) * 20);
  const part = (hashNumbers(seed, 33) - 0.5) * 34;
  const [cap, face] = splitPolygon(oval, [x - 90, y - 22 - slant], [x + 90, y - 22 + slant]);
  const [capLeft, capRight] = splitPolygon(cap, [x + part, y + 90], [x + part, y - 90]);
  const [left, right] = splitPolygon(face, [x + part / 2, y + 90], [x - part / 3, y - 90]);
  return [capLeft, capRight, left, right];
}

function sampleCurve(count: number, at: (fraction: number) => Point): Polygon {
  return Array.from({ length: count }, (_, i) => at(i / (count - 1)));
}

function powSigned(value: number, exponent: number): number {
  return Math.sign(value) * Math.abs(value) ** exponent;
}
