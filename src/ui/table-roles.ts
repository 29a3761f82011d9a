/**
 * The implicit roles of the elements of a table, written out: some browsers drop the semantics of a
 * table whose `display` is changed, as it is for the cards on a phone. They are spread, because the
 * linter reports a literal role as redundant.
 * @see https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
 */
export const tableRole = { role: "table" } as const;
export const rowGroupRole = { role: "rowgroup" } as const;
export const rowRole = { role: "row" } as const;
export const cellRole = { role: "cell" } as const;
export const columnHeaderRole = { role: "columnheader" } as const;
export const rowHeaderRole = { role: "rowheader" } as const;
