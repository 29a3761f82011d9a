import { defaultLocale } from "#i18n/locale.ts";
import { locales, type Locale } from "#i18n/messages.ts";

interface LocalizedPath<P> {
  readonly params: { readonly lang: string | undefined } & P;
  readonly props: { readonly locale: Locale };
}

/** The static paths of a page in every language; the default language has no prefix. */
export function listLocalizedPaths<P extends object>(each: readonly P[]): LocalizedPath<P>[] {
  return locales.flatMap((locale) =>
    each.map((params) => ({
      params: { lang: locale === defaultLocale ? undefined : locale, ...params },
      props: { locale },
    })),
  );
}
