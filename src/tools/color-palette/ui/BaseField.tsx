import { useId, useState, type RefObject } from "react";
import { parseColour, type Hex } from "../engine/colour.ts";
import type { PaletteTexts } from "../page-texts.ts";

interface Props {
  readonly t: PaletteTexts;
  readonly base: Hex;
  /** The text field. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onBase: (base: Hex) => void;
  readonly onRandom: () => void;
}

/**
 * The base colour as colour picker and text field, which show the same value; an invalid text
 * changes nothing.
 */
export function BaseField({ t, base, field, onBase, onRandom }: Props) {
  const id = useId();
  // The typed text and the base it was typed for: it is discarded when the base changes by other
  // means.
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
    if (parseColour(text) !== undefined) setTyped({ text: "", base: "" });
    // A press that leaves the field must end where it began, and the error would move the button
    // that is pressed.
    if (document.querySelector(":active") === null) setIsLeft(true);
    else addEventListener("click", () => setIsLeft(true), { capture: true, once: true });
  }

  return (
    <div>
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
          ref={field}
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
        <p className="field-error" id={`${id}-wrong`} aria-live="polite">
          {isWrong && t.invalidColour}
        </p>
        <button type="button" className="button button-quiet button-small" onClick={onRandom}>
          {t.randomColour}
        </button>
      </div>
    </div>
  );
}
