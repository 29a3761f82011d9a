import { localePath } from "#i18n/locale.ts";
import type { Locale, Texts } from "#i18n/messages.ts";
import type { formMessages } from "../form-messages.ts";

interface Props {
  readonly locale: Locale;
  readonly t: Pick<Texts<typeof formMessages>, "dataUse" | "privacy">;
  readonly label: string;
  readonly isSubmitting: boolean;
}

/**
 * The button that sends a form, and what is done with the data. Sending
 * is no consent: the text informs, and the law allows what an answer needs (decision 105).
 */
export function SubmitArea({ locale, t, label, isSubmitting }: Props) {
  return (
    <div className="form-submit">
      <button type="submit" className="button" disabled={isSubmitting} aria-busy={isSubmitting}>
        {label}
      </button>
      <p className="type-small">
        {t.dataUse}{" "}
        <a className="link" href={localePath(locale, "/privacy-policy")}>
          {t.privacy}
        </a>
        .
      </p>
    </div>
  );
}
