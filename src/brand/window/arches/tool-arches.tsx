import type { ReactNode } from "react";
import { toCartesian, noonAngle, type Point } from "../geometry/geometry.ts";
import { hashNumbers } from "../geometry/hash.ts";
import type { Hue } from "../palette.ts";
import { toFilledStarsPath, toStarOutlinesPath } from "../geometry/path.ts";

function Stars({
  hue,
  at,
  size,
}: {
  readonly hue: Hue;
  readonly at: readonly Point[];
  readonly size: number;
}) {
  return <path className={`g-${hue} lit`} d={toFilledStarsPath(at, size)} />;
}

function DarkStars({ at, size }: { readonly at: readonly Point[]; readonly size: number }) {
  return <path className="unlit" d={toStarOutlinesPath(at, size)} />;
}

const repeat = <T,>(count: number, place: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, i) => place(i));

const clock = repeat(16, (i) => toCartesian([60, 82], 34, noonAngle + (i * Math.PI) / 8));
const gauge = repeat(9, (i) => toCartesian([60, 100], 37, Math.PI + (i * Math.PI) / 8));
const lines: readonly (readonly [Hue, number])[] = [
  ["violet", 3],
  ["coral", 5],
  ["nile", 2],
  ["mari", 4],
];
const panes: readonly (readonly [Hue, number])[] = [
  ["violet", 62],
  ["blue", 50],
  ["nile", 44],
  ["mari", 50],
  ["coral", 62],
];
const isInFinder = (x: number, y: number) =>
  (x < 2 && y < 2) || (x > 3 && y < 2) || (x < 2 && y > 3);
const modules = repeat(36, (i) => [i % 6, Math.floor(i / 6)] as const);
const getModuleCentre = ([x, y]: readonly [number, number]): Point => [27.5 + x * 13, 50 + y * 13];

/** The figure in the arch of each tool, in a box of 120 by 150 units. */
export const toolFigures: Readonly<Record<string, ReactNode>> = {
  "seo-analyzer": (
    <>
      <Stars hue="mari" at={clock.slice(0, 12)} size={6.4} />
      <DarkStars at={clock.slice(12)} size={5.9} />
      <Stars hue="violet" at={[[60, 82]]} size={16} />
    </>
  ),
  "speed-test": (
    <>
      <Stars hue="nile" at={gauge.slice(0, 4)} size={6.6} />
      <Stars hue="mari" at={gauge.slice(4, 6)} size={6.6} />
      <Stars hue="coral" at={gauge.slice(6, 7)} size={6.6} />
      <DarkStars at={gauge.slice(7)} size={6.1} />
      <path className="ink-line" strokeWidth="3" d="M60 100 81 76" />
      <path className="ink" d={toFilledStarsPath([[60, 100]], 7)} />
    </>
  ),
  "keyword-research": lines.map(([hue, count], line) => (
    <Stars
      key={hue}
      hue={hue}
      at={repeat(count, (i) => [89 - i * 14, 54 + line * 20])}
      size={6.6}
    />
  )),
  "image-optimizer": (
    <>
      <path className="g-blue lit" d="M24 50H59V122H24z" />
      <path className="g-blue tint2" d="M62 50H96V122H62z" />
      <path className="g-nile lit" d="M24 122V100L50 78 59 87V122z" />
      <path className="g-nile tint2" d="M62 122V90L68 96 80 86 96 100V122z" />
      <Stars hue="mari" at={[[78, 68]]} size={9.5} />
    </>
  ),
  "color-palette": panes.map(([hue, top], i) => (
    <path key={hue} className={`g-${hue} lit`} d={`M${22 + i * 15.5} ${top}h13V134h-13z`} />
  )),
  "password-checker": (
    <>
      <path className="g-violet lit-line" strokeWidth="6" d="M44 90V68a16 16 0 0 1 32 0V90" />
      <Stars
        hue="coral"
        at={[
          [27, 112],
          [49, 112],
          [71, 112],
        ]}
        size={9.6}
      />
      <DarkStars at={[[93, 112]]} size={9.1} />
    </>
  ),
  "qr-generator": (
    <>
      <Stars
        hue="violet"
        at={modules.filter(([x, y]) => isInFinder(x, y)).map(getModuleCentre)}
        size={6.3}
      />
      <path
        className="ink"
        d={toFilledStarsPath(
          modules
            .filter(([x, y]) => !isInFinder(x, y) && hashNumbers(9, x, y) > 0.45)
            .map(getModuleCentre),
          6.3,
        )}
      />
    </>
  ),
};
