import "../tool-kit.css";
import { useId, type ReactNode } from "react";

interface Props {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** Shown after the value, such as "px". */
  readonly unit?: string;
  readonly hint?: string;
  readonly disabled?: boolean;
  /** A field for the value, in place of the value alone. */
  readonly field?: ReactNode;
  /** Formats the value as it is shown and read aloud; plain digits by default. */
  readonly format?: (value: number) => string;
  readonly onChange: (value: number) => void;
}

/** A range input. Its minimum is at the start side in both directions of writing. */
export function Slider({
  label,
  value,
  min,
  max,
  step = 1,
  unit,
  hint,
  disabled = false,
  field,
  format = String,
  onChange,
}: Props) {
  const id = useId();
  const share = `${((value - min) / (max - min)) * 100}%`;
  return (
    <div>
      <div className="kit-slider-head">
        <label className="kit-label" htmlFor={id}>
          {label}
        </label>
        {field ?? (
          <output className="kit-slider-value" htmlFor={id}>
            {format(value)} {unit !== undefined && <small>{unit}</small>}
          </output>
        )}
      </div>
      <div className="kit-slider-track">
        {/* SVG attributes, since the content security policy forbids style attributes. */}
        <svg aria-hidden="true" focusable="false">
          <rect className="kit-slider-rest" y="2" width="100%" height="2" />
          <rect className="kit-slider-lit" width={share} height="6" />
        </svg>
        <input
          id={id}
          type="range"
          value={value}
          min={min}
          max={max}
          step={step}
          disabled={disabled}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          aria-valuetext={unit === undefined ? format(value) : `${format(value)} ${unit}`}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
      </div>
      {hint !== undefined && (
        <p className="kit-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
