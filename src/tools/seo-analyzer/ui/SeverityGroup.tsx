import type { ReactNode } from "react";
import { Icon } from "#ui/Icon.tsx";
import type { Status } from "../contract.ts";
import { severityIcons } from "./SeverityCard.tsx";

interface Props {
  readonly status: Status;
  readonly title: string;
  /** What the group means for the reader; in a few words. */
  readonly hint?: string | undefined;
  /** Whether it is open at first. */
  readonly isOpen?: boolean;
  /** A list of compact cards. */
  readonly children: ReactNode;
}

/** The findings of a status behind one line, which has the mark of the status and their number. */
export function SeverityGroup({ status, title, hint, isOpen = false, children }: Props) {
  return (
    <details className="seo-fold-list seo-unfold" data-status={status} open={isOpen}>
      <summary>
        <span className="seo-star">
          <Icon name={severityIcons[status]} />
        </span>
        <span>
          {title}
          {hint !== undefined && <small className="kit-soft">{hint}</small>}
        </span>
      </summary>
      {children}
    </details>
  );
}
