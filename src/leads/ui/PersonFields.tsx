import type { Texts } from "#i18n/messages.ts";
import { maxChars } from "../engine/text-rules.ts";
import type { formMessages } from "../form-messages.ts";
import { FormField, getControlProps, type FieldState } from "./FormField.tsx";

interface NameProps {
  readonly state: FieldState;
  readonly label: string;
}

export function NameField({ state, label }: NameProps) {
  return (
    <FormField state={state} label={label}>
      <input
        {...getControlProps(state)}
        className="field"
        type="text"
        autoComplete="name"
        maxLength={maxChars.name}
        required
        dir="auto"
        placeholder=" "
        defaultValue={state.marker}
      />
    </FormField>
  );
}

interface AddressProps {
  readonly email: FieldState;
  readonly phone: FieldState;
  readonly t: Pick<Texts<typeof formMessages>, "email" | "phone" | "optional">;
  readonly isPhoneRequired: boolean;
}

/** The fields for e-mail and phone. Both are written from left to right, in Arabic too. */
export function AddressFields({ email, phone, t, isPhoneRequired }: AddressProps) {
  return (
    <div className="form-pair">
      <FormField state={email} label={t.email}>
        <input
          {...getControlProps(email)}
          className="field"
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={maxChars.email}
          required
          dir="ltr"
          defaultValue={email.marker}
        />
      </FormField>
      <FormField state={phone} label={t.phone} {...(isPhoneRequired ? {} : { note: t.optional })}>
        <input
          {...getControlProps(phone)}
          className="field"
          type="tel"
          autoComplete="tel"
          maxLength={maxChars.phone}
          required={isPhoneRequired}
          dir="ltr"
          defaultValue={phone.marker}
        />
      </FormField>
    </div>
  );
}
