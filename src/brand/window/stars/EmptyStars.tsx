import { Drawing, type DrawingProps } from "../Drawing.tsx";
import type { Point } from "../geometry/geometry.ts";
import { toStarOutlinesPath } from "../geometry/path.ts";

const places = [30, 90].flatMap((y) => [30, 90, 150, 210].map((x): Point => [x, y]));
const litPlace = 6;

/** The picture of an empty state: a dark lattice with one lit star. */
export function EmptyStars(props: DrawingProps) {
  return (
    <Drawing name="empty-stars" viewBox="0 0 240 120" {...props}>
      <path
        className="unlit"
        d={toStarOutlinesPath(
          places.filter((_, i) => i !== litPlace),
          28,
        )}
      />
      <path
        className="g-mari lit rimmed"
        d={toStarOutlinesPath(places.slice(litPlace, litPlace + 1), 28)}
      />
    </Drawing>
  );
}
