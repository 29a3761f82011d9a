import type { Cell, Source } from "../contract.ts";
import { findDifficultyBasis, type DifficultyBasis } from "./difficulty-basis.ts";
import type { ShownRow } from "./planner/merge-planner.ts";
import { columns, type Column } from "./table-view.ts";

/** The columns of figures. */
export type FigureColumn = Exclude<Column, "keyword">;
const figureColumns = ["volume", "difficulty", "cpc"] as const satisfies readonly FigureColumn[];

/** What is the same for every known figure, so that it is said once and not in each row. */
export interface CommonFacts {
  /** Null where the figures are from several sources, or where none is known. */
  readonly source: Source | null;
  /** Of the common source; null where the figures have several days or none. */
  readonly asOf: string | null;
  /** Null where some figures are more certain than others, or where none is known. */
  readonly certainty: Cell["certainty"] | null;
  /** Null where the difficulties have several. */
  readonly difficultyBasis: DifficultyBasis | null;
  /** The columns of which no row has a figure. */
  readonly unknownColumns: readonly FigureColumn[];
}

/** Finds what is the same for all known figures of the rows. */
export function findCommonFacts(rows: readonly ShownRow[]): CommonFacts {
  const cells = rows.flatMap((row) =>
    figureColumns.map((column) => getCell(row, column)).filter(({ value }) => value !== null),
  );
  const source = getOnly(cells.map((cell) => cell.source));
  return {
    source,
    asOf: source === null ? null : getOnly(cells.map(({ asOf }) => asOf)),
    certainty: getOnly(cells.map(({ certainty }) => certainty)),
    difficultyBasis: findDifficultyBasis(rows),
    unknownColumns: figureColumns.filter((column) =>
      rows.every((row) => getCell(row, column).value === null),
    ),
  };
}

/** Whether no row has a figure in the column. */
const isUnknown = ({ unknownColumns }: CommonFacts, column: Column): boolean =>
  unknownColumns.some((unknown) => unknown === column);

/** The columns that the table shows: a column without a figure in any row is left out. */
export const listShownColumns = (common: CommonFacts): readonly Column[] =>
  columns.filter((column) => !isUnknown(common, column));

/** The cell of a column; a bid in another currency than the dollar is the price from the file. */
export function getCell(row: ShownRow, column: FigureColumn): Cell {
  return column === "cpc" && row.bid !== null
    ? { ...row.cpc, value: row.bid.span[0], source: "import", certainty: "ranged" }
    : row[column];
}

/** The value that all of them are; null where they differ or there is none. */
function getOnly<T>(values: readonly T[]): T | null {
  const [first, ...others] = new Set(values);
  return first === undefined || others.length > 0 ? null : first;
}
