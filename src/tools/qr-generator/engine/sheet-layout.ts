/** The width of a code on a sheet in millimetres, its quiet zone included. */
export const sheetSizes = { min: 20, max: 60, step: 5, first: 30 } as const;

/** How many times one code is printed. */
export const copyCounts = { min: 1, max: 200, first: 24 } as const;

/**
 * The part of an A4 page (210 by 297 mm) inside margins of 10 mm, which every printer reaches; a
 * millimetre less in height, so that no rounding begins another page.
 */
export const paper = { width: 190, height: 276 } as const;

/** The gap between a code and the cut around it, in millimetres. */
const gap = 1.5;
/** The line of a name below its code, in millimetres. */
const nameHeight = 4;
/** Half the length of a cut mark, in millimetres. */
const markArm = 2;

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A page of a sheet; all lengths in millimetres. */
export interface SheetLayout {
  readonly codeMm: number;
  /** The top left corner of each code, row by row from the top left. */
  readonly places: readonly Place[];
  /** Path data of the cut marks: a cross where cuts meet. */
  readonly marks: string;
}

/**
 * Divides a page into equal cells that touch, in the middle of the page, so that one cut parts two
 * neighbours.
 * @param hasNames whether a line below each code is left for its name
 */
export function layOutSheet(codeMm: number, hasNames: boolean): SheetLayout {
  const width = codeMm + 2 * gap;
  const height = codeMm + 2 * gap + (hasNames ? nameHeight : 0);
  const columns = Math.floor(paper.width / width);
  const rows = Math.floor(paper.height / height);
  const left = (paper.width - columns * width) / 2;
  const top = (paper.height - rows * height) / 2;
  const places = listIndexes(rows).flatMap((row) =>
    listIndexes(columns).map((column) => ({
      x: left + column * width + gap,
      y: top + row * height + gap,
    })),
  );
  const marks = listIndexes(rows + 1).flatMap((row) =>
    listIndexes(columns + 1).map((column) => toCross(left + column * width, top + row * height)),
  );
  return { codeMm, places, marks: marks.join("") };
}

const listIndexes = (length: number): readonly number[] => Array.from({ length }, (_, at) => at);

const toCross = (x: number, y: number): string =>
  `M${x - markArm} ${y}h${2 * markArm}M${x} ${y - markArm}v${2 * markArm}`;

/** Distributes things over pages, so many on each. */
export function splitIntoPages<Thing>(
  things: readonly Thing[],
  perPage: number,
): readonly (readonly Thing[])[] {
  return listIndexes(Math.ceil(things.length / perPage)).map((page) =>
    things.slice(page * perPage, (page + 1) * perPage),
  );
}

/**
 * Shortens a name to a width, with an ellipsis for what is left out.
 * @param measure returns the width of a text, in the unit of `width`
 */
export function fitName(name: string, width: number, measure: (text: string) => number): string {
  if (measure(name) <= width) return name;
  const parts = Array.from(
    new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name),
    ({ segment }) => segment,
  );
  while (parts.length > 1 && measure(`${parts.join("").trimEnd()}…`) > width) parts.pop();
  return `${parts.join("").trimEnd()}…`;
}
