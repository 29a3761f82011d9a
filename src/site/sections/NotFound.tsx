import { localePath } from "#i18n/locale.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { notFoundMessages } from "../messages/about.ts";
import { MoonPage } from "./MoonPage.tsx";
import { SearchForm } from "./SearchForm.tsx";

export function NotFound({ locale }: { readonly locale: Locale }) {
  const t = pick(notFoundMessages, locale);
  const heading = (
    <>
      <h1>
        <span className="moon-page-code">404</span>
        <span>{t.message}</span>
      </h1>
      <p className="type-lede">{t.hint}</p>
    </>
  );
  return (
    <MoonPage locale={locale} seed={3} heading={heading}>
      <SearchForm locale={locale} />
      <a href={localePath(locale, "/")} className="button button-quiet" data-home>
        {t.home}
      </a>
    </MoonPage>
  );
}
