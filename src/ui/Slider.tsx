import "./tool-kit.css";
import { useId } from "react";

interface Props {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** Stands after the value, as "px". */
  readonly unit?: string;
  readonly hint?: string;
  readonly disabled?: boolean;
  /** The value as it is shown and read aloud; plain digits without it. */
  readonly format?: (value: number) => string;
  readonly onChange: (value: number) => void;
}

/** A number that is felt rather than typed. It runs from the start side, and the arrow keys follow. */
export function Slider({
  label,
  value,
  min,
  max,
  step = 1,
  unit,
  hint,
  disabled = false,
  format = String,
  onChange,
}: Props) {
  const id = useId();
  const share = `${((value - min) / (max - min)) * 100}%`;
  return (
    <div className="kit-slider">
      <div className="kit-slider-head">
        <label className="kit-label" htmlFor={id}>
          {label}
        </label>
        <output className="kit-slider-value" htmlFor={id}>
          {format(value)} {unit !== undefined && <small>{unit}</small>}
        </output>
      </div>
      <div className="kit-slider-track">
        {/* Attributes and no styles: the page's content security policy refuses style attributes. */}
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
