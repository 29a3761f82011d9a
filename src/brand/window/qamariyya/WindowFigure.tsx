import { toArchPath, insetArch } from "../geometry/arch.ts";
import { toStarOutlinesPath } from "../geometry/path.ts";
import { FlatGlass } from "./FlatGlass.tsx";
import { WindowGlass } from "./WindowGlass.tsx";
import type { Light } from "./light.ts";
import { axisRoundel, leftRoundels } from "./spandrels.ts";
import {
  borderDepth,
  createMoonLight,
  leftLight,
  mirrorArch,
  mirrored,
  panel,
} from "./window-plan.ts";

export interface WindowLook {
  /** Prefix of the ids inside, unique on the page; `FloorLight` refers to it. */
  readonly id: string;
  /**
   * Selects one of the four colour orders and its noise; the same seed always draws the same
   * window.
   */
  readonly seed?: number | undefined;
  /** The whole window, a single light, or the moon alone. */
  readonly variant?: "double" | "moon" | "arch" | undefined;
}

const carvePitch = 20.8;
const carving =
  toStarOutlinesPath([[10.4, 10.4]], 9.6) +
  toStarOutlinesPath([[10.4, 10.4]], 4) +
  toStarOutlinesPath(
    [
      [0, 0],
      [20.8, 0],
      [0, 20.8],
      [20.8, 20.8],
    ],
    2.6,
  );

/** What a window shows: plaster, and glass with its reveal around it and the glow over it. */
export function WindowFigure({ id, seed = 1, variant = "double" }: WindowLook) {
  const light: Light =
    variant === "arch" ? { from: [leftLight.x, 230], reach: 640, seed } : createMoonLight(seed);
  return (
    <>
      <defs>
        <WindowGlass id={id} light={light} variant={variant} />
        <GlowFilter id={id} />
        {variant === "double" && <Carving id={`${id}-carved`} />}
      </defs>
      <Plaster id={id} variant={variant} />
      <Glass id={id} variant={variant} />
      <Glow id={id} />
    </>
  );
}

interface LitProps extends Pick<WindowLook, "id"> {
  /** Whether the theme has the glow: one that is not shown would still take memory. */
  readonly isGlowing: boolean;
}

/** The lit glass of the whole window without plaster, for a file that lies over `UnlitFigure`. */
export function LitFigure({ id, isGlowing }: LitProps) {
  return (
    <>
      <defs>
        <FlatGlass id={id} seed={1} />
        {isGlowing && <GlowFilter id={id} />}
      </defs>
      <Glass id={id} variant="double" />
      {isGlowing && <Glow id={id} />}
    </>
  );
}

/** The whole window before it is lit: plaster with empty fields. */
export function UnlitFigure({ id }: Pick<WindowLook, "id">) {
  return (
    <>
      <defs>
        <Carving id={`${id}-carved`} />
      </defs>
      <Plaster id={id} variant="double" />
      <OpeningLines variant="double" />
    </>
  );
}

function Glass({ id, variant }: PartProps & Pick<WindowLook, "id">) {
  return (
    <>
      <use href={`#${id}-glass`} className="q-reveal" y="-.9" />
      <use href={`#${id}-glass`} />
      {variant !== "moon" && <OpeningLines variant={variant} />}
    </>
  );
}

function GlowFilter({ id }: Pick<WindowLook, "id">) {
  return (
    <filter id={`${id}-blur`} x="-10%" y="-10%" width="120%" height="120%">
      <feGaussianBlur stdDeviation="9" />
    </filter>
  );
}

function Glow({ id }: Pick<WindowLook, "id">) {
  return <use href={`#${id}-glass`} className="q-glow" filter={`url(#${id}-blur)`} />;
}

type PartProps = Required<Pick<WindowLook, "variant">>;

function Plaster({ id, variant }: PartProps & Pick<WindowLook, "id">) {
  const [x, y] = panel.moon.at;
  return (
    <>
      {variant === "double" && <Panel id={id} carved={`url(#${id}-carved)`} />}
      {variant !== "moon" && (
        <path
          className="q-field"
          d={
            toArchPath(leftLight) + (variant === "double" ? toArchPath(mirrorArch(leftLight)) : "")
          }
        />
      )}
      {variant !== "arch" && (
        <circle className="q-field" cx={x} cy={y} r={panel.moon.radius + 4.4} />
      )}
    </>
  );
}

function OpeningLines({ variant }: PartProps) {
  return (
    <path
      className="q-line"
      d={
        toArchPath(insetArch(leftLight, borderDepth + 14)) +
        (variant === "double" ? toArchPath(insetArch(mirrorArch(leftLight), borderDepth + 14)) : "")
      }
    />
  );
}

/** One tile of the carved band around the glass. */
function Carving({ id }: { readonly id: string }) {
  return (
    <pattern
      id={id}
      width={carvePitch}
      height={carvePitch}
      x="28"
      y="20.7"
      patternUnits="userSpaceOnUse"
    >
      <path className="q-carved" d={carving} />
    </pattern>
  );
}

/**
 * The plaster around the glass: hairline, band of carved stars, hairlines, field, and the
 * two-step sill.
 */
function Panel({ id, carved }: { readonly id: string; readonly carved: string }) {
  return (
    <>
      <path className="q-plaster" d="M18 11H662V904H18z" />
      <path className="q-line" d="M25 18H655V897H25z" />
      <path fill={carved} d="M28 20.7H652V894.3H28zM48.8 41.5V873.5H631.2V41.5z" />
      <path className="q-plaster" d="M58 51H622V864H58zM4 904H676V914H4zM14 914H666V922H14z" />
      <g id={`${id}-rims`}>
        {leftRoundels.map(({ at: [cx, cy], radius }) => (
          <circle key={radius} className="q-field" cx={cx} cy={cy} r={radius} />
        ))}
      </g>
      <use href={`#${id}-rims`} transform={mirrored} />
      <circle
        className="q-field"
        cx={axisRoundel.at[0]}
        cy={axisRoundel.at[1]}
        r={axisRoundel.radius}
      />
    </>
  );
}
