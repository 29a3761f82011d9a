import { Drawing, type DrawingProps } from "../Drawing.tsx";
import { toCartesian, noonAngle } from "../geometry/geometry.ts";
import { joinLengths, toFilledStarsPath, toPath, toRingStarOutlines } from "../geometry/path.ts";
import type { Hue } from "../palette.ts";
import { MarkFigure, getMark } from "./service-marks.tsx";

interface Props extends DrawingProps {
  readonly service: string;
  /** Prefix of the ids inside, unique on the page. */
  readonly id: string;
}

const turns = [45, 90, 135, 180, 225, 270, 315];
const side = noonAngle + Math.PI / 8;

/** The path of the petal between two tips, with two convex sides. */
function formatPetal(): string {
  const at = (radius: number) => toCartesian([0, 0], radius, side);
  const getSidePoint = (width: number) =>
    [at(98)[0] - width * Math.sin(side), at(98)[1] + width * Math.cos(side)] as const;
  return `M${joinLengths(...at(70))}Q${joinLengths(...getSidePoint(25), ...at(128))}Q${joinLengths(...getSidePoint(-25), ...at(70))}z`;
}

/** The stars of one colour in an eighth of the outer ring. */
function formatStars(ring: readonly Hue[], hue: Hue): string {
  return toPath(
    ring.flatMap((other, i) => (other === hue ? toRingStarOutlines(142, 8, i * 7.5) : [])),
  );
}

/** A service's mark inside a rosette. */
export function BigMark({ service, id, ...rest }: Props) {
  const { background, figure } = getMark(service);
  const ring: readonly Hue[] = ["coral", figure, background, figure, background, figure];
  return (
    <Drawing name="big-mark" viewBox="-154 -154 308 308" {...rest}>
      <circle className="hairline" r="153" />
      <circle className="hairline" r="130" />
      <g id={`${id}-eighth`}>
        {[...new Set(ring)].map((hue) => (
          <path key={hue} className={`g-${hue} lit`} d={formatStars(ring, hue)} />
        ))}
        <path className="g-mari lit" d={formatPetal()} />
        <path className="g-coral lit" d={toFilledStarsPath([[0, -110]], 13.5)} />
      </g>
      {turns.map((turn) => (
        <use key={turn} href={`#${id}-eighth`} transform={`rotate(${turn})`} />
      ))}
      <g transform="scale(1.6)">
        <MarkFigure service={service} />
      </g>
    </Drawing>
  );
}
