import { honeypotField } from "../form-token.contract.ts";

interface Props {
  readonly form: string;
  readonly label: string;
}

/** A field for machines that fill in whatever there is. Nobody sees it, hears it or comes to it by keyboard. */
export function HoneypotField({ form, label }: Props) {
  const id = `${form}-${honeypotField}`;
  return (
    <div hidden>
      <label htmlFor={id}>{label}</label>
      <input id={id} name={honeypotField} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
