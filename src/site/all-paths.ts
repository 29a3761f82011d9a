import { tools } from "#tools/catalogue.ts";
import { listLegalTexts, projects, services, tutorials } from "./content.ts";

/** A page without its language, and the day it was last written on where it says one. */
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

/** Every page that has an address of its own. */
export async function listAllPaths(): Promise<readonly KnownPath[]> {
  const listPathsUnder = (
    folder: string,
    entries: readonly { readonly id: string }[],
  ): readonly KnownPath[] => entries.map(({ id }) => ({ path: `/${folder}/${id}` }));
  const articles = await tutorials("ar");
  return [
    ...fixed.map((path) => ({ path })),
    { path: "/tutorials", ...(articles[0] === undefined ? {} : { date: articles[0].date }) },
    ...(await listLegalTexts("ar")).map(({ id, updated }) => ({ path: `/${id}`, date: updated })),
    ...listPathsUnder("services", await services("ar")),
    ...listPathsUnder("portfolio", await projects("ar")),
    ...tools.map(({ slug }) => ({ path: `/tools/${slug}` })),
    ...articles.map(({ id, date }) => ({ path: `/tutorials/${id}`, date })),
  ];
}
