import { Star } from "#brand/window/stars/Star.tsx";
import { localePath } from "#i18n/locale.ts";
import type { Locale } from "#i18n/messages.ts";
import { formMessages } from "#leads/form-messages.ts";

interface Props {
  readonly locale: Locale;
  readonly title: string;
  readonly text: string;
  readonly again?: { readonly text: string; readonly path: string };
}

/** The page that thanks for a form that was sent without scripts. */
export function FormSent({ locale, title, text, again }: Props) {
  return (
    <div className="wrap pt-12 lg:pt-20">
      <Star className="w-16 text-mark" />
      <h1 className="type-title mt-6">{title}</h1>
      <p className="type-lede mt-4">{text}</p>
      <div className="mt-8 flex flex-wrap gap-3.5">
        {again !== undefined && (
          <a href={localePath(locale, again.path)} className="button">
            {again.text}
          </a>
        )}
        <a href={localePath(locale, "/")} className="button button-quiet">
          {formMessages.backHome[locale]}
        </a>
      </div>
    </div>
  );
}
