import { useId, useState } from "react";
import type { Texts } from "#i18n/messages.ts";
import type { messages } from "../messages.ts";

interface Props {
  readonly t: Texts<typeof messages>;
  readonly password: string;
  readonly onChange: (password: string) => void;
}

/** No name, no form, no completion: nothing that a browser would send or keep. What a hidden field may not carry comes when it is shown. */
export function PasswordField({ t, password, onChange }: Props) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="pw-field">
      <label className="kit-label" htmlFor={id}>
        {t.passwordLabel}
      </label>
      <div className="pw-field-row">
        <input
          id={id}
          className="field pw-input"
          type={isShown ? "text" : "password"}
          dir="auto"
          value={password}
          placeholder={t.passwordHint}
          // Not filled with a saved password: nobody should check one by accident.
          autoComplete={isShown ? "off" : "new-password"}
          autoCapitalize={isShown ? "none" : undefined}
          autoCorrect={isShown ? "off" : undefined}
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <button type="button" className="button button-quiet" onClick={() => setIsShown(!isShown)}>
          {isShown ? t.hide : t.show}
        </button>
      </div>
      <p className="kit-hint" id={`${id}-hint`}>
        {t.adviceLength}
      </p>
    </div>
  );
}
