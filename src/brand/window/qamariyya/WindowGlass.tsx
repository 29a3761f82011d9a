import { toArchPath, insetArch } from "../geometry/arch.ts";
import { getGlassClass } from "../glass-class.ts";
import type { Light } from "./light.ts";
import { createMoon, type MoonPiece } from "./moon.ts";
import { toPath, joinLengths } from "../geometry/path.ts";
import { axisRoundel, buildGlass, leftRoundels } from "./spandrels.ts";
import {
  borderDepth,
  buildBorder,
  buildLattice,
  leftLight,
  mirrored,
  panel,
  groupByLight,
  type Placed,
} from "./window-plan.ts";
import { toOutlines } from "./window-shapes.ts";

interface Props {
  readonly id: string;
  readonly light: Light;
  readonly variant: "double" | "moon" | "arch";
}

/**
 * All the glass of a window under one id, so that `<use>` can repeat it as the reveal, the glow and
 * the floor light.
 */
export function WindowGlass({ id, light, variant }: Props) {
  const roundels =
    variant === "double" ? leftRoundels.flatMap((roundel) => buildGlass(roundel, light)) : [];
  return (
    <>
      {variant !== "moon" && (
        <>
          <clipPath id={`${id}-opening`}>
            <path d={toArchPath(insetArch(leftLight, borderDepth + 14))} />
          </clipPath>
          <g id={`${id}-light`}>
            <g clipPath={`url(#${id}-opening)`}>
              <Glass pieces={buildLattice(leftLight, light)} />
            </g>
            <Glass pieces={[...buildBorder(leftLight, light), ...roundels]} />
          </g>
        </>
      )}
      <g id={`${id}-glass`}>
        {variant !== "moon" && <use href={`#${id}-light`} />}
        {variant === "double" && <use href={`#${id}-light`} transform={mirrored} />}
        {variant === "double" && <Glass pieces={buildGlass(axisRoundel, light)} />}
        {variant !== "arch" && <Rosette id={id} seed={light.seed} />}
      </g>
    </>
  );
}

function Glass({ pieces }: { readonly pieces: readonly Placed[] }) {
  return groupByLight(pieces).map(({ fade, panes }) => (
    <g key={fade} className={`w${fade}`}>
      {panes.map(({ hue, pieces }) => (
        <path
          key={hue}
          className={getGlassClass(hue, fade)}
          d={toPath(
            pieces.flatMap(({ shape, at, turn, scale }) => toOutlines(shape, at, turn, scale)),
          )}
        />
      ))}
    </g>
  ));
}

function Rosette({ id, seed }: { readonly id: string; readonly seed: number }) {
  const { heart, eighth } = createMoon(panel.moon.radius, seed);
  const [x, y] = panel.moon.at;
  const place = `translate(${joinLengths(x, y)})`;
  return (
    <g className="w0" transform={place}>
      <MoonGlass {...heart} />
      <g id={`${id}-eighth`}>
        {eighth.map((piece, i) => (
          <MoonGlass key={i} {...piece} />
        ))}
      </g>
      {[45, 90, 135, 180, 225, 270, 315].map((turn) => (
        <use key={turn} href={`#${id}-eighth`} transform={`rotate(${turn})`} />
      ))}
    </g>
  );
}

function MoonGlass({ outlines, hue, fade }: MoonPiece) {
  return <path className={getGlassClass(hue, fade)} d={toPath(outlines)} />;
}
