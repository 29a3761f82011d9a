import { useCallback, useState, type RefCallback } from "react";

/** The size of a picture on the page, in pixels. */
export interface PlotSize {
  readonly width: number;
  readonly height: number;
}

/** Measures a picture whenever its size changes. The size is null until it is on the page. */
export function usePlot(): {
  readonly plot: RefCallback<SVGSVGElement>;
  readonly size: PlotSize | null;
} {
  const [size, setSize] = useState<PlotSize | null>(null);
  // A ref's function, not an effect: the picture goes and comes back while the table is filtered.
  const plot = useCallback((element: SVGSVGElement | null) => {
    if (element === null) return;
    const measure = (): void => {
      const { width, height } = element.getBoundingClientRect();
      if (width > 0) setSize({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { plot, size };
}
