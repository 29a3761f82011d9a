import type { CheckedAddress, CheckedResource, PageSource } from "./page/page-source.ts";
import { stripHash } from "./addresses.ts";
import type { Picture } from "./page/page.ts";

/** Statuses of servers that reject robots but not people: the resource may work. */
const guarded = new Set([401, 403, 405, 406, 407, 429, 451, 501, 503, 999]);

/** The address leads nowhere: no answer, gone, or an error of its server. */
export function isBroken({ status }: CheckedAddress): boolean {
  return status === 0 || (status >= 400 && !guarded.has(status));
}

/** What is known of a file the page loads; undefined where it was not asked for. */
export function findResource(source: PageSource, url: string): CheckedResource | undefined {
  return indexResources(source).get(stripHash(url));
}

/** The pictures of the page whose files were asked for. */
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
