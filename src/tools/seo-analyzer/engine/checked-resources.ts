import type { CheckedAddress, CheckedResource, PageSource } from "./page/page-source.ts";
import { stripHash } from "./addresses.ts";
import type { Picture } from "./page/page.ts";

/** What evidence says in the place of a status, by the sign that is stored. */
export const noAnswer = { "—": { ar: "لم يُجب", en: "no answer" } } as const;

/** Statuses that servers send to crawlers while people can open the resource, so it may work. */
const crawlerOnlyStatuses = new Set([401, 403, 405, 406, 407, 429, 451, 501, 503, 999]);

/** Whether a URL leads nowhere: no response, a missing page, or an error of the server. */
export function isBroken({ status }: CheckedAddress): boolean {
  return status === 0 || (status >= 400 && !crawlerOnlyStatuses.has(status));
}

/** What is known of a file that the page loads; undefined where it was not requested. */
export function findResource(source: PageSource, url: string): CheckedResource | undefined {
  return indexResources(source).get(stripHash(url));
}

/** The files of the page's pictures, as far as they were requested. */
export function listPictureResources(
  source: PageSource,
  images: readonly Picture[],
): CheckedResource[] {
  const found = images.flatMap(({ url }) =>
    url === null ? [] : (findResource(source, url) ?? []),
  );
  return [...new Set(found)];
}

const indexes = new WeakMap<PageSource, ReadonlyMap<string, CheckedResource>>();

function indexResources(source: PageSource): ReadonlyMap<string, CheckedResource> {
  const known =
    indexes.get(source) ?? new Map(source.resources.map((resource) => [resource.url, resource]));
  indexes.set(source, known);
  return known;
}
