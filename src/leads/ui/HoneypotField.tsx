import { honeypotField } from "../form-token.contract.ts";

interface Props {
  readonly form: string;
  readonly label: string;
}

/**
 * A field for bots that fill in every field. It is hidden from view, screen readers and the
 * keyboard.
 */
export function HoneypotField({ form, label }: Props) {
  const id = `${form}-${honeypotField}`;
  return (
    <div hidden>
      <label htmlFor={id}>{label}</label>
      <input id={id} name={honeypotField} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
