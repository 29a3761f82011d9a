import { useEffect, useRef, useState } from "react";
import { countColumns, type Cell } from "../../engine/site-audit/site-map-places.ts";

/** Measures the map, and returns how many stars lie side by side in it. */
export function useColumns(cell: Cell) {
  const map = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState(countColumns(0, cell));
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      // A map that is folded has no width.
      if (entry!.contentRect.width > 0) setColumns(countColumns(entry!.contentRect.width, cell));
    });
    observer.observe(map.current!);
    return () => observer.disconnect();
  }, [cell]);
  return { map, columns };
}
