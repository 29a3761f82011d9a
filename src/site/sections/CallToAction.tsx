import { localePath } from "#i18n/locale.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { homeMessages } from "../messages/home.ts";

export function CallToAction({ locale }: { readonly locale: Locale }) {
  const t = pick(homeMessages, locale);
  return (
    <section className="wrap call" aria-labelledby="call">
      <h2 className="type-title" id="call">
        {t.callHead}
      </h2>
      <p className="type-lede">{t.callText}</p>
      <div className="call-links">
        <a href={localePath(locale, "/request-service")} className="button">
          {t.callRequest}
        </a>
        <a href={localePath(locale, "/contact")} className="button button-quiet">
          {t.callContact}
        </a>
      </div>
    </section>
  );
}
