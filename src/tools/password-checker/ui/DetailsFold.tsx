import { useState } from "react";
import type { Locale } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { Callout } from "#ui/feedback/Callout.tsx";
import { useLazyView } from "#ui/use-lazy-view.ts";
import type { PasswordPart } from "../engine/model/parts.ts";
import type { messages } from "../messages.ts";

export interface DetailsProps {
  readonly t: ToolTexts<typeof messages>;
  readonly locale: Locale;
  readonly guesses: number;
  readonly parts: readonly PasswordPart[];
  /** Whether the password itself is readable on the page; its parts are only then. */
  readonly isShown: boolean;
}

const loadDetails = async () => (await import("./StrengthDetails.tsx")).StrengthDetails;

/** How the verdict was reached, fetched when it is first unfolded. */
export function DetailsFold(props: DetailsProps) {
  const [isWanted, setIsWanted] = useState(false);
  const { View, hasLoadFailed } = useLazyView(isWanted, loadDetails);
  return (
    <details
      className="kit-fold pw-details"
      onToggle={(event) => event.currentTarget.open && setIsWanted(true)}
    >
      <summary>
        <h2 className="type-head">{props.t.detailsTitle}</h2>
      </summary>
      {View !== null && <View {...props} />}
      {hasLoadFailed && (
        <Callout tone="warn">
          <p>{props.t.detailsFailed}</p>
        </Callout>
      )}
    </details>
  );
}
