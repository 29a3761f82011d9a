import type { DrawingProps } from "../Drawing.tsx";
import { Drawing } from "../Drawing.tsx";
import "./steps-lane.css";

/**
 * The path that joins four steps. It is drawn behind them, at the top of the nearest positioned
 * box.
 *
 * Wide: the steps are four equal columns without gaps; their stars are half a column wide, at the
 * start of the column, and the second and fourth steps are lower by 40 % of a column. The path runs
 * through the centres of the stars. On a phone: the steps are one column with stars of 4rem at the
 * start, and the path is a straight line as tall as its box.
 */
export function StepsLane({ className = "", ...rest }: DrawingProps) {
  return (
    <>
      <Drawing
        name="steps-lane steps-lane-wide"
        viewBox="0 0 800 180"
        className={className}
        {...rest}
      >
        <Lane d="M50 50H120L200 130H320L400 50H520L600 130H680" />
      </Drawing>
      <Drawing
        name="steps-lane steps-lane-tall"
        viewBox="0 0 20 100"
        preserveAspectRatio="none"
        className={className}
        {...rest}
      >
        <Lane d="M10 0V100" />
      </Drawing>
    </>
  );
}

/** A plaster channel with a thin line of light in it. */
function Lane({ d }: { readonly d: string }) {
  return (
    <>
      <path className="way-edge" d={d} />
      <path className="way-floor" d={d} />
      <path className="way-light" d={d} />
    </>
  );
}
