import type { APIRoute, GetStaticPaths } from "astro";
import { brand } from "#brand/brand.ts";
import { localePath } from "#i18n/locale.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { listTeam, listTutorials } from "../../content.ts";
import { categoryMessages, layoutMessages } from "../../messages/layout.ts";
import { pageMessages } from "../../messages/pages.ts";
import { listLocalizedPaths } from "../../paths.ts";
import { escapeHtml } from "#base/escape-html.ts";

export const getStaticPaths = (() => listLocalizedPaths([{}])) satisfies GetStaticPaths;

/**
 * The feed of tutorials in a language, the newest first, each with its summary and its takeaways.
 * @see https://www.rssboard.org/rss-specification
 */
export const GET: APIRoute = async ({ props, site }) => {
  const { locale } = props as { readonly locale: Locale };
  const [page, layout, category] = [
    pick(pageMessages, locale),
    pick(layoutMessages, locale),
    pick(categoryMessages, locale),
  ];
  const toAbsoluteUrl = (path: string): string => new URL(localePath(locale, path), site).href;
  const authors = new Map((await listTeam(locale)).map(({ id, name }) => [id, name]));
  const articles = await listTutorials(locale);
  const formatTag = (name: string, text: string, attributes = ""): string =>
    `<${name}${attributes}>${escapeHtml(text)}</${name}>`;
  const items = articles.map(({ id, title, summary, takeaways, date, category: topic, author }) =>
    [
      "<item>",
      formatTag("title", title),
      formatTag("link", toAbsoluteUrl(`/tutorials/${id}`)),
      formatTag("guid", toAbsoluteUrl(`/tutorials/${id}`), ' isPermaLink="true"'),
      formatTag("pubDate", new Date(`${date}T00:00:00Z`).toUTCString()),
      formatTag("dc:creator", authors.get(author) ?? brand.name[locale]),
      formatTag("category", category[topic]),
      formatTag(
        "description",
        `<p>${escapeHtml(summary)}</p><ul>${takeaways.map((takeaway) => `<li>${escapeHtml(takeaway)}</li>`).join("")}</ul>`,
      ),
      "</item>",
    ].join(""),
  );
  const channel = [
    formatTag("title", `${layout.tutorials} | ${brand.name[locale]}`),
    formatTag("link", toAbsoluteUrl("/tutorials")),
    formatTag("description", page.tutorialsDescription),
    formatTag("language", locale),
    ...(articles[0] === undefined
      ? []
      : [formatTag("lastBuildDate", new Date(`${articles[0].date}T00:00:00Z`).toUTCString())]),
    `<atom:link href="${toAbsoluteUrl("/rss.xml")}" rel="self" type="application/rss+xml"/>`,
    ...items,
  ];
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>\n${channel.join("\n")}\n</channel></rss>\n`;
  return new Response(xml, { headers: { "content-type": "application/rss+xml" } });
};
