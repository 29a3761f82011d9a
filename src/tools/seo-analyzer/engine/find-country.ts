import { findMeta } from "./metas.ts";
import type { Page } from "./page/page.ts";
import { getPrimaryTag } from "./text/language.ts";

/** Domains of one country each; names such as .co, .io and .me are sold to everybody. */
const countryDomains: ReadonlySet<string> = new Set(
  "ae at au be bh ca ch de dz eg es fr gr ie iq it jo kw lb ly ma nl om pl ps pt qa sa sd se sy tn tr ye".split(
    " ",
  ),
);

const findRegion = (tag: string): string | null =>
  tag
    .split(/[_-]/)
    .slice(1)
    .find((part) => /^[A-Za-z]{2}$/.test(part))
    ?.toUpperCase() ?? null;

function findDomainCountry(url: string): string | null {
  const domain = new URL(url).hostname.split(".").at(-1)!;
  if (domain === "uk") return "GB";
  return countryDomains.has(domain) ? domain.toUpperCase() : null;
}

/**
 * The country of a page where it is certain: that of its own og:locale, of its declared language or
 * of its domain.
 * @returns an ISO 3166-1 code; null where nothing names the country
 */
export function findCountry(page: Page): string | null {
  const lang = page.lang?.trim() ?? "";
  const locale = findMeta(page, "og:locale") ?? "";
  // One in another language is the default of a theme.
  const isOwn = getPrimaryTag(locale.replace("_", "-")) === getPrimaryTag(lang);
  return (isOwn ? findRegion(locale) : null) ?? findRegion(lang) ?? findDomainCountry(page.url);
}

/**
 * The Open Graph locale of a language tag for a page, without a country where none is certain.
 * American English is the default of the protocol.
 * @see https://ogp.me/#optional
 */
export function toShareLocale(tag: string, page: Page): string {
  const language = getPrimaryTag(tag);
  const country =
    findRegion(tag) ?? (language === "en" ? "US" : null) ?? findDomainCountry(page.url);
  return country === null ? language : `${language}_${country}`;
}
