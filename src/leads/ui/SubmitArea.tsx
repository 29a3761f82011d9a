import { localePath } from "#i18n/locale.ts";
import type { Locale, Texts } from "#i18n/messages.ts";
import type { formMessages } from "../form-messages.ts";

interface Props {
  readonly locale: Locale;
  readonly t: Pick<Texts<typeof formMessages>, "consent" | "privacy">;
  readonly label: string;
  readonly isSubmitting: boolean;
}

/** The button that sends a form, and the text about the visitor's consent. */
export function SubmitArea({ locale, t, label, isSubmitting }: Props) {
  return (
    <div className="form-submit">
      <button type="submit" className="button" disabled={isSubmitting} aria-busy={isSubmitting}>
        {label}
      </button>
      <p className="type-small">
        {t.consent}{" "}
        <a className="link" href={localePath(locale, "/privacy-policy")}>
          {t.privacy}
        </a>
        .
      </p>
    </div>
  );
}
