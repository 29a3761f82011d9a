import { archPath, within } from "./arch.ts";
import { glassClass } from "./glass-class.ts";
import type { Light } from "./light.ts";
import { moon, type MoonPiece } from "./moon.ts";
import { drawn, row } from "./path.ts";
import { axisRoundel, glassOf, leftRoundels } from "./spandrels.ts";
import {
  borderDepth,
  borderOf,
  latticeOf,
  leftLight,
  mirrored,
  panel,
  waves,
  type Placed,
} from "./window-plan.ts";
import { outlinesOf } from "./window-shapes.ts";

interface Props {
  readonly id: string;
  readonly light: Light;
  readonly variant: "double" | "moon" | "arch";
}

/** All the glass of a window under one id, so that its reveal, its glow and the light on the floor can be placed again. */
export function WindowGlass({ id, light, variant }: Props) {
  const roundels =
    variant === "double" ? leftRoundels.flatMap((roundel) => glassOf(roundel, light)) : [];
  return (
    <>
      {variant !== "moon" && (
        <>
          <clipPath id={`${id}-opening`}>
            <path d={archPath(within(leftLight, borderDepth + 14))} />
          </clipPath>
          <g id={`${id}-light`}>
            <g clipPath={`url(#${id}-opening)`}>
              <Glass pieces={latticeOf(leftLight, light)} />
            </g>
            <Glass pieces={[...borderOf(leftLight, light), ...roundels]} />
          </g>
        </>
      )}
      <g id={`${id}-glass`}>
        {variant !== "moon" && <use href={`#${id}-light`} />}
        {variant === "double" && <use href={`#${id}-light`} transform={mirrored} />}
        {variant === "double" && <Glass pieces={glassOf(axisRoundel, light)} />}
        {variant !== "arch" && <Rosette id={id} seed={light.seed} />}
      </g>
    </>
  );
}

function Glass({ pieces }: { readonly pieces: readonly Placed[] }) {
  return waves(pieces).map(({ fade, panes }) => (
    <g key={fade} className={`w${fade}`}>
      {panes.map(({ hue, pieces }) => (
        <path
          key={hue}
          className={glassClass(hue, fade)}
          d={drawn(
            pieces.flatMap(({ shape, at, turn, scale }) => outlinesOf(shape, at, turn, scale)),
          )}
        />
      ))}
    </g>
  ));
}

function Rosette({ id, seed }: { readonly id: string; readonly seed: number }) {
  const { heart, eighth } = moon(panel.moon.radius, seed);
  const [x, y] = panel.moon.at;
  const place = `translate(${row(x, y)})`;
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
  return <path className={glassClass(hue, fade)} d={drawn(outlines)} />;
}
