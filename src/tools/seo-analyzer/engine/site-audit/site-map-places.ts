import type { SitePage } from "../../contract.ts";
import { groupLevels, type MapLevel } from "./map-levels.ts";

/** The place of a page on the map, in pixels from the corner where reading starts. */
export interface Place {
  readonly x: number;
  readonly y: number;
  /** Where the first row of its level begins. */
  readonly rowsTop: number;
  /** Its row within the level. */
  readonly row: number;
}

interface MapLayout {
  readonly levels: readonly MapLevel[];
  /** By the index of the page. */
  readonly places: readonly Place[];
  readonly height: number;
}

/** The room of a page on the map, in pixels; its star is in the middle of the first `starPx`. */
export interface Cell {
  readonly width: number;
  readonly height: number;
  readonly isNamed: boolean;
}

/** The side of a star's square: a finger needs 44 px (WCAG 2.5.5). */
export const starPx = 44;
const star: Cell = { width: starPx, height: starPx, isNamed: false };
/** Two lines of a name below the star; two such cells fit into the window of a phone. */
const namedStar: Cell = { width: 156, height: starPx + 44, isNamed: true };
/** With more names the map of a phone would be a list of some screens. */
const maxNamedPages = 16;
/** The line above a level that names it. */
export const levelTitlePx = 36;
/** A wider map would put the end of a row too far from its beginning. */
const maxColumns = 24;

/** A small site has the name of each page below its star. */
export const chooseCell = (pageCount: number): Cell =>
  pageCount <= maxNamedPages ? namedStar : star;

/** How many cells lie side by side in a map of this width. */
export const countColumns = (widthPx: number, { width }: Cell): number =>
  Math.max(1, Math.min(maxColumns, Math.floor(widthPx / width)));

/**
 * Computes the place of each page on the map: a level for each click from the first page, below its
 * title, and pages that no link reaches in a level of their own at the end. Each folder of a large
 * level has rows and a title of its own.
 */
export function layOutPages(
  pages: readonly Pick<SitePage, "depth" | "url">[],
  columns: number,
  cell: Cell,
): MapLayout {
  const levels = groupLevels(pages);
  const places: Place[] = [];
  let height = 0;
  for (const { members } of levels) {
    height += levelTitlePx;
    members.forEach((page, i) => {
      const row = Math.floor(i / columns);
      places[page] = {
        x: ((i % columns) + 0.5) * cell.width,
        y: height + row * cell.height + starPx / 2,
        rowsTop: height,
        row,
      };
    });
    height += Math.ceil(members.length / columns) * cell.height;
  }
  return { levels, places, height };
}

/**
 * Draws a link as the path of an SVG. To a star of a further row of its level the line goes down
 * between two columns, because it would run through the names of the rows above.
 */
export function toLinkPath(a: Place, b: Place, cellWidth: number): string {
  const gap = b.x + (a.x > b.x ? cellWidth : -cellWidth) / 2;
  if (b.row > 0 && a.y < b.rowsTop) {
    const middle = (a.y + b.rowsTop) / 2;
    return `M${a.x} ${a.y}C${a.x} ${middle} ${gap} ${middle} ${gap} ${b.rowsTop}V${b.y - starPx / 4}Q${gap} ${b.y} ${b.x} ${b.y}`;
  }
  // Between two stars of one row a straight line would run through those between them.
  const middle = a.y === b.y ? a.y - starPx / 2 : (a.y + b.y) / 2;
  return `M${a.x} ${a.y}C${a.x} ${middle} ${b.x} ${middle} ${b.x} ${b.y}`;
}
