import { Drawing, type DrawingProps } from "../Drawing.tsx";
import type { Hue } from "../palette.ts";
import { toFilledStarsPath, toPath, toRingStarOutlines } from "../geometry/path.ts";

interface Props extends DrawingProps {
  /** The initial, in the person's own script. */
  readonly initial: string;
  /** Seeds that differ by one get different colours. */
  readonly seed: number;
}

const backgrounds: readonly Hue[] = ["violet", "nile", "blue", "coral"];

/** Every second star of the ring of sixteen. */
function drawRing(first: number): string {
  const turns = Array.from({ length: 8 }, (_, i) => (first + 2 * i) * 22.5);
  return toPath(turns.flatMap((turn) => toRingStarOutlines(45, 6.2, turn)));
}

/** A person's initial in a star, within a ring of sixteen stars. */
export function Monogram({ initial, seed, ...rest }: Props) {
  const background = backgrounds[Math.abs(Math.trunc(seed)) % backgrounds.length] ?? "violet";
  return (
    <Drawing name="monogram" viewBox="-52 -52 104 104" {...rest}>
      {[background, "mari"].map((hue, first) => (
        <path key={hue} className={`g-${hue} lit`} d={drawRing(first)} />
      ))}
      <path className={`g-${background} lit`} d={toFilledStarsPath([[0, 0]], 36)} />
      <text className="on-deep-glass" y="11" textAnchor="middle" fontSize="30" fontWeight="600">
        {initial}
      </text>
    </Drawing>
  );
}
