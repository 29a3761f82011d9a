import { Drawing, type DrawingProps } from "../Drawing.tsx";
import type { Hue } from "../palette.ts";
import { toStarOutlinesPath } from "../geometry/path.ts";

interface Props extends DrawingProps {
  /** The lit share, from 0 to 1, clockwise from the top. */
  readonly share: number;
  readonly hue?: Hue;
}

const stars = Array.from({ length: 40 }, (_, i) => i);
const rings = [
  { radius: 136, size: 10.2, shift: 0 },
  { radius: 112, size: 7.4, shift: 0.5 },
] as const;

/** The score ring: two rings of forty stars. A score of 0.77 lights 31 in each. */
export function StarRing({ share, hue = "mari", className, title }: Props) {
  return (
    <Drawing
      name="star-ring"
      viewBox="-150 -150 300 300"
      className={`g-${hue} ${className ?? ""}`.trim()}
      title={title}
    >
      <circle className="unlit" r="149" />
      <circle className="unlit" r="99" />
      {rings.flatMap(({ radius, size, shift }) =>
        stars.map((i) => {
          const isLit = (i + shift) / 40 < share;
          const turn = `rotate(${(i + shift) * 9})`;
          return isLit ? (
            <path
              key={`${radius}-${i}`}
              className="lit rimmed"
              d={toStarOutlinesPath([[0, -radius]], size)}
              transform={turn}
            />
          ) : (
            <path
              key={`${radius}-${i}`}
              className="unlit"
              d={toStarOutlinesPath([[0, -radius]], size - 0.6)}
              transform={turn}
            />
          );
        }),
      )}
    </Drawing>
  );
}
