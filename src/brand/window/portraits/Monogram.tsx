import { Drawing, type DrawingProps } from "../Drawing.tsx";
import type { Hue } from "../palette.ts";
import { toFilledStarsPath } from "../geometry/path.ts";

interface Props extends DrawingProps {
  /** The initial, in the person's own script. */
  readonly initial: string;
  /** Seeds that differ by one get different colours. */
  readonly seed: number;
}

const backgrounds: readonly Hue[] = ["violet", "nile", "blue", "coral"];
const sixteenth = Array.from({ length: 16 }, (_, i) => i * 22.5);

/** A person's initial in a star, within a ring of sixteen stars. */
export function Monogram({ initial, seed, ...rest }: Props) {
  const background = backgrounds[Math.abs(Math.trunc(seed)) % backgrounds.length] ?? "violet";
  return (
    <Drawing name="monogram" viewBox="-52 -52 104 104" {...rest}>
      {sixteenth.map((turn, i) => (
        <path
          key={turn}
          className={`g-${i % 2 ? "mari" : background} lit`}
          d={toFilledStarsPath([[0, -45]], 6.2)}
          transform={`rotate(${turn})`}
        />
      ))}
      <path className={`g-${background} lit`} d={toFilledStarsPath([[0, 0]], 36)} />
      <text className="on-deep-glass" y="11" textAnchor="middle" fontSize="30" fontWeight="600">
        {initial}
      </text>
    </Drawing>
  );
}
