import type { ComponentProps } from "react";
import { Filter } from "./Filter.tsx";
import { SectionTitle } from "./SectionTitle.tsx";

interface Props extends Omit<ComponentProps<typeof Filter>, "label" | "empty"> {
  readonly t: Readonly<Record<"head" | "lede" | "filter" | "empty", string>>;
}

/** The page of a list that can be filtered. */
export function FilteredPage({ t, ...filter }: Props) {
  return (
    <div className="wrap page-top">
      <SectionTitle level={1} align="start" title={t.head} subtitle={t.lede} />
      <Filter label={t.filter} empty={t.empty} {...filter} />
    </div>
  );
}
