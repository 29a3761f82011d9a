import { brand } from "#brand/brand.ts";
import { defaultLocale, localePath } from "#i18n/locale.ts";
import { locales, type Locale } from "#i18n/messages.ts";

/** The data in the head of a page for search engines and social networks. */
export interface PageHead {
  readonly locale: Locale;
  /** Without its language, as `/services/seo`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** False for pages that respond to a form and have no URL of their own. */
  readonly isIndexed: boolean;
}

/** The absolute URLs of the page and of its version in each language. */
export function getUrls({ locale, path }: Pick<PageHead, "locale" | "path">, site: URL) {
  const toAbsolute = (to: Locale): string =>
    new URL(localePath(to, path), site).href.replace(/\/$/, "");
  return {
    canonical: toAbsolute(locale),
    alternates: [
      ...locales.map((to) => ({ hreflang: to as string, href: toAbsolute(to) })),
      { hreflang: "x-default", href: toAbsolute(defaultLocale) },
    ],
  };
}

/** Search engines truncate longer titles. */
const maxTitleChars = 60;

/**
 * The brand's name comes first in the title of the home page and last in others, if there is room
 * for it.
 */
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
