import { noonAngle, toCartesian, type Point } from "../geometry/geometry.ts";
import { toFilledStarsPath } from "../geometry/path.ts";
import { repeat, DarkStars, Stars } from "./parts.tsx";

const lens: Point = [340, 186];
const rings = [
  ["mari", 8, 46, 16],
  ["coral", 16, 86, 14.5],
  ["violet", 24, 124, 12.5],
] as const;

/** The other pages: a grid that leaves room for the lens and its handle. */
const unseen = repeat(36, (i): Point => [36 + (i % 9) * 81, 44 + Math.floor(i / 9) * 104]).filter(
  ([x, y]) => Math.hypot(x - lens[0], y - lens[1]) > 190 && Math.abs(x - y - 154) > 50,
);

/** A page under the lens of a search engine, with the handle of the lens. */
export const seoBasics = (
  <>
    {rings.map(([hue, length, radius, size]) => (
      <Stars
        key={hue}
        hue={hue}
        at={repeat(length, (i) =>
          toCartesian(lens, radius, noonAngle + (2 * Math.PI * i) / length),
        )}
        size={size}
      />
    ))}
    <circle className="g-blue lit-line" strokeWidth="9" cx={lens[0]} cy={lens[1]} r="155" />
    <path className="g-blue lit-line" strokeWidth="26" d="M455 301 580 426" />
    <path className="pale" d={toFilledStarsPath([lens], 26)} />
    <DarkStars at={unseen} size={15} />
  </>
);

const score = repeat(28, (i) => toCartesian([360, 200], 156, noonAngle + (2 * Math.PI * i) / 28));
const findings = [
  { hue: "coral", end: 286 },
  { hue: "mari", end: 322 },
  { hue: "nile", end: 270 },
  { hue: "nile", end: 338 },
] as const;

/** A report: a ring that is lit in proportion to the score, and the findings by priority. */
export const seoAnalyzerGuide = (
  <>
    <Stars hue="nile" at={score.slice(0, 20)} size={17} />
    <DarkStars at={score.slice(20)} size={16} />
    {findings.map(({ hue, end }, i) => (
      <g key={end}>
        <Stars hue={hue} at={[[440, 134 + i * 44]]} size={15} />
        <path
          className="ink-line"
          strokeWidth="9"
          strokeOpacity={i ? 0.35 : 1}
          d={`M410 ${134 + i * 44}H${end}`}
        />
      </g>
    ))}
    <path className="dim-line" d="M0 200H168M552 200H720" />
  </>
);
