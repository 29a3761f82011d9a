import { localePath } from "#i18n/locale.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { tools } from "#tools/catalogue.ts";
import { projects, services, team, tutorials } from "./content.ts";
import { categoryMessages, layoutMessages } from "./messages/layout.ts";
import { pageMessages } from "./messages/pages.ts";
import type { SearchDocument } from "./search/engine/search-index.ts";

/** What a visitor may look for, in one language; what should win a tie comes first. */
export async function listSearchDocuments(locale: Locale): Promise<SearchDocument[]> {
  const [page, layout, category] = [
    pick(pageMessages, locale),
    pick(layoutMessages, locale),
    pick(categoryMessages, locale),
  ];
  const at = (path: string): string => localePath(locale, path);
  return [
    ...(await services(locale)).map(({ id, title, summary, description, lede, features }) => ({
      url: at(`/services/${id}`),
      kind: "service" as const,
      title,
      description: `${summary} ${description} ${lede}`,
      keywords: [id, ...features.map(({ name }) => name)],
    })),
    ...tools.map(({ slug, messages }) => ({
      url: at(`/tools/${slug}`),
      kind: "tool" as const,
      title: messages.title[locale],
      description: messages.description[locale],
      keywords: [slug, messages.tagline[locale]],
    })),
    ...(await tutorials(locale)).map(
      ({ id, title, summary, description, takeaways, category: topic }) => ({
        url: at(`/tutorials/${id}`),
        kind: "tutorial" as const,
        title,
        description: [summary, description, ...takeaways].join(" "),
        keywords: [id, category[topic]],
      }),
    ),
    ...(await projects(locale)).map(
      ({ id, title, summary, description, client, technologies, category: kind }) => ({
        url: at(`/portfolio/${id}`),
        kind: "project" as const,
        title,
        description,
        // The one sentence under a project's name says what it is; its name alone often does not.
        keywords: [id, client[locale], category[kind], summary, ...technologies],
      }),
    ),
    {
      url: at("/services"),
      kind: "page",
      title: layout.services,
      description: page.servicesDescription,
    },
    {
      url: at("/portfolio"),
      kind: "page",
      title: layout.portfolio,
      description: page.portfolioDescription,
    },
    { url: at("/tools"), kind: "page", title: layout.tools, description: page.toolsDescription },
    {
      url: at("/tutorials"),
      kind: "page",
      title: layout.tutorials,
      description: page.tutorialsDescription,
    },
    {
      url: at("/about"),
      kind: "page",
      title: layout.about,
      description: page.aboutDescription,
      keywords: (await team(locale)).map(({ name }) => name),
    },
    {
      url: at("/contact"),
      kind: "page",
      title: layout.contact,
      description: page.contactDescription,
    },
    {
      url: at("/request-service"),
      kind: "page",
      title: layout.request,
      description: page.requestDescription,
    },
  ];
}
