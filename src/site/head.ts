import { brand } from "#brand/brand.ts";
import { localePath } from "#i18n/locale.ts";
import { locales, type Locale } from "#i18n/messages.ts";

/** What a page says of itself to search engines and to those it is shared with. */
export interface PageHead {
  readonly locale: Locale;
  /** Without its language, as `/services/seo`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Pages that are answers and not addresses of their own. */
  readonly isIndexed: boolean;
}

/** Full addresses: the page itself and its twin in each language. */
export function getUrls({ locale, path }: Pick<PageHead, "locale" | "path">, site: URL) {
  const toAbsolute = (to: Locale): string =>
    new URL(localePath(to, path), site).href.replace(/\/$/, "");
  return {
    canonical: toAbsolute(locale),
    alternates: [
      ...locales.map((to) => ({ hreflang: to as string, href: toAbsolute(to) })),
      { hreflang: "x-default", href: toAbsolute("ar") },
    ],
  };
}

/** Search results cut longer titles short. */
const maxTitleChars = 60;

/** The brand opens home's title and closes every other one that has room for it. */
export function formatTitle({
  locale,
  path,
  title,
}: Pick<PageHead, "locale" | "path" | "title">): string {
  const whole =
    path === "/" ? `${brand.name[locale]} | ${title}` : `${title} | ${brand.name[locale]}`;
  return [...whole].length <= maxTitleChars ? whole : title;
}

export const openGraphLocale = { ar: "ar_EG", en: "en_GB" } as const;
