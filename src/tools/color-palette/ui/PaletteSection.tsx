import { useId, type ReactNode } from "react";

import { Fold } from "#ui/Fold.tsx";
import { useHasRoom } from "#ui/use-has-room.ts";

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

/** A section that few need, folded on a phone. It is rendered in the browser only. */
export function StudySection({ title, hint, children }: Props) {
  if (useHasRoom())
    return (
      <PaletteSection title={title} {...(hint === undefined ? {} : { hint })}>
        {children}
      </PaletteSection>
    );
  return (
    <Fold title={title} heading="h2" className="pal-study">
      {hint !== undefined && <p className="pal-soft">{hint}</p>}
      <div className="pal-section-body">{children}</div>
    </Fold>
  );
}
