import { Drawing, type DrawingProps } from "../Drawing.tsx";
import { UnlitFigure, WindowFigure, type WindowLook } from "./WindowFigure.tsx";
import { panel } from "./window-plan.ts";

interface Props extends DrawingProps, WindowLook {
  /** The whole window with nothing but its plaster. */
  readonly isUnlit?: boolean;
}

const views = {
  double: `0 0 ${panel.width} ${panel.height}`,
  arch: "62 288 278 566",
  moon: "208 62 264 264",
} as const;

/**
 * The qamariyya, a stained-glass window: two round-headed lights under one moon, lit from the moon
 * outwards.
 */
export function Qamariyya({ id, seed, variant = "double", isUnlit = false, ...rest }: Props) {
  return (
    <Drawing name="qamariyya" viewBox={views[variant]} {...rest}>
      {isUnlit ? <UnlitFigure id={id} /> : <WindowFigure id={id} seed={seed} variant={variant} />}
    </Drawing>
  );
}
