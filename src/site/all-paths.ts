import { tools } from "#tools/catalogue.ts";
import { projects, services, tutorials } from "./content.ts";

/** A page without its language, and the day it was written where it has one. */
export interface KnownPath {
  readonly path: string;
  readonly date?: string;
}

const fixed = ["/", "/services", "/portfolio", "/tools", "/tutorials", "/about", "/contact", "/request-service", "/privacy-policy", "/terms-conditions"];

/** Every page that has an address of its own. */
export async function allPaths(): Promise<readonly KnownPath[]> {
  const under = (folder: string, entries: readonly { readonly id: string }[]): readonly KnownPath[] => entries.map(({ id }) => ({ path: `/${folder}/${id}` }));
  return [
    ...fixed.map((path) => ({ path })),
    ...under("services", await services("ar")),
    ...under("portfolio", await projects("ar")),
    ...tools.map(({ slug }) => ({ path: `/tools/${slug}` })),
    ...(await tutorials("ar")).map(({ id, date }) => ({ path: `/tutorials/${id}`, date })),
  ];
}
