/**
 * The roles that the elements of a table have by themselves, written out: laid out as cards on a phone, a table is no
 * table to some browsers unless it says so. Spread, because the linter takes a written role for a redundant one.
 * @see https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
 */
export const asTable = { role: "table" } as const;
export const asRows = { role: "rowgroup" } as const;
export const asRow = { role: "row" } as const;
export const asCell = { role: "cell" } as const;
export const asColumnHead = { role: "columnheader" } as const;
export const asRowHead = { role: "rowheader" } as const;
