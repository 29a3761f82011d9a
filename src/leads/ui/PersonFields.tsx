import { useRef, useState } from "react";
import { fill, type Texts } from "#i18n/messages.ts";
import { suggestEmail } from "../engine/suggest-email.ts";
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
  readonly t: Pick<Texts<typeof formMessages>, "email" | "emailMeant" | "phone" | "optional">;
  readonly isPhoneRequired: boolean;
}

/** The fields for e-mail and phone. Both are written from left to right, in Arabic too. */
export function AddressFields({ email, phone, t, isPhoneRequired }: AddressProps) {
  return (
    <div className="form-pair">
      <EmailField state={email} t={t} />
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

/** Scrolls no further than it needs to, since the visitor is typing above it. */
const showWhole = (offer: HTMLButtonElement | null): void =>
  offer?.scrollIntoView({ block: "nearest" });

/** The field for e-mail. An address with a slip in its domain is offered corrected. */
function EmailField({ state, t }: Pick<AddressProps, "t"> & { readonly state: FieldState }) {
  const input = useRef<HTMLInputElement>(null);
  const [meant, setMeant] = useState<string>();

  function accept(): void {
    input.current!.value = meant!;
    // The form keeps and checks what is typed by its input events.
    input.current!.dispatchEvent(new InputEvent("input", { bubbles: true }));
    input.current!.focus();
  }

  return (
    <FormField state={state} label={t.email}>
      <input
        {...getControlProps(state)}
        ref={input}
        className="field"
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={maxChars.email}
        required
        dir="ltr"
        defaultValue={state.marker}
        onInput={({ currentTarget }) => setMeant(suggestEmail(currentTarget.value))}
      />
      <div aria-live="polite">
        {meant !== undefined && (
          <button
            type="button"
            ref={showWhole}
            className="link type-small form-meant"
            onClick={accept}
          >
            {fill(t.emailMeant, { email: `\u2066${meant}\u2069` })}
          </button>
        )}
      </div>
    </FormField>
  );
}
