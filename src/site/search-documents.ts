import { localePath, script } from "#i18n/locale.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { tools } from "#tools/catalogue.ts";
import {
  getWords,
  listLegalTexts,
  listProjects,
  listServices,
  listTeam,
  listTestimonials,
  listTutorials,
} from "./content.ts";
import { categoryMessages, layoutMessages } from "./messages/layout.ts";
import { pageMessages } from "./messages/pages.ts";
import { tutorialMessages } from "./messages/services.ts";
import { describePrice, describePrices } from "./format-price.ts";
import type { BodySection } from "./search/engine/body-words.ts";
import { checkNamedPages, getPageNames } from "./search/engine/synonyms.ts";
import type { SearchDocument } from "./search/engine/search-index.ts";
import { listSections, toText } from "./search-sections.ts";
import { listPageTexts } from "./search-texts.ts";

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
  checkNamedPages(documents.map(({ path }) => path));
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
  return Promise.all(
    (await listServices(locale)).map(
      async ({ id, title, summary, description, price, ...service }) => ({
        path: `/services/${id}`,
        kind: "service" as const,
        title,
        description: `${summary} ${description}`,
        keywords: service.features.map(({ name }) => name),
        // A service is found by the trades that it was done for, which its clients' names say.
        related: projects
          .filter(({ service }) => service === id)
          .map(({ client }) => client[locale]),
        price: describePrice(locale, price),
        body: toBody(
          service.lede,
          ...service.features.map(({ detail }) => detail),
          ...service.steps,
          service.duration,
          service.meet,
          service.priceFactors,
          ...service.questions.flatMap(({ question, answer }) => [question, answer]),
          (await getWords("service", id, locale)).body ?? "",
        ),
      }),
    ),
  );
}

/**
 * The text of a page as one section without a heading: an excerpt names the word alone, and the
 * index has no more than the page.
 */
const toBody = (...texts: readonly string[]): readonly BodySection[] => [
  { heading: "", text: toText(texts.join(" ")) },
];

const listToolDocuments = (locale: Locale): PageDocument[] =>
  tools.map(({ slug, messages }) => ({
    path: `/tools/${slug}`,
    kind: "tool",
    title: messages.title[locale],
    description: messages.description[locale],
    keywords: [messages.tagline[locale]],
    body: toBody(messages.summary[locale], messages.privacy[locale]),
  }));

async function listTutorialDocuments(locale: Locale): Promise<PageDocument[]> {
  const tutorials = await listTutorials(locale);
  return Promise.all(
    tutorials.map(async ({ id, title, summary, description, takeaways, category }) => ({
      path: `/tutorials/${id}`,
      kind: "tutorial",
      title,
      description: `${summary} ${description}`,
      keywords: [categoryMessages[category][locale]],
      body: [
        ...toBody(...takeaways),
        // The titles of other documents are not what the article says.
        ...listSections((await getWords("tutorial", id, locale)).body ?? "").filter(
          ({ heading }) => heading !== tutorialMessages.sources[locale],
        ),
      ],
    })),
  );
}

async function listProjectDocuments(locale: Locale): Promise<PageDocument[]> {
  const testimonials = await listTestimonials(locale);
  return (await listProjects(locale)).map(({ id, title, summary, description, ...project }) => ({
    path: `/portfolio/${id}`,
    kind: "project" as const,
    title,
    description,
    // A project's name often does not say what it is; its summary does, so it counts as a
    // keyword.
    keywords: [
      project.client[locale],
      categoryMessages[project.category][locale],
      summary,
      ...project.technologies,
    ],
    // Its story would be a twelfth of the index; visitors look for what was made and for whom.
    body: toBody(
      ...testimonials
        .filter((testimonial) => testimonial.project === id)
        .flatMap(({ name, role, content }) => [name, role, content]),
    ),
  }));
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
  const texts = await listPageTexts(locale);
  return pages.map(([path, title, description, keywords = []]) => ({
    path,
    kind: "page",
    title,
    description,
    keywords,
    ...(path === "/services" && { price }),
    body: toBody(texts[path] ?? ""),
  }));
}

async function listLegalDocuments(locale: Locale): Promise<PageDocument[]> {
  return (await listLegalTexts(locale)).map(({ id, title, description, lede, body }) => ({
    path: `/${id}`,
    kind: "page",
    title,
    description,
    body: [...toBody(lede), ...listSections(body)],
  }));
}
