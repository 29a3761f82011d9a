import "../tool-kit.css";
import { useId } from "react";

export interface ChoiceOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string;
}

interface Props<Value extends string> {
  readonly legend: string;
  readonly options: readonly ChoiceOption<Value>[];
  readonly value: Value;
  readonly disabled?: boolean;
  readonly onChange: (value: Value) => void;
}

/** A choice of one among a few visible options: radio buttons drawn as segments. */
export function Choice<Value extends string>({
  legend,
  options,
  value,
  disabled = false,
  onChange,
}: Props<Value>) {
  const name = useId();
  return (
    <fieldset className="kit-choice" disabled={disabled}>
      <legend className="kit-label">{legend}</legend>
      <div className="kit-choice-options">
        {options.map((option) => (
          <label key={option.value} className="kit-choice-option">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
            {option.hint !== undefined && <small>{option.hint}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
