import type { ComponentProps } from "react";
import { Filter } from "./Filter.tsx";
import { SectionTitle } from "./SectionTitle.tsx";

interface Props extends Omit<ComponentProps<typeof Filter>, "label" | "empty"> {
  readonly t: Readonly<Record<"head" | "lede" | "filter" | "empty", string>>;
}

/** The page of a list that can be filtered. */
export function FilteredPage({ t, ...filter }: Props) {
  return (
    <div className="wrap pt-8 lg:pt-14">
      <SectionTitle
        level={1}
        align="start"
        title={t.head}
        subtitle={t.lede}
        className="mb-9 lg:mb-12"
      />
      <Filter label={t.filter} empty={t.empty} {...filter} />
    </div>
  );
}
