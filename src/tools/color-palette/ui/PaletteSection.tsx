import { useId, type ReactNode } from "react";

interface Props {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** A part of the tool under a hairline: what it is on one side, the thing itself on the other. */
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
