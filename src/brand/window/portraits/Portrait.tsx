import { Drawing, type DrawingProps } from "../Drawing.tsx";
import { createKhatam } from "../geometry/geometry.ts";
import { getGlassClass } from "../glass-class.ts";
import { toClosedPath, toFilledStarsPath } from "../geometry/path.ts";
import { planPortrait, type Pane } from "./portrait-plan.ts";
import { portraitBox } from "./portrait-shapes.ts";

interface Props extends DrawingProps {
  /** Seeds that differ by one give clearly different portraits. */
  readonly seed: number;
  /** The initial, in the person's own script. */
  readonly initial: string;
}

/**
 * The portrait of a team member: head and shoulders in panes of glass under a halo of stars,
 * without a face.
 */
export function Portrait({ seed, initial, ...rest }: Props) {
  const { rays, halo, neck, dress, head } = planPortrait(seed);
  const [x, y] = portraitBox.brooch;
  return (
    <Drawing name="portrait" viewBox={`0 0 ${portraitBox.width} ${portraitBox.height}`} {...rest}>
      <Panes panes={rays} />
      {halo.map(({ at, size, hue }, i) => (
        <path key={i} className={`g-${hue} lit`} d={toFilledStarsPath([at], size)} />
      ))}
      <Panes panes={[neck, ...dress, ...head]} />
      <path className="pale lead" d={toClosedPath(createKhatam([x, y], 34))} />
      <text
        className="on-glass"
        x={x}
        y={y + 11}
        textAnchor="middle"
        fontSize="30"
        fontWeight="600"
      >
        {initial}
      </text>
    </Drawing>
  );
}

function Panes({ panes }: { readonly panes: readonly Pane[] }) {
  return panes.map(({ shape, hue, fade }, i) => (
    <path key={i} className={`${getGlassClass(hue, fade)} lead`} d={toClosedPath(shape)} />
  ));
}
