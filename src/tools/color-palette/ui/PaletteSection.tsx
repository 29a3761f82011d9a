import { useId, type ReactNode } from "react";

interface Props {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** A section of the tool below a thin line: title and hint on one side, content on the other. */
export function PaletteSection({ title, hint, children }: Props) {
  const id = useId();
  return (
    <section className="pal-section" aria-labelledby={id}>
      <div className="pal-section-head">
        <h2 id={id} className="type-head">
          {title}
        </h2>
        {hint !== undefined && <p className="pal-soft">{hint}</p>}
      </div>
      <div className="pal-section-body">{children}</div>
    </section>
  );
}
