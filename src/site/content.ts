import { z } from "astro/zod";
import { getCollection, getEntry, type CollectionEntry } from "astro:content";
import type { Locale } from "#i18n/messages.ts";
import { checkRelations, contentFolders, type Kind } from "./content-relations.ts";
import { fillAllFigures } from "./experiments/fill-figures.ts";
import type { Results } from "./experiments/results.ts";
import { stripParts } from "./experiments/split-article.ts";
import { tutorialTexts } from "./tutorial-texts.ts";

/** An entry of `content/` in one language: the name of its folder, its facts and its texts. */
export type Entry<K extends Kind> = { readonly id: string } & CollectionEntry<`${K}Facts`>["data"] &
  CollectionEntry<`${K}Words`>["data"];

const listFacts = (kind: Kind) => getCollection(`${kind}Facts` as "serviceFacts");

async function listEntries<K extends Kind>(kind: K, locale: Locale): Promise<Entry<K>[]> {
  const facts = await listFacts(kind);
  await checkRelations(kind, facts, async (other) => (await listFacts(other)).map(({ id }) => id));
  return Promise.all(
    facts.map(
      async ({ id, data }) =>
        ({ id, ...data, ...(await getWords(kind, id, locale)).data }) as unknown as Entry<K>,
    ),
  );
}

/**
 * Reads the Markdown file of an entry. The figures that it cites are filled in, and its `body` is
 * without the marks of figures and tries, which are in `rendered.html` alone.
 * @throws Error when a language or a cited figure is missing, or a text is too long or too short
 *   once its figures are filled in; it stops the build
 */
export async function getWords<K extends Kind>(
  kind: K,
  id: string,
  locale: Locale,
): Promise<CollectionEntry<`${K}Words`>> {
  const words = await getEntry(`${kind}Words` as "serviceWords", `${id}/${locale}`);
  if (words === undefined) throw new Error(`content: ${kind} "${id}" lacks ${locale}.md`);
  const file = `content/${contentFolders[kind]}/${id}/${locale}.md`;
  const { data, body = "", rendered } = words;
  const filled = fillAllFigures(
    { data, body: stripParts(body), rendered },
    { locale, results: await getResults(), file },
  );
  if (kind === "tutorial") checkLengths(filled.data, file);
  return { ...words, ...filled } as unknown as CollectionEntry<`${K}Words`>;
}

/** The results of all experiments, by the folder of their article. */
export async function getResults(): Promise<ReadonlyMap<string, Results>> {
  return new Map((await getCollection("experimentResults")).map(({ id, data }) => [id, data]));
}

function checkLengths(texts: unknown, file: string): void {
  const { error } = tutorialTexts.safeParse(texts);
  if (error !== undefined) throw new Error(`${file}: ${z.prettifyError(error)}`);
}

const compareOrder = (a: { readonly order: number }, b: { readonly order: number }): number =>
  a.order - b.order;

/** Lists all services in the order of their `order`. @throws Error when a language is missing */
export const listServices = async (locale: Locale): Promise<Entry<"service">[]> =>
  (await listEntries("service", locale)).sort(compareOrder);

/** A project with the names of its technologies in one language. */
export type Project = Omit<Entry<"project">, "technologies"> & {
  readonly technologies: readonly string[];
};

/** Lists all projects in the order of their `order`. @throws Error when a language is missing */
export const listProjects = async (locale: Locale): Promise<Project[]> =>
  (await listEntries("project", locale))
    .map(({ technologies, ...project }) => ({
      ...project,
      technologies: technologies.map((name) => (typeof name === "string" ? name : name[locale])),
    }))
    .sort(compareOrder);

/** Lists the team in the order of their `order`. @throws Error when a language is missing */
export const listTeam = async (locale: Locale): Promise<Entry<"team">[]> =>
  (await listEntries("team", locale)).sort(compareOrder);
/**
 * Lists all testimonials in the order of their `order`.
 * @throws Error when a language is missing
 */
export const listTestimonials = async (locale: Locale): Promise<Entry<"testimonial">[]> =>
  (await listEntries("testimonial", locale)).sort(compareOrder);

/** What a client says about a project, and who says it. */
export type Quote = Omit<Entry<"testimonial">, "project">;

/**
 * Finds the quote of a project: the testimonial that names it, or else the project's own.
 * @returns undefined where there is neither
 */
export async function findQuote(project: Project, locale: Locale): Promise<Quote | undefined> {
  const testimonials = await listTestimonials(locale);
  const { id, order, client, quote } = project;
  return (
    testimonials.find((testimonial) => testimonial.project === id) ??
    (quote && { id, order, company: client[locale], ...quote })
  );
}

/**
 * Reads how many Egyptian pounds a US dollar is, and of which day that is.
 * @throws Error when content/prices.yml does not say it
 */
export async function getDollarRate(): Promise<CollectionEntry<"exchangeRates">["data"]> {
  const rate = await getEntry("exchangeRates", "dollar");
  if (rate === undefined) throw new Error("content/prices.yml lacks dollar");
  return rate.data;
}

/** Lists the legal texts; the id of each is the name of its folder, which is its path. */
export async function listLegalTexts(
  locale: Locale,
): Promise<({ readonly id: string; readonly body: string } & CollectionEntry<"legal">["data"])[]> {
  const all = await getCollection("legal", ({ id }) => id.endsWith(`/${locale}`));
  return all
    .map(({ id, data, body = "" }) => ({ id: id.slice(0, id.indexOf("/")), body, ...data }))
    .sort((a, b) => a.id.localeCompare(b.id));
}

/** Lists all tutorials, the newest first. @throws Error when a language is missing */
export async function listTutorials(locale: Locale): Promise<Entry<"tutorial">[]> {
  return (await listEntries("tutorial", locale)).sort((a, b) => b.date.localeCompare(a.date));
}

/** Lists at most three related tutorials, in the order of the content. */
export function listRelatedTutorials(
  tutorial: Entry<"tutorial">,
  all: readonly Entry<"tutorial">[],
): Entry<"tutorial">[] {
  return tutorial.related
    .flatMap((id) => all.find((other) => other.id === id && other.id !== tutorial.id) ?? [])
    .slice(0, 3);
}

/** Lists at most three other projects, those of the same category first. */
export function listSimilarProjects(project: Project, all: readonly Project[]): Project[] {
  const others = all.filter(({ id }) => id !== project.id);
  return [
    ...others.filter(({ category }) => category === project.category),
    ...others.filter(({ category }) => category !== project.category),
  ].slice(0, 3);
}
