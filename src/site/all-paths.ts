import { defaultLocale } from "#i18n/locale.ts";
import { tools } from "#tools/catalogue.ts";
import { listLegalTexts, projects, services, tutorials } from "./content.ts";

/** A page's path without its language, and the day of its last change where the content states one. */
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

/** Every page that search engines may index. */
export async function listAllPaths(): Promise<readonly KnownPath[]> {
  const listPathsUnder = (
    folder: string,
    entries: readonly { readonly id: string }[],
  ): readonly KnownPath[] => entries.map(({ id }) => ({ path: `/${folder}/${id}` }));
  const articles = await tutorials(defaultLocale);
  return [
    ...fixed.map((path) => ({ path })),
    { path: "/tutorials", ...(articles[0] === undefined ? {} : { date: articles[0].date }) },
    ...(await listLegalTexts(defaultLocale)).map(({ id, updated }) => ({
      path: `/${id}`,
      date: updated,
    })),
    ...listPathsUnder("services", await services(defaultLocale)),
    ...listPathsUnder("portfolio", await projects(defaultLocale)),
    ...tools.map(({ slug }) => ({ path: `/tools/${slug}` })),
    ...articles.map(({ id, date }) => ({ path: `/tutorials/${id}`, date })),
  ];
}
