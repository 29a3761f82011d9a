/**
 * Returns the address under which a page or file is cached: without the query, which only filters a
 * list or fills a field in the browser. So there is one copy of each, the newest, and a stranger's
 * links with ever new queries neither fill the cache nor push other pages out of it.
 */
export function toCacheKey(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}
