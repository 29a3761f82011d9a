import type { ReactNode } from "react";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { Icon } from "#ui/Icon.tsx";
import type { Importance, Status } from "../contract.ts";
import { getImportanceNames, getStatusNames } from "../engine/names.ts";
import type { messages } from "../messages.ts";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly id: string;
  readonly status: Status;
  readonly importance: Importance;
  readonly title: string;
  /** Where it was found, in a few words. */
  readonly places?: string;
  /** Whether it is a row of a group, which has the mark and the name of the status itself. */
  readonly isCompact?: boolean | undefined;
  readonly children: ReactNode;
}

export const severityIcons = { passed: "check", warning: "alert", failed: "close" } as const;

/** A finding of a page or a problem of a site, folded under its title and how severe it is. */
export function SeverityCard({ t, id, status, importance, title, ...props }: Props) {
  const { places, isCompact = false, children } = props;
  return (
    <details id={id} className="seo-card seo-unfold" data-status={status} data-compact={isCompact}>
      <summary>
        <span className="seo-star">{!isCompact && <Icon name={severityIcons[status]} />}</span>
        <h3>{title}</h3>
        <span className="type-small kit-soft">
          <span className={isCompact ? "kit-hidden" : "seo-status"}>
            {getStatusNames(t)[status]} ·{" "}
          </span>
          {getImportanceNames(t)[importance]}
          {places !== undefined && <span className="seo-places"> · {places}</span>}
        </span>
      </summary>
      <div className="seo-card-body">{children}</div>
    </details>
  );
}
