import type { Locale } from "#i18n/messages.ts";

/** The URL of each picture in the build, by its file. `npm run pictures` draws the files. */
const drawn = import.meta.glob<string>("../../content/share/**/*.jpg", {
  eager: true,
  query: "?url",
  import: "default",
});

/**
 * The picture with which social networks show a page, 1200 × 630. A page without one gets that of
 * the home page.
 * @param path without its language, as `/services/seo`
 */
export function findShareImageUrl(locale: Locale, path: string): string | undefined {
  const file = (name: string): string | undefined =>
    drawn[`../../content/share/${locale}/${name}.jpg`];
  return file(path === "/" ? "home" : path.slice(1)) ?? file("home");
}
