import { localePath } from "#i18n/locale.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { tools } from "#tools/catalogue.ts";
import { listProjects, listServices, listTeam, listTutorials } from "./content.ts";
import { categoryMessages, layoutMessages } from "./messages/layout.ts";
import { pageMessages } from "./messages/pages.ts";
import type { SearchDocument } from "./search/engine/search-index.ts";

/**
 * Lists everything that the site's search finds, in one language. Of two equally good hits the
 * earlier one comes first.
 */
export async function listSearchDocuments(locale: Locale): Promise<SearchDocument[]> {
  return [
    ...(await listServiceDocuments(locale)),
    ...listToolDocuments(locale),
    ...(await listTutorialDocuments(locale)),
    ...(await listProjectDocuments(locale)),
    ...(await listPageDocuments(locale)),
  ];
}

async function listServiceDocuments(locale: Locale): Promise<SearchDocument[]> {
  return (await listServices(locale)).map(
    ({ id, title, summary, description, lede, features }) => ({
      url: localePath(locale, `/services/${id}`),
      kind: "service",
      title,
      description: `${summary} ${description} ${lede}`,
      keywords: [id, ...features.map(({ name }) => name)],
    }),
  );
}

const listToolDocuments = (locale: Locale): SearchDocument[] =>
  tools.map(({ slug, messages }) => ({
    url: localePath(locale, `/tools/${slug}`),
    kind: "tool",
    title: messages.title[locale],
    description: messages.description[locale],
    keywords: [slug, messages.tagline[locale]],
  }));

async function listTutorialDocuments(locale: Locale): Promise<SearchDocument[]> {
  return (await listTutorials(locale)).map(
    ({ id, title, summary, description, takeaways, category }) => ({
      url: localePath(locale, `/tutorials/${id}`),
      kind: "tutorial",
      title,
      description: [summary, description, ...takeaways].join(" "),
      keywords: [id, categoryMessages[category][locale]],
    }),
  );
}

async function listProjectDocuments(locale: Locale): Promise<SearchDocument[]> {
  return (await listProjects(locale)).map(
    ({ id, title, summary, description, client, technologies, category }) => ({
      url: localePath(locale, `/portfolio/${id}`),
      kind: "project",
      title,
      description,
      // A project's name often does not say what it is; its summary does, so it counts as a
      // keyword.
      keywords: [id, client[locale], categoryMessages[category][locale], summary, ...technologies],
    }),
  );
}

async function listPageDocuments(locale: Locale): Promise<SearchDocument[]> {
  const [page, layout] = [pick(pageMessages, locale), pick(layoutMessages, locale)];
  const people = (await listTeam(locale)).map(({ name }) => name);
  const pages: readonly (readonly [path: string, title: string, description: string])[] = [
    ["/services", layout.services, page.servicesDescription],
    ["/portfolio", layout.portfolio, page.portfolioDescription],
    ["/tools", layout.tools, page.toolsDescription],
    ["/tutorials", layout.tutorials, page.tutorialsDescription],
    ["/about", layout.about, page.aboutDescription],
    ["/contact", layout.contact, page.contactDescription],
    ["/request-service", layout.request, page.requestDescription],
  ];
  return pages.map(([path, title, description]) => ({
    url: localePath(locale, path),
    kind: "page",
    title,
    description,
    ...(path === "/about" && { keywords: people }),
  }));
}
