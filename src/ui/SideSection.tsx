import "./tool-kit.css";
import { useId, type ReactNode } from "react";

interface Props {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** A section below a thin line: title and hint on one side, content on the other. */
export function SideSection({ title, hint, children }: Props) {
  const id = useId();
  return (
    <section className="kit-section" aria-labelledby={id}>
      <div className="kit-section-head">
        <h2 id={id} className="type-head">
          {title}
        </h2>
        {hint !== undefined && <p className="kit-soft">{hint}</p>}
      </div>
      <div className="kit-section-body">{children}</div>
    </section>
  );
}
