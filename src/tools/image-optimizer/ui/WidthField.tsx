import { useState, type ReactNode } from "react";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { clampToRange, isWithin, widthRange } from "../engine/settings.ts";
import { parseWholeNumber } from "../engine/whole-number.ts";
import type { messages } from "../messages.ts";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  /** NaN, or out of bounds, while the visitor writes something else. */
  readonly widthPx: number;
  readonly isDisabled: boolean;
  /** The id of the element that says what is wrong. */
  readonly errorId: string;
  readonly onChange: (widthPx: number) => void;
}

/** The width that a text means: a step of the range, or as it is where it is out of bounds. */
export function parseWidth(text: string): number {
  const width = parseWholeNumber(text);
  return isWithin(widthRange, width) ? clampToRange(widthRange, width) : width;
}

/** Takes a typed width. What is typed stays as it is until the field is left with a right one. */
export function WidthField({ t, widthPx, isDisabled, errorId, onChange }: Props): ReactNode {
  const [draft, setDraft] = useState<string>();
  // The slider and Reset change the width too: then the draft means another one.
  const isCurrent = draft !== undefined && Object.is(parseWidth(draft), widthPx);
  return (
    <span className="iz-width">
      <input
        type="text"
        className="field"
        aria-label={t.widthField}
        aria-describedby={errorId}
        aria-invalid={!isWithin(widthRange, widthPx)}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        disabled={isDisabled}
        value={isCurrent ? draft : Number.isNaN(widthPx) ? "" : String(widthPx)}
        onChange={({ currentTarget: { value } }) => {
          setDraft(value);
          onChange(parseWidth(value));
        }}
        onBlur={() => isWithin(widthRange, widthPx) && setDraft(undefined)}
      />
      <small>{t.unitPx}</small>
    </span>
  );
}
