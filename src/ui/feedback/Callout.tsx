import "../tool-kit.css";
import type { ReactNode } from "react";

interface Props {
  readonly tone: "info" | "ok" | "warn" | "bad";
  readonly title?: string;
  readonly id?: string;
  readonly children?: ReactNode;
}

/** A short message beside its subject. */
export function Callout({ tone, title, id, children }: Props) {
  return (
    <div className="kit-notice" data-tone={tone} id={id}>
      {title !== undefined && <strong>{title}</strong>}
      {children}
    </div>
  );
}
