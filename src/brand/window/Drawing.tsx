import type { ReactNode } from "react";

/** The props that every drawing has. */
export interface DrawingProps {
  readonly className?: string | undefined;
  /**
   * The text alternative. Without it the drawing is decoration and is hidden from assistive
   * technology.
   */
  readonly title?: string | undefined;
  /** Its name in a view transition: on the next page, the drawing of that name takes its place. */
  readonly travelsAs?: string | undefined;
}

interface Props extends DrawingProps {
  readonly viewBox: string;
  readonly name: string;
  readonly preserveAspectRatio?: string | undefined;
  readonly children: ReactNode;
}

/**
 * The `<svg>` around a drawing; `name` is its class in `window.css`.
 * Browsers without `color-mix()` use the plain colour of the glass from `fill`.
 */
export function Drawing({ viewBox, name, className, title, travelsAs, ...rest }: Props) {
  return (
    <svg
      className={className ? `${name} ${className}` : name}
      viewBox={viewBox}
      preserveAspectRatio={rest.preserveAspectRatio}
      data-travels-as={travelsAs}
      role={title ? "img" : undefined}
      aria-hidden={title ? undefined : true}
      focusable="false"
      fill="currentColor"
    >
      {title && <title>{title}</title>}
      {rest.children}
    </svg>
  );
}
