import type { ReactNode } from "react";
import type { FieldErrorCode } from "../field-error.ts";

/** The state of a field. In a template, its values are markers that the server fills in. */
export interface FieldState {
  readonly id: string;
  readonly name: string;
  readonly error: string;
  readonly isInvalid: boolean | "true" | "false";
  /** The marker of the typed value, only in templates. */
  readonly marker?: string;
}

/**
 * Creates a function that returns the state of a field.
 * @param getMessage returns the message of an error
 */
export function createFieldStates<Field extends string>(
  form: string,
  errors: Readonly<Record<string, FieldErrorCode>>,
  getMessage: (field: Field, code: FieldErrorCode) => string,
  isTemplate: boolean,
) {
  return (name: Field): FieldState => {
    const id = `${form}-${name}`;
    if (isTemplate)
      return {
        id,
        name,
        error: `%%error:${name}%%`,
        isInvalid: `%%invalid:${name}%%` as "true",
        marker: `%%value:${name}%%`,
      };
    const code = errors[name];
    return {
      id,
      name,
      error: code === undefined ? "" : getMessage(name, code),
      isInvalid: code !== undefined,
    };
  };
}

interface FormFieldProps {
  readonly state: FieldState;
  readonly label: string;
  readonly note?: string;
  readonly hint?: string;
  /** Whether an error is announced when it appears; otherwise the form's summary announces it. */
  readonly isAnnounced?: boolean | undefined;
  readonly children: ReactNode;
}

/** A field with a permanent label, its control, a hint and its error. */
export function FormField({ state, label, note, hint, isAnnounced, children }: FormFieldProps) {
  return (
    <div>
      <label htmlFor={state.id} className="form-label">
        <span>
          {label}
          {note !== undefined && <span className="type-small form-note"> ({note})</span>}
        </span>
      </label>
      {children}
      {hint !== undefined && (
        <p id={`${state.id}-hint`} className="type-small form-hint">
          {hint}
        </p>
      )}
      <FieldError state={state} isAnnounced={isAnnounced} />
    </div>
  );
}

type FieldErrorProps = Pick<FormFieldProps, "state" | "isAnnounced">;

export function FieldError({ state, isAnnounced = false }: FieldErrorProps) {
  return (
    <p
      id={`${state.id}-error`}
      className="field-error"
      aria-live={isAnnounced ? "polite" : undefined}
    >
      {state.error}
    </p>
  );
}

/** Returns the attributes that connect a control to its label, hint and error. */
export function getControlProps({ id, name, isInvalid }: FieldState, hasHint = false) {
  return {
    id,
    name,
    "aria-invalid": isInvalid,
    "aria-describedby": hasHint ? `${id}-hint ${id}-error` : `${id}-error`,
  } as const;
}
