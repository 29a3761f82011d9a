import { useId, useState } from "react";
import { readColour } from "../engine/colours.ts";

interface Props {
  readonly label: string;
  readonly pickLabel: string;
  readonly wrong: string;
  /** `#RRGGBB` in capitals. */
  readonly value: string;
  readonly onChange: (colour: string) => void;
}

/**
 * A colour as colour picker and text field, which show the same value. An invalid text stays as
 * typed and changes nothing.
 */
export function ColourField({ label, pickLabel, wrong, value, onChange }: Props) {
  const id = useId();
  const [draft, setDraft] = useState<{ readonly text: string; readonly from: string }>();
  // The typed text is shown until the colour changes by other means.
  const text = draft?.from === value ? draft.text : value;
  const isWrong = readColour(text) === undefined;

  function applyTyped(typed: string): void {
    const colour = readColour(typed);
    setDraft({ text: typed, from: colour ?? value });
    if (colour !== undefined) onChange(colour);
  }

  return (
    <div>
      <label className="kit-label" htmlFor={id}>
        {label}
      </label>
      <div className="qr-colour-inputs">
        <input
          type="color"
          aria-label={pickLabel}
          value={value.toLowerCase()}
          onChange={(event) => applyTyped(event.currentTarget.value.toUpperCase())}
        />
        <input
          id={id}
          className="field"
          type="text"
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          maxLength={9}
          value={text}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
          onChange={(event) => applyTyped(event.currentTarget.value)}
          onBlur={() => !isWrong && setDraft(undefined)}
        />
      </div>
      {isWrong && (
        <p className="field-error" id={`${id}-wrong`}>
          {wrong}
        </p>
      )}
    </div>
  );
}
