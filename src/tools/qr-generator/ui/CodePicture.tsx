import { useMemo } from "react";
import type { Drawing } from "../engine/drawing.ts";
import type { Order } from "./render-verified.ts";
import { logoPlace, pathOf } from "../engine/svg.ts";

/** The code as it is saved, drawn by the page. */
export function CodePicture({
  order: { look, logo },
  drawing,
  label,
}: {
  readonly order: Order;
  readonly drawing: Drawing;
  readonly label: string;
}) {
  const path = useMemo(() => pathOf(drawing), [drawing]);
  const place = logo === undefined ? undefined : logoPlace(drawing, logo.ratio);
  return (
    <svg
      className="qr-code"
      role="img"
      aria-label={label}
      width={look.size}
      height={look.size}
      viewBox={`0 0 ${drawing.side} ${drawing.side}`}
    >
      {!look.isTransparent && <rect width="100%" height="100%" fill={look.background} />}
      <path fill={look.foreground} fillRule="evenodd" d={path} />
      {place !== undefined && <image href={logo!.dataUrl} {...place} preserveAspectRatio="none" />}
    </svg>
  );
}
