import type { APIRoute, GetStaticPaths } from "astro";
import { brand } from "#brand/brand.ts";
import { localePath } from "#i18n/locale.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { team, tutorials } from "../../content.ts";
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
  const at = (path: string): string => new URL(localePath(locale, path), site).href;
  const authors = new Map((await team(locale)).map(({ id, name }) => [id, name]));
  const articles = await tutorials(locale);
  const tag = (name: string, text: string, attributes = ""): string =>
    `<${name}${attributes}>${escapeHtml(text)}</${name}>`;
  const items = articles.map(({ id, title, summary, takeaways, date, category: topic, author }) =>
    [
      "<item>",
      tag("title", title),
      tag("link", at(`/tutorials/${id}`)),
      tag("guid", at(`/tutorials/${id}`), ' isPermaLink="true"'),
      tag("pubDate", new Date(`${date}T00:00:00Z`).toUTCString()),
      tag("dc:creator", authors.get(author) ?? brand.name[locale]),
      tag("category", category[topic]),
      tag(
        "description",
        `<p>${escapeHtml(summary)}</p><ul>${takeaways.map((takeaway) => `<li>${escapeHtml(takeaway)}</li>`).join("")}</ul>`,
      ),
      "</item>",
    ].join(""),
  );
  const channel = [
    tag("title", `${layout.tutorials} | ${brand.name[locale]}`),
    tag("link", at("/tutorials")),
    tag("description", page.tutorialsDescription),
    tag("language", locale),
    ...(articles[0] === undefined
      ? []
      : [tag("lastBuildDate", new Date(`${articles[0].date}T00:00:00Z`).toUTCString())]),
    `<atom:link href="${at("/rss.xml")}" rel="self" type="application/rss+xml"/>`,
    ...items,
  ];
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>\n${channel.join("\n")}\n</channel></rss>\n`;
  return new Response(xml, { headers: { "content-type": "application/rss+xml" } });
};
