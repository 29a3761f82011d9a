import { Drawing } from "#brand/window/Drawing.tsx";
import {
  noonAngle,
  toCartesian,
  rotate,
  type Point,
  type Polygon,
} from "#brand/window/geometry/geometry.ts";
import {
  toClosedPath,
  toFilledStarsPath,
  toStarOutlinesPath,
} from "#brand/window/geometry/path.ts";
import { gaugeMarks, toGaugeShare } from "../engine/gauge-scale.ts";
import { useGlide } from "./use-glide.ts";

interface Props {
  readonly downloadMbps: number;
  readonly uploadMbps: number;
  /** Whether the middle shows the window's glass; without it there is room for a figure. */
  readonly isGlazed?: boolean;
  /** Text alternative; omitted where the same figures are shown beside the gauge. */
  readonly title?: string;
}

const count = 48;
const getAngle = (share: number): number => noonAngle + share * 2 * Math.PI;
const rings = {
  download: { hue: "nile", radius: 132, size: 8.2 },
  upload: { hue: "violet", radius: 108, size: 6.4 },
} as const;
type Ring = (typeof rings)[keyof typeof rings];

const placePieces = ({ radius }: Ring): readonly Point[] =>
  Array.from({ length: count }, (_, i) => toCartesian([0, 0], radius, getAngle((i + 0.5) / count)));
const places = { download: placePieces(rings.download), upload: placePieces(rings.upload) };

const toKitePath = (inner: number, outer: number, half: number, widest: number): Polygon => [
  [0, -outer],
  [half, -widest],
  [0, -inner],
  [-half, -widest],
];

/** A petal of the moon window as a needle, from the edge of the middle to its ring. */
const needle = toClosedPath(toKitePath(68, 98, 6.5, 80));

/** The centre of the moon window: a star with eight petals. */
const petals = [0, 1].map((odd) =>
  toClosedPath(
    ...[0, 2, 4, 6].map((i) => rotate(toKitePath(19, 58, 11, 40), ((i + odd) * Math.PI) / 4)),
  ),
);
const heart = toFilledStarsPath([[0, 0]], 17);

/**
 * Two rings of stars around the figure, lit in proportion to the speed: the outer ring for the
 * download, the inner one for the upload. While the middle shows a figure, a petal of the window
 * points to the end of each.
 */
export function BandwidthGauge({ downloadMbps, uploadMbps, isGlazed = false, title }: Props) {
  const shares = {
    download: useGlide(toGaugeShare(downloadMbps)),
    upload: useGlide(toGaugeShare(uploadMbps)),
  };
  return (
    <Drawing name="speed-dial" viewBox="-186 -186 372 372" title={title}>
      <circle className="unlit" r="147" />
      <circle className="unlit" r="64" />
      {isGlazed && (
        <>
          <path className="g-violet lit" d={petals[0]} />
          <path className="g-nile lit" d={petals[1]} />
          <path className="g-mari lit" d={heart} />
        </>
      )}
      {(["download", "upload"] as const).map((way) => {
        const { hue, size } = rings[way];
        const lit = shares[way] > 0 ? Math.max(1, Math.round(shares[way] * count)) : 0;
        return (
          <g key={way} className={`g-${hue}`}>
            <path className="unlit" d={toStarOutlinesPath(places[way].slice(lit), size - 0.5)} />
            {lit > 0 && (
              <>
                <path className="lit" d={toStarOutlinesPath(places[way].slice(0, lit), size)} />
                {!isGlazed && (
                  <path
                    className="lit"
                    d={needle}
                    transform={`rotate(${Math.round(shares[way] * 3600) / 10})`}
                  />
                )}
              </>
            )}
          </g>
        );
      })}
      {gaugeMarks.map((mark) => {
        const [x, y] = toCartesian([0, 0], 168, getAngle(toGaugeShare(mark)));
        return (
          <text
            key={mark}
            className="speed-dial-mark"
            x={Math.round(x)}
            y={Math.round(y)}
            dy="0.35em"
            textAnchor="middle"
          >
            {mark}
          </text>
        );
      })}
    </Drawing>
  );
}
