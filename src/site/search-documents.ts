import { localePath, script } from "#i18n/locale.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { tools } from "#tools/catalogue.ts";
import {
  getWords,
  listLegalTexts,
  listProjects,
  listServices,
  listTeam,
  listTutorials,
} from "./content.ts";
import { categoryMessages, layoutMessages } from "./messages/layout.ts";
import { pageMessages } from "./messages/pages.ts";
import { describePrice, describePrices } from "./format-price.ts";
import { getPageNames } from "./search/engine/synonyms.ts";
import type { SearchDocument } from "./search/engine/search-index.ts";
import { listSections } from "./search-sections.ts";

/**
 * Lists everything that the site's search finds, in one language. Of two equally good hits the
 * earlier one comes first.
 */
export async function listSearchDocuments(locale: Locale): Promise<SearchDocument[]> {
  const documents = [
    ...(await listServiceDocuments(locale)),
    ...listToolDocuments(locale),
    ...(await listTutorialDocuments(locale)),
    ...(await listProjectDocuments(locale)),
    ...(await listPageDocuments(locale)),
    ...(await listLegalDocuments(locale)),
  ];
  return documents.map(({ path, ...document }) => ({
    ...document,
    url: localePath(locale, path),
    ...getPageNames(path, script[locale] === "arabic"),
  }));
}

/** A page by its path without the prefix of its language. */
type PageDocument = Omit<SearchDocument, "url" | "names"> & { readonly path: string };

async function listServiceDocuments(locale: Locale): Promise<PageDocument[]> {
  const projects = await listProjects(locale);
  return (await listServices(locale)).map(
    ({ id, title, summary, description, lede, features, price }) => ({
      path: `/services/${id}`,
      kind: "service",
      title,
      description: `${summary} ${description} ${lede}`,
      keywords: features.map(({ name }) => name),
      // A service is found by the trades that it was done for, which its clients' names say.
      related: projects.filter(({ service }) => service === id).map(({ client }) => client[locale]),
      price: describePrice(locale, price),
    }),
  );
}

const listToolDocuments = (locale: Locale): PageDocument[] =>
  tools.map(({ slug, messages }) => ({
    path: `/tools/${slug}`,
    kind: "tool",
    title: messages.title[locale],
    description: messages.description[locale],
    keywords: [messages.tagline[locale]],
  }));

async function listTutorialDocuments(locale: Locale): Promise<PageDocument[]> {
  const tutorials = await listTutorials(locale);
  return Promise.all(
    tutorials.map(async ({ id, title, summary, description, takeaways, category }) => ({
      path: `/tutorials/${id}`,
      kind: "tutorial",
      title,
      description: [summary, description, ...takeaways].join(" "),
      keywords: [categoryMessages[category][locale]],
      body: listSections((await getWords("tutorial", id, locale)).body ?? ""),
    })),
  );
}

async function listProjectDocuments(locale: Locale): Promise<PageDocument[]> {
  return (await listProjects(locale)).map(
    ({ id, title, summary, description, client, technologies, category }) => ({
      path: `/portfolio/${id}`,
      kind: "project",
      title,
      description,
      // A project's name often does not say what it is; its summary does, so it counts as a
      // keyword.
      keywords: [client[locale], categoryMessages[category][locale], summary, ...technologies],
    }),
  );
}

async function listPageDocuments(locale: Locale): Promise<PageDocument[]> {
  const [page, layout] = [pick(pageMessages, locale), pick(layoutMessages, locale)];
  const people = (await listTeam(locale)).map(({ name }) => name);
  const price = describePrices(
    locale,
    (await listServices(locale)).map((service) => service.price),
  );
  const contacts = [layout.phone, layout.chat, layout.email, layout.address, layout.hours];
  const pages: readonly (readonly [
    path: string,
    title: string,
    description: string,
    keywords?: readonly string[],
  ])[] = [
    ["/services", layout.services, page.servicesDescription],
    ["/portfolio", layout.portfolio, page.portfolioDescription],
    ["/tools", layout.tools, page.toolsDescription],
    ["/tutorials", layout.tutorials, page.tutorialsDescription],
    ["/about", layout.about, page.aboutDescription, people],
    ["/contact", layout.contact, page.contactDescription, contacts],
    ["/request-service", layout.request, page.requestDescription],
  ];
  return pages.map(([path, title, description, keywords = []]) => ({
    path,
    kind: "page",
    title,
    description,
    keywords,
    ...(path === "/services" && { price }),
  }));
}

async function listLegalDocuments(locale: Locale): Promise<PageDocument[]> {
  return (await listLegalTexts(locale)).map(({ id, title, description }) => ({
    path: `/${id}`,
    kind: "page",
    title,
    description,
  }));
}
