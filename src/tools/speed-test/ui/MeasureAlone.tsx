import { useId } from "react";
import { fill } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { getPlanMegabytes } from "../engine/bandwidth-plan.ts";
import type { messages } from "../messages.ts";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly onMeasureAlone: () => void;
}

/** Measures the connection without a site, and says what that transfers. */
export function MeasureAlone({ t, onMeasureAlone }: Props) {
  const id = useId();
  return (
    <div className="speed-alone">
      <button
        type="button"
        className="button button-quiet"
        aria-describedby={id}
        onClick={onMeasureAlone}
      >
        {t.bandwidthAlone}
      </button>
      <p id={id} className="type-small kit-soft">
        {fill(t.aloneNote, getPlanMegabytes(false))}
      </p>
    </div>
  );
}
