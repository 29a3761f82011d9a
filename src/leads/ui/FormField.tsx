import type { ReactNode } from "react";
import type { FieldErrorCode } from "../field-error.ts";

/** What a field shows besides its label. In a template the server fills in the markers. */
export interface FieldState {
  readonly id: string;
  readonly name: string;
  readonly error: string;
  readonly isInvalid: boolean | "true" | "false";
  /** Only in templates: the marker where the typed value goes. */
  readonly marker?: string;
}

/** Turns errors into what fields show. */
export function createFieldStates<Field extends string>(
  form: string,
  errors: Readonly<Record<string, FieldErrorCode>>,
  words: (field: Field, code: FieldErrorCode) => string,
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
      error: code === undefined ? "" : words(name, code),
      isInvalid: code !== undefined,
    };
  };
}

interface FormFieldProps {
  readonly state: FieldState;
  readonly label: string;
  readonly note?: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** A label that is always there, the control, a hint, and the error beside its cause. */
export function FormField({ state, label, note, hint, children }: FormFieldProps) {
  return (
    <div>
      <label htmlFor={state.id} className="form-label">
        {label}
        {note !== undefined && <span className="type-small form-note">{note}</span>}
      </label>
      {children}
      {hint !== undefined && (
        <p id={`${state.id}-hint`} className="type-small form-hint">
          {hint}
        </p>
      )}
      <FieldError state={state} />
    </div>
  );
}

export function FieldError({ state }: { readonly state: FieldState }) {
  return (
    <p id={`${state.id}-error`} className="field-error">
      {state.error}
    </p>
  );
}

/** The attributes that tie a control to its label, hint and error. */
export function getControlProps({ id, name, isInvalid }: FieldState, hasHint = false) {
  return {
    id,
    name,
    "aria-invalid": isInvalid,
    "aria-describedby": hasHint ? `${id}-hint ${id}-error` : `${id}-error`,
  } as const;
}
