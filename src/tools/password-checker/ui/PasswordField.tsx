import { useId, type RefObject } from "react";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import type { messages } from "../messages.ts";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly password: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
  readonly onChange: (password: string) => void;
  /** Called when the visitor goes to the field. */
  readonly onFocus: () => void;
}

/** On a phone: moves the field below the header, so that verdict and reasons are in view. */
function showVerdict(field: HTMLInputElement): void {
  if (matchMedia("(width < 40rem)").matches)
    field.scrollIntoView({ block: "start", behavior: "instant" });
}

/**
 * The field has no name, no form and no completion, so that the browser neither sends nor stores
 * the password. Attributes that HTML does not allow on a password field are set only while the
 * password is visible.
 */
export function PasswordField({ t, password, field, isShown, onShow, onChange, onFocus }: Props) {
  const id = useId();
  return (
    <div>
      <label className="kit-label" htmlFor={id}>
        {t.passwordLabel}
      </label>
      <div className="pw-field-row">
        <input
          ref={field}
          id={id}
          className="field pw-input"
          type={isShown ? "text" : "password"}
          dir="auto"
          value={password}
          placeholder={t.passwordHint}
          // Keeps the browser from filling in a saved password.
          autoComplete={isShown ? "off" : "new-password"}
          autoCapitalize={isShown ? "none" : undefined}
          autoCorrect={isShown ? "off" : undefined}
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          onFocus={onFocus}
          onChange={(event) => {
            // Once, so that who scrolls while typing is not pulled back.
            if (password === "") showVerdict(event.currentTarget);
            onChange(event.currentTarget.value);
          }}
        />
        <button type="button" className="button button-quiet" onClick={() => onShow(!isShown)}>
          {isShown ? t.hide : t.show}
        </button>
      </div>
      <p className="kit-hint" id={`${id}-hint`}>
        {t.adviceLength}
      </p>
    </div>
  );
}
