import { useMemo } from "react";
import type { Drawing } from "../engine/drawing.ts";
import type { RenderRequest } from "./render-verified.ts";
import { placeLogo, toPath } from "../engine/svg.ts";

/** The code as it will be saved, as inline SVG. */
export function CodePicture({
  id,
  request: { style, logo },
  drawing,
  label,
}: {
  /** The id of the drawing, for what shows it a second time. */
  readonly id: string;
  readonly request: RenderRequest;
  readonly drawing: Drawing;
  readonly label: string;
}) {
  const path = useMemo(() => toPath(drawing), [drawing]);
  const place = logo === undefined ? undefined : placeLogo(drawing, logo.ratio);
  return (
    <svg
      className="qr-code"
      role="img"
      aria-label={label}
      width={style.size}
      height={style.size}
      viewBox={`0 0 ${drawing.side} ${drawing.side}`}
    >
      <g id={id}>
        {!style.isTransparent && <rect width="100%" height="100%" fill={style.background} />}
        <path fill={style.foreground} fillRule="evenodd" d={path} />
        {place !== undefined && (
          <image href={logo!.dataUrl} {...place} preserveAspectRatio="none" />
        )}
      </g>
    </svg>
  );
}
