import { Drawing, type DrawingProps } from "./Drawing.tsx";
import { khatam } from "./geometry.ts";
import { glassClass } from "./glass-class.ts";
import { closed, filledStars } from "./path.ts";
import { portraitPlan, sitting, type Pane } from "./portrait-plan.ts";

interface Props extends DrawingProps {
  /** Seeds that differ by one look clearly different. */
  readonly seed: number;
  /** The letter, in the person's own script. */
  readonly initial: string;
}

/** A team member in the manner of the house: head and shoulders in panes of glass under a halo of stars, without a face. */
export function Portrait({ seed, initial, ...rest }: Props) {
  const { rays, halo, neck, dress, head } = portraitPlan(seed);
  const [x, y] = sitting.brooch;
  return (
    <Drawing name="portrait" viewBox={`0 0 ${sitting.width} ${sitting.height}`} {...rest}>
      <Panes panes={rays} />
      {halo.map(({ at, size, hue }, i) => (
        <path key={i} className={`g-${hue} lit`} d={filledStars([at], size)} />
      ))}
      <Panes panes={[neck, ...dress, ...head]} />
      <path className="pale lead" d={closed(khatam([x, y], 34))} />
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
    <path key={i} className={`${glassClass(hue, fade)} lead`} d={closed(shape)} />
  ));
}
