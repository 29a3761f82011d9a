import type { ReactNode } from "react";

interface Props {
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  readonly align?: "center" | "start";
  readonly level?: 1 | 2;
  readonly id?: string;
}

/** A heading with an optional line under it, centred by default. */
export function SectionTitle({ title, subtitle, align = "center", level = 2, id }: Props) {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <div className="section-title" data-section-title={align}>
      <Heading className={level === 1 ? "type-title" : "type-section"} id={id}>
        {title}
      </Heading>
      {subtitle !== undefined && <p className="type-lede">{subtitle}</p>}
    </div>
  );
}
