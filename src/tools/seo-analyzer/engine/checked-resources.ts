import type { CheckedAddress, CheckedResource, PageSource } from "./page-source.ts";
import { withoutHash } from "./addresses.ts";
import type { Picture } from "./page.ts";

/** Answers of doors that are open to people and closed to machines: nothing is known to be broken. */
const guarded = new Set([401, 403, 405, 406, 407, 429, 451, 501, 503, 999]);

/** The address leads nowhere: no answer, gone, or an error of its server. */
export function isBroken({ status }: CheckedAddress): boolean {
  return status === 0 || (status >= 400 && !guarded.has(status));
}

/** What is known of a file the page loads; undefined where it was not asked for. */
export function resourceOf(source: PageSource, url: string): CheckedResource | undefined {
  return resourcesByUrl(source).get(withoutHash(url));
}

/** The pictures of the page whose files were asked for. */
export function pictureResources(
  source: PageSource,
  images: readonly Picture[],
): CheckedResource[] {
  const found = images.flatMap(({ url }) => (url === null ? [] : (resourceOf(source, url) ?? [])));
  return [...new Set(found)];
}

const indexes = new WeakMap<PageSource, ReadonlyMap<string, CheckedResource>>();

function resourcesByUrl(source: PageSource): ReadonlyMap<string, CheckedResource> {
  const known =
    indexes.get(source) ?? new Map(source.resources.map((resource) => [resource.url, resource]));
  indexes.set(source, known);
  return known;
}
