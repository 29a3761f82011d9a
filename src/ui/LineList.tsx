import type { ReactNode } from "react";
import { ScrollingList } from "./ScrollingList.tsx";

interface Props {
  readonly lines: readonly ReactNode[];
  /** "ltr" where each line is an address. */
  readonly dir?: "ltr" | undefined;
}

/** Addresses, texts or code that a finding concerns, beside a rule. */
export function LineList({ lines, dir }: Props) {
  return (
    <ScrollingList>
      {lines.map((line, i) => (
        <li key={i}>
          <bdi dir={dir}>{line}</bdi>
        </li>
      ))}
    </ScrollingList>
  );
}
