/** A link between two pages, as indexes. */
type PageLink = readonly [from: number, to: number];

/** The links between the pages of a site. */
interface LinkGraph {
  readonly links: readonly PageLink[];
  /**
   * By page, the clicks from the first one, and the page that it is reached from; null for what no
   * link reaches.
   */
  readonly depths: readonly (number | null)[];
  readonly parents: readonly (number | null)[];
  /** By page, how many others link to it. */
  readonly linksIn: readonly number[];
}

/**
 * Builds the graph of a site's links, in time linear in the number of links.
 * @param linksByPage what each page links to, in its order
 * @param findPlace the page that an address leads to, as an index
 */
export function buildLinkGraph(
  linksByPage: readonly (readonly string[])[],
  findPlace: (address: string) => number | undefined,
): LinkGraph {
  const targets = linksByPage.map((links, from) => {
    const places = new Set<number>();
    for (const link of links) {
      const to = findPlace(link);
      if (to !== undefined && to !== from) places.add(to);
    }
    return [...places];
  });
  const linksIn = linksByPage.map(() => 0);
  for (const places of targets) for (const to of places) linksIn[to]!++;
  const links = targets.flatMap((places, from) => places.map((to): PageLink => [from, to]));
  return { links, linksIn, ...findPaths(targets) };
}

/** Breadth-first search from the first page. */
function findPaths(targets: readonly (readonly number[])[]) {
  const depths: (number | null)[] = targets.map((_, page) => (page === 0 ? 0 : null));
  const parents: (number | null)[] = targets.map(() => null);
  const queue = targets.length === 0 ? [] : [0];
  for (const from of queue)
    for (const to of targets[from]!) {
      if (depths[to] !== null) continue;
      depths[to] = depths[from]! + 1;
      parents[to] = from;
      queue.push(to);
    }
  return { depths, parents };
}

/**
 * The links that fit into a report: those by which each page is reached, then the first ones of
 * every page, then the second ones, and so on.
 * @param maxLinks at least the number of pages
 */
export function limitLinks(
  { links, parents }: Pick<LinkGraph, "links" | "parents">,
  maxLinks: number,
): readonly PageLink[] {
  if (links.length <= maxLinks) return links;
  const rankByPage = new Map<number, number>();
  const ranked = links.map((link) => {
    const [from, to] = link;
    const rank = (rankByPage.get(from) ?? 0) + 1;
    rankByPage.set(from, rank);
    return { link, rank: parents[to] === from ? 0 : rank };
  });
  const byRank = Map.groupBy(ranked, ({ rank }) => rank);
  const kept = new Set<PageLink>();
  for (const rank of [...byRank.keys()].sort((a, b) => a - b))
    for (const { link } of byRank.get(rank)!) if (kept.size < maxLinks) kept.add(link);
  return links.filter((link) => kept.has(link));
}
