import type { SitePage } from "../../contract.ts";

/** The place of a page on the map, in pixels from the corner where reading starts. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** The pages that are as many clicks from the first page; null for those that no link reaches. */
interface Level {
  readonly depth: number | null;
  /** Indexes of the pages. */
  readonly members: readonly number[];
}

interface MapLayout {
  readonly levels: readonly Level[];
  /** By the index of the page. */
  readonly places: readonly Place[];
  readonly height: number;
}

/** The side of a page's square: a finger needs 44 px (WCAG 2.5.5). */
export const cellPx = 44;
/** The line above a level that names it. */
export const levelTitlePx = 36;
/** A wider map would put the end of a row too far from its beginning. */
const maxColumns = 24;

/** How many squares lie side by side in a map of this width. */
export const countColumns = (widthPx: number): number =>
  Math.max(1, Math.min(maxColumns, Math.floor(widthPx / cellPx)));

/**
 * Computes the place of each page on the map: a level for each click from the first page, below its
 * title, and pages that no link reaches in a level of their own at the end.
 */
export function layOutPages(pages: readonly Pick<SitePage, "depth">[], columns: number): MapLayout {
  const levels = groupByDepth(pages);
  const places: Place[] = [];
  let height = 0;
  for (const { members } of levels) {
    height += levelTitlePx;
    members.forEach((page, i) => {
      places[page] = {
        x: ((i % columns) + 0.5) * cellPx,
        y: height + (Math.floor(i / columns) + 0.5) * cellPx,
      };
    });
    height += Math.ceil(members.length / columns) * cellPx;
  }
  return { levels, places, height };
}

function groupByDepth(pages: readonly Pick<SitePage, "depth">[]): readonly Level[] {
  const byDepth = Map.groupBy(
    pages.map((_, i) => i),
    (i) => pages[i]!.depth,
  );
  return [...byDepth]
    .map(([depth, members]) => ({ depth, members }))
    .sort((a, b) => (a.depth ?? Infinity) - (b.depth ?? Infinity));
}
