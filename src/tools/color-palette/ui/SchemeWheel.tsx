import { noonAngle, toCartesian, type Point } from "#brand/window/geometry/geometry.ts";
import { toStarOutlinesPath } from "#brand/window/geometry/path.ts";
import { hslToHex, toHsl, type Hex } from "../engine/colour.ts";

const hues = Array.from({ length: 24 }, (_, i) => i * 15);

/** The position of a hue on the wheel, with red at the top. */
function at(hue: number, radius: number): Point {
  return toCartesian([0, 0], radius, noonAngle + (hue * Math.PI) / 180);
}

/**
 * The colour wheel as a ring of stars with the palette inside: hue is the angle, lightness the
 * distance from the centre.
 */
export function SchemeWheel({
  colours,
  title,
}: {
  readonly colours: readonly Hex[];
  readonly title: string;
}) {
  return (
    <svg className="pal-wheel" viewBox="-130 -130 260 260" role="img" aria-label={title}>
      {hues.map((hue) => (
        <path
          key={hue}
          fill={hslToHex({ h: hue, s: 0.72, l: 0.54 })}
          d={toStarOutlinesPath([at(hue, 116)], 9)}
        />
      ))}
      {/* The base is drawn last, on top of the others. */}
      {colours.toReversed().map((hex, i) => {
        const { h, l } = toHsl(hex);
        const [x, y] = at(h, 14 + 82 * l);
        return (
          <g key={i}>
            <path className="pal-spoke" d={`M0 0L${x.toFixed(1)} ${y.toFixed(1)}`} />
            <path className="pal-wheel-star" fill={hex} d={toStarOutlinesPath([[x, y]], 12)} />
          </g>
        );
      })}
    </svg>
  );
}
