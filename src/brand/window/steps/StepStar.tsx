import { Drawing, type DrawingProps } from "../Drawing.tsx";
import { createTile } from "../geometry/lattice.ts";
import type { Hue } from "../palette.ts";
import { toClosedPath } from "../geometry/path.ts";

interface Props extends DrawingProps {
  /** Counted from 1. */
  readonly step: number;
  readonly of: number;
}

const stepHues: readonly Hue[] = ["violet", "blue", "nile", "coral"];
const { heart, petals } = createTile(100, 5.5);

/** A numbered step. The share of lit petals is the share of all steps up to this one. */
export function StepStar({ step, of, ...rest }: Props) {
  const litCount = Math.round((8 * Math.max(0, Math.min(step, of))) / Math.max(1, of));
  const hue = stepHues[(step - 1) % stepHues.length] ?? "violet";
  return (
    <Drawing name="step-star" viewBox="-54 -54 108 108" {...rest}>
      <circle className="on-paper" r="54" />
      {litCount < 8 && <path className="unlit" d={toClosedPath(...petals.slice(litCount))} />}
      <path className={`g-${hue} lit`} d={toClosedPath(...petals.slice(0, litCount))} />
      <path className="g-mari lit" d={toClosedPath(heart)} />
      <text className="on-glass" y="9" textAnchor="middle" fontSize="25" fontWeight="700">
        {step}
      </text>
    </Drawing>
  );
}
