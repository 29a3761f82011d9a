import type { APIRoute } from "astro";
import { brand } from "#brand/brand.ts";
import { direction, localePath } from "#i18n/locale.ts";
import { locales, type Locale } from "#i18n/messages.ts";
import { shareFields, sharePath } from "../share-target/engine/share-target.ts";
import { listShortcuts } from "../shortcuts.ts";
import { themeTokens } from "../theme-tokens.ts";

export const getStaticPaths = () => locales.map((locale) => ({ params: { locale } }));

/** The web app manifest, which a phone reads to put the site on its home screen. */
export const GET: APIRoute = ({ params }) => {
  const locale = params.locale as Locale;
  const icons = ["192", "512"].map((px) => ({
    src: `/icon-${px}.png`,
    sizes: `${px}x${px}`,
    type: "image/png",
    purpose: "any maskable",
  }));
  const paper = themeTokens.light["--color-paper"];
  const colours = { background_color: paper, theme_color: paper };
  const name = brand.name[locale];
  const manifest = {
    name,
    short_name: name,
    description: brand.slogan[locale],
    lang: locale,
    dir: direction[locale],
    start_url: localePath(locale, "/"),
    display: "minimal-ui",
    ...colours,
    icons,
    shortcuts: listShortcuts(locale),
    share_target: toShareTarget(locale),
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "content-type": "application/manifest+json" },
  });
};

/** Where the device sends what is shared with the installed site. */
function toShareTarget(locale: Locale) {
  const { title, text, url, pictures } = shareFields;
  return {
    action: localePath(locale, sharePath),
    method: "POST",
    enctype: "multipart/form-data",
    params: { title, text, url, files: [{ name: pictures, accept: ["image/*"] }] },
  };
}
