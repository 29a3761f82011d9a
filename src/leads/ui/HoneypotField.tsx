import { trapField } from "../form-token.contract.ts";

interface Props {
  readonly form: string;
  readonly label: string;
}

/** A field for machines that fill in whatever there is. Nobody sees it, hears it or comes to it by keyboard. */
export function TrapField({ form, label }: Props) {
  const id = `${form}-${trapField}`;
  return (
    <div hidden>
      <label htmlFor={id}>{label}</label>
      <input id={id} name={trapField} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
