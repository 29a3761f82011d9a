import type { FieldErrorCode } from "../field-error.ts";

interface Props {
  readonly form: string;
  readonly errors: Readonly<Record<string, FieldErrorCode>>;
  readonly text: string;
  readonly isTemplate: boolean;
  /** The labels of the fields by field name. */
  readonly labels: Readonly<Record<string, unknown>>;
}

/**
 * The list of fields to correct at the top of a form, each with a link. It is empty while there are
 * no errors.
 */
export function FormSummary({ form, errors, text, isTemplate, labels }: Props) {
  const fields = Object.keys(errors);
  const isShown = isTemplate || fields.length > 0;
  return (
    <div role="alert" className="form-summary">
      {isShown && <p>{text}</p>}
      {fields.length > 0 && (
        <ul>
          {fields.map((field) => (
            <li key={field}>
              <a
                className="link"
                href={`#${form}-${field}`}
                onClick={(event) => focusField(event.currentTarget.hash, event)}
              >
                {String(labels[field])}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function focusField(hash: string, event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.querySelector<HTMLElement>(hash)?.focus();
}
