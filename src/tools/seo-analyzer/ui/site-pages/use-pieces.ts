import { useEffect, useRef, useState } from "react";

/** Rows of a table that are shown at first, and added at once. */
export const pieceRows = 50;

/** Shows rows in pieces; the focus goes from the button to the first row of the new piece. */
export function usePieces() {
  const [maxRows, setMaxRows] = useState(pieceRows);
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    if (maxRows === pieceRows) return;
    body.current?.rows[maxRows - pieceRows]?.cells[0]?.focus();
  }, [maxRows]);
  return { body, maxRows, showMore: () => setMaxRows(maxRows + pieceRows) };
}
