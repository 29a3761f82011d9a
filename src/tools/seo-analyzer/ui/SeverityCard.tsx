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
  readonly children: ReactNode;
}

const icons = { passed: "check", warning: "alert", failed: "close" } as const;

/** A finding of a page or a problem of a site, folded under its title and how severe it is. */
export function SeverityCard({ t, id, status, importance, title, places, children }: Props) {
  return (
    <details id={id} className="seo-card seo-unfold" data-status={status}>
      <summary>
        <span className="seo-star">
          <Icon name={icons[status]} />
        </span>
        <h3>{title}</h3>
        <span className="type-small kit-soft">
          <span className="seo-status">{getStatusNames(t)[status]}</span> ·{" "}
          {getImportanceNames(t)[importance]}
          {places !== undefined && ` · ${places}`}
        </span>
      </summary>
      <div className="seo-card-body">{children}</div>
    </details>
  );
}
