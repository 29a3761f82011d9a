import { localePath } from "#i18n/locale.ts";
import type { Locale } from "#i18n/messages.ts";
import { tools, type ToolSlug } from "#tools/catalogue.ts";

/** The tools in the menu of the installed site's icon. Phones show the first four. */
export const shortcutTools = [
  "seo-analyzer",
  "speed-test",
  "qr-generator",
  "image-optimizer",
] as const satisfies readonly ToolSlug[];

/** The size of their icons, which is what Android asks for at its highest density. */
export const shortcutPx = 192;

/**
 * The `shortcuts` of a web app manifest.
 * @see https://www.w3.org/TR/appmanifest/#shortcuts-member
 */
export function listShortcuts(locale: Locale) {
  return shortcutTools.map((slug) => {
    const { messages } = tools.find((tool) => tool.slug === slug)!;
    return {
      name: messages.title[locale],
      description: messages.tagline[locale],
      url: localePath(locale, `/tools/${slug}`),
      icons: [
        {
          src: `/shortcut-${slug}.png`,
          sizes: `${shortcutPx}x${shortcutPx}`,
          type: "image/png",
        },
      ],
    };
  });
}
