import { defaultLocale } from "#i18n/locale.ts";
import { tools } from "#tools/catalogue.ts";
import { listLegalTexts, listProjects, listServices, listTutorials } from "./content.ts";

/**
 * A page's path without its language, and the day of its last change where the content states one.
 */
export interface KnownPath {
  readonly path: string;
  readonly date?: string;
}

const fixed = [
  "/",
  "/services",
  "/portfolio",
  "/tools",
  "/about",
  "/contact",
  "/request-service",
] as const;

/** Lists every page that search engines may index, once for all languages. */
export async function listAllPaths(): Promise<readonly KnownPath[]> {
  const listPathsUnder = (
    folder: string,
    entries: readonly { readonly id: string }[],
  ): readonly KnownPath[] => entries.map(({ id }) => ({ path: `/${folder}/${id}` }));
  const articles = await listTutorials(defaultLocale);
  return [
    ...fixed.map((path) => ({ path })),
    { path: "/tutorials", ...(articles[0] === undefined ? {} : { date: articles[0].date }) },
    ...(await listLegalTexts(defaultLocale)).map(({ id, updated }) => ({
      path: `/${id}`,
      date: updated,
    })),
    ...listPathsUnder("services", await listServices(defaultLocale)),
    ...listPathsUnder("portfolio", await listProjects(defaultLocale)),
    ...tools.map(({ slug }) => ({ path: `/tools/${slug}` })),
    ...articles.map(({ id, reviewed }) => ({ path: `/tutorials/${id}`, date: reviewed })),
  ];
}
