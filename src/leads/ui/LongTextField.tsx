import { maxChars } from "../engine/text-rules.ts";
import { FormField, getControlProps, type FieldState } from "./FormField.tsx";

interface Props {
  readonly state: FieldState;
  readonly label: string;
  readonly hint: string;
  readonly rows: number;
}

/** The one long text of a form. */
export function LongTextField({ state, label, hint, rows }: Props) {
  return (
    <FormField state={state} label={label} hint={hint}>
      <textarea
        {...getControlProps(state, true)}
        className="field"
        rows={rows}
        maxLength={maxChars.longText}
        required
        dir="auto"
        placeholder=" "
        defaultValue={state.marker}
      />
    </FormField>
  );
}
