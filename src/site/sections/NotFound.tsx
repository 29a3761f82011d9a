import { localePath } from "#i18n/locale.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { notFoundMessages } from "../messages/about.ts";
import { MoonPage } from "./MoonPage.tsx";

export function NotFound({ locale }: { readonly locale: Locale }) {
  const t = pick(notFoundMessages, locale);
  const heading = (
    <>
      <h1>
        <span className="block text-[clamp(7rem,5rem+12vw,15rem)] leading-none text-brand">
          404
        </span>
        <span className="mt-5 block text-2xl leading-snug lg:text-3xl">{t.message}</span>
      </h1>
      <p className="type-lede mt-3">{t.hint}</p>
    </>
  );
  return (
    <MoonPage locale={locale} seed={3} heading={heading}>
      <a href={localePath(locale, "/")} className="button mt-8" data-home>
        {t.home}
      </a>
    </MoonPage>
  );
}
