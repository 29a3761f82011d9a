import "./tool-kit.css";
import type { ReactNode } from "react";
import { useHasRoom } from "./use-has-room.ts";

interface Props {
  readonly title: string;
  readonly heading: "h2" | "h3" | "h4";
  readonly hint?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A part of a result that few visitors need: folded on a phone, where the page would be many
 * screens long with it, and open in a wide window. Paper shows all of it.
 */
export function Fold({ title, heading: Heading, hint, className = "", children }: Props) {
  const hasRoom = useHasRoom();
  return (
    <details className={`kit-fold ${className}`.trim()} open={hasRoom}>
      <summary>
        <Heading className="type-head">{title}</Heading>
      </summary>
      {hint !== undefined && <p className="kit-soft">{hint}</p>}
      {children}
    </details>
  );
}
