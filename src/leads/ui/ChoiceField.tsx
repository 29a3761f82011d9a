import { FieldError, type FieldState } from "./FormField.tsx";

interface Props<Option extends string> {
  readonly state: FieldState;
  readonly legend: string;
  readonly options: readonly {
    readonly value: Option;
    readonly label: string;
    readonly hint?: string;
  }[];
  /** How many options are side by side where there is room. */
  readonly columns: 3 | 4;
  readonly note?: string;
}

/** A choice among few options, all visible as radio buttons. */
export function ChoiceField<Option extends string>({
  state,
  legend,
  options,
  columns,
  note,
}: Props<Option>) {
  return (
    <fieldset
      aria-describedby={`${note === undefined ? "" : `${state.id}-hint `}${state.id}-error`}
      data-invalid={state.isInvalid}
    >
      <legend className="form-legend">{legend}</legend>
      <div className="form-options" data-columns={columns}>
        {options.map(({ value, label, hint }, i) => (
          <label key={value} className="choice">
            <input
              id={i === 0 ? state.id : undefined}
              type="radio"
              name={state.name}
              value={value}
              required
              data-choice={state.name}
            />
            <span>
              {label}
              {hint !== undefined && <span className="type-small form-option-hint">{hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {note !== undefined && (
        <p id={`${state.id}-hint`} className="type-small form-hint">
          {note}
        </p>
      )}
      <FieldError state={state} />
    </fieldset>
  );
}
