import type { ReactNode } from "react";
import { Star } from "#brand/window/stars/Star.tsx";
import { localePath } from "#i18n/locale.ts";
import type { Locale } from "#i18n/messages.ts";
import { formMessages } from "#leads/form-messages.ts";
import "./form-sent.css";

interface Props {
  readonly locale: Locale;
  readonly title: string;
  readonly text: string;
  readonly again?: { readonly text: string; readonly path: string };
  /** What happens next. */
  readonly children?: ReactNode;
}

/** The page that thanks for a form that was sent without scripts. */
export function FormSent({ locale, title, text, again, children }: Props) {
  return (
    <div className="wrap form-sent">
      <Star />
      <h1 className="type-title">{title}</h1>
      <p className="type-lede">{text}</p>
      <div>
        {again !== undefined && (
          <a href={localePath(locale, again.path)} className="button">
            {again.text}
          </a>
        )}
        <a href={localePath(locale, "/")} className="button button-quiet">
          {formMessages.backHome[locale]}
        </a>
      </div>
      {children}
    </div>
  );
}
