import type { Locale } from "#i18n/messages.ts";

/** Drawn by `npm run pictures`; the address that a file gets from the build, by the file. */
const drawn = import.meta.glob<string>("../../content/share/**/*.jpg", {
  eager: true,
  query: "?url",
  import: "default",
});

/**
 * The picture a page is shared with, 1200 × 630. A page whose own has not been drawn yet is shared with home's.
 * @param path without its language, as `/services/seo`
 */
export function findShareImageUrl(locale: Locale, path: string): string | undefined {
  const file = (name: string): string | undefined =>
    drawn[`../../content/share/${locale}/${name}.jpg`];
  return file(path === "/" ? "home" : path.slice(1)) ?? file("home");
}
