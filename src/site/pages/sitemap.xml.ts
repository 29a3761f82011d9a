import type { APIRoute } from "astro";
import { locales } from "#i18n/messages.ts";
import { getUrls } from "../head.ts";
import { listAllPaths } from "../all-paths.ts";

/**
 * Every page in every language, each with its versions in the other languages.
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
export const GET: APIRoute = async ({ site }) => {
  const entries = (await listAllPaths()).flatMap(({ path, date }) =>
    locales.map((locale) => {
      const { canonical, alternates } = getUrls({ locale, path }, site!);
      const languageAlternates = alternates
        .map(
          ({ hreflang, href }) =>
            `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
        )
        .join("");
      return `<url><loc>${canonical}</loc>${date === undefined ? "" : `<lastmod>${date}</lastmod>`}${languageAlternates}</url>`;
    }),
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join("\n")}\n</urlset>\n`;
  return new Response(xml, { headers: { "content-type": "application/xml" } });
};
