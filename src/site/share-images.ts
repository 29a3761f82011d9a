import type { Locale } from "#i18n/messages.ts";

/** The URL of each picture in the build, by its file. `npm run pictures` draws the files. */
const drawn = import.meta.glob<string>("../../content/share/**/*.jpg", {
  eager: true,
  query: "?url",
  import: "default",
});

/**
 * The picture with which social networks show a page, 1200 × 630. The pictures are drawn from built
 * pages, so a new page is built with that of the home page first: the build warns of it, and
 * tests/built/share-images.test.ts refuses it.
 * @param path without its language, as `/services/seo`
 */
export function findShareImageUrl(locale: Locale, path: string): string | undefined {
  const file = (name: string): string | undefined =>
    drawn[`../../content/share/${locale}/${name}.jpg`];
  const own = file(path === "/" ? "home" : path.slice(1));
  if (own === undefined)
    console.warn(
      `share image: ${path} has none in ${locale}; npm run pictures -- --share ${path} draws it`,
    );
  return own ?? file("home");
}
