import type { ReactNode } from "react";

/** What every drawing of the house takes. */
export interface DrawingProps {
  readonly className?: string | undefined;
  /** Words for those who do not see it. Without them the drawing is decoration and is hidden from assistive technology. */
  readonly title?: string | undefined;
}

interface Props extends DrawingProps {
  readonly viewBox: string;
  readonly name: string;
  readonly preserveAspectRatio?: string | undefined;
  readonly children: ReactNode;
}

/**
 * The `<svg>` around a drawing; `name` is its class in `window.css`.
 * A browser too old to mix colours falls back to the plain glass through `fill`.
 */
export function Drawing({ viewBox, name, className, title, preserveAspectRatio, children }: Props) {
  return (
    <svg
      className={className ? `${name} ${className}` : name}
      viewBox={viewBox}
      preserveAspectRatio={preserveAspectRatio}
      role={title ? "img" : undefined}
      aria-hidden={title ? undefined : true}
      focusable="false"
      fill="currentColor"
    >
      {title && <title>{title}</title>}
      {children}
    </svg>
  );
}
