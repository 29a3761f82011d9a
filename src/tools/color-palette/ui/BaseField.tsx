import { useId, useState } from "react";
import { parseColour, type Hex } from "../engine/colour.ts";
import type { PaletteTexts } from "../page-texts.ts";

interface Props {
  readonly t: PaletteTexts;
  readonly base: Hex;
  readonly onBase: (base: Hex) => void;
  readonly onRandom: () => void;
}

/** The base colour, picked or typed: each follows the other, and what is no colour changes nothing. */
export function BaseField({ t, base, onBase, onRandom }: Props) {
  const id = useId();
  // What is being typed, and the base that it belongs to: when another one comes from elsewhere the typing is over.
  const [typed, setTyped] = useState({ text: "", base: "" });
  const [isLeft, setIsLeft] = useState(true);
  const text = typed.base === base ? typed.text : base;
  const isWrong = isLeft && parseColour(text) === undefined;

  function type(value: string): void {
    const colour = parseColour(value);
    setIsLeft(false);
    setTyped({ text: value, base: colour ?? base });
    if (colour !== undefined && colour !== base) onBase(colour);
  }

  function leave(): void {
    setIsLeft(true);
    if (parseColour(text) !== undefined) setTyped({ text: "", base: "" });
  }

  return (
    <div className="pal-base">
      <label className="kit-label" htmlFor={id}>
        {t.baseColour}
      </label>
      <div className="pal-base-fields">
        <input
          type="color"
          className="pal-picker"
          aria-label={t.colourPicker}
          value={base}
          onChange={(event) => onBase(event.currentTarget.value as Hex)}
        />
        <input
          id={id}
          type="text"
          className="field"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={40}
          value={text}
          aria-invalid={isWrong}
          aria-describedby={`${id}-wrong`}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={leave}
        />
        <button type="button" className="button button-quiet button-small" onClick={onRandom}>
          {t.randomColour}
        </button>
      </div>
      <p className="field-error" id={`${id}-wrong`} aria-live="polite">
        {isWrong && t.invalidColour}
      </p>
    </div>
  );
}
