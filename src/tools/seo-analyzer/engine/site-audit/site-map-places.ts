import type { SitePage } from "../../contract.ts";

interface Place {
  readonly x: number;
  readonly y: number;
  readonly row: number;
}

const width = 720;
const rowHeight = 64;
/** The stars of a longer row would touch, so it continues on the next row. */
const maxPerRow = 24;

/**
 * Computes the position of each page on the map, in drawing units: one row for each click, with
 * orphans in rows of their own at the end.
 */
export function layOutPages(pages: readonly Pick<SitePage, "depth">[]): {
  readonly places: readonly Place[];
  readonly width: number;
  readonly height: number;
} {
  const maxDepth = Math.max(0, ...pages.map(({ depth }) => depth ?? 0));
  const byDepth = Map.groupBy(
    pages.map((_, i) => i),
    (i) => pages[i]!.depth ?? maxDepth + 1,
  );
  const places: Place[] = [];
  let rowIndex = 0;
  for (const [row, members] of [...byDepth].sort(([a], [b]) => a - b)) {
    for (let start = 0; start < members.length; start += maxPerRow, rowIndex++) {
      const part = members.slice(start, start + maxPerRow);
      part.forEach((page, i) => {
        places[page] = {
          x: Math.round(((i + 0.5) * width) / part.length),
          y: rowHeight * (rowIndex + 0.5),
          row,
        };
      });
    }
  }
  return { places, width, height: rowHeight * Math.max(1, rowIndex) };
}
