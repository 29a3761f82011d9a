import arabicFont from "../fonts/readex-pro-arabic.woff2?url";
import latinFont from "../fonts/readex-pro-latin.woff2?url";

const family = "Readex Pro Card";

/** The faces of a card, with those of the device behind them where ours cannot be loaded. */
export const cardFont = `"${family}", system-ui, sans-serif`;

// Which characters each file has, as brand/fonts.css says.
const faces = [
  {
    url: latinFont,
    range:
      "U+0020-007E, U+00A0-00FF, U+2010-203A, U+20AC, U+2082, U+2190-2193, U+2212, U+2248, U+2264-2265, U+2713",
  },
  { url: arabicFont, range: "U+0600-06FF, U+200C-200F" },
];

let loading: Promise<unknown> | undefined;

/**
 * Loads the site's font for canvases under a name of its own. The page's own face is `optional`: a
 * page whose font came late never uses it, and neither would a canvas. The files are those of the
 * page, so they come from the browser's cache.
 */
export function loadCardFonts(): Promise<unknown> {
  loading ??= Promise.allSettled(
    faces.map(async ({ url, range }) => {
      const face = new FontFace(family, `url("${url}") format("woff2")`, {
        weight: "400 700",
        unicodeRange: range,
      });
      document.fonts.add(await face.load());
    }),
  ).then((results) => {
    // Another card tries again what failed.
    if (results.some(({ status }) => status === "rejected")) loading = undefined;
  });
  return loading;
}
