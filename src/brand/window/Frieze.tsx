import { Drawing, type DrawingProps } from "./Drawing.tsx";
import type { Point } from "./geometry/geometry.ts";
import type { Hue } from "./palette.ts";
import {
  toClosedPath,
  toFilledStarsPath,
  toStarOutlinesPath,
  formatLength,
} from "./geometry/path.ts";

interface Props extends DrawingProps {
  /** Prefix of the ids inside, unique on the page. */
  readonly id: string;
  /** The lit share of the length, from 0 to 1. */
  readonly share: number;
  readonly hue: Exclude<Hue, "straw">;
}

const pitch = 26;
const half = pitch / 2;
const star = toFilledStarsPath([[half, half]], half - 0.9);
const darkStar = toStarOutlinesPath([[half, half]], half - 1.6);
const bindings = toClosedPath(
  ...[0, pitch].flatMap((x) => [createDiamond(x, 1), createDiamond(x, -1)]),
);

/**
 * A row of forty stars (twenty on phones), lit from the start side and more saturated towards the
 * value.
 */
export function Frieze({ id, share, hue, className = "", title }: Props) {
  const value = Math.max(0, Math.min(1, share));
  return (
    <>
      <Row
        id={`${id}-40`}
        count={40}
        share={value}
        rimmed={hue === "mari"}
        className={`frieze-long g-${hue} ${className}`.trim()}
        title={title}
      />
      <Row
        id={`${id}-20`}
        count={20}
        share={value}
        rimmed={hue === "mari"}
        className={`frieze-short g-${hue} ${className}`.trim()}
        title={title}
      />
    </>
  );
}

interface RowProps extends DrawingProps {
  readonly id: string;
  readonly count: number;
  readonly share: number;
  /** Marigold has too little contrast with the light paper, so its stars get an outline. */
  readonly rimmed: boolean;
}

/**
 * Patterns repeat one tile of stars; the lit stars clip a gradient, so that the edge may lie inside
 * a star.
 */
function Row({ id, count, share, rimmed, ...rest }: RowProps) {
  const width = count * pitch;
  const lit = formatLength(width * share);
  const toUrl = (part: string) => `url(#${id}${part})`;
  return (
    <Drawing name="frieze" viewBox={`0 0 ${width} ${pitch}`} {...rest}>
      <defs>
        <pattern id={`${id}d`} width={pitch} height={pitch} patternUnits="userSpaceOnUse">
          <path className="unlit" d={darkStar} />
        </pattern>
        <pattern id={`${id}p`} width={pitch} height={pitch} patternUnits="userSpaceOnUse">
          <path fill="white" d={star} />
          <path fill="white" fillOpacity=".4" d={bindings} />
        </pattern>
        {rimmed && (
          <pattern id={`${id}r`} width={pitch} height={pitch} patternUnits="userSpaceOnUse">
            <path className="rim" d={darkStar} />
          </pattern>
        )}
        <mask id={`${id}m`}>
          <path fill={toUrl("p")} d={`M0 0H${width}V${pitch}H0z`} />
        </mask>
        <linearGradient id={`${id}g`}>
          <stop stopColor="currentColor" stopOpacity=".38" />
          <stop offset="1" stopColor="currentColor" />
        </linearGradient>
      </defs>
      <path fill={toUrl("d")} d={`M${lit} 0H${width}V${pitch}H${lit}z`} />
      {share > 0 && <path fill={toUrl("g")} mask={toUrl("m")} d={`M0 0H${lit}V${pitch}H0z`} />}
      {rimmed && <path fill={toUrl("r")} d={`M0 0H${lit}V${pitch}H0z`} />}
    </Drawing>
  );
}

/**
 * The diamond between two stars that meet at `x`, below the row's axis (1) or above it (-1). It
 * ends where the stars do: anything wider would draw a bar behind them.
 */
function createDiamond(x: number, side: 1 | -1): readonly Point[] {
  const outline: readonly Point[] = [
    [0, 3.4],
    [3.2, 6.6],
    [0, 9.8],
    [-3.2, 6.6],
  ];
  return outline.map(([dx, dy]) => [x + dx, half + side * dy]);
}
