import { localePath } from "#i18n/locale.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { homeMessages } from "../messages/home.ts";

export function CallToAction({ locale }: { readonly locale: Locale }) {
  const t = pick(homeMessages, locale);
  return (
    <section className="wrap pt-16 pb-16 lg:pt-24 lg:pb-22 print:hidden" aria-labelledby="call">
      <h2 className="type-title max-w-[14em]" id="call">
        {t.callHead}
      </h2>
      <p className="type-lede mt-4">{t.callText}</p>
      <div className="mt-8 flex flex-wrap gap-3.5">
        <a href={localePath(locale, "/request-service")} className="button grow sm:grow-0">
          {t.callRequest}
        </a>
        <a href={localePath(locale, "/contact")} className="button button-quiet grow sm:grow-0">
          {t.callContact}
        </a>
      </div>
    </section>
  );
}
