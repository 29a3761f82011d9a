import { useLayoutEffect, useRef } from "react";

/**
 * Holds an element where it is in the window while a change makes what is above it grow or shrink.
 * @param change what the element is held for: the next render in which it differs
 */
export function useHeldPlace(change: unknown) {
  const place = useRef<HTMLElement>(null);
  const top = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (top.current === undefined || place.current === null) return;
    scrollBy({ top: place.current.getBoundingClientRect().top - top.current, behavior: "instant" });
    top.current = undefined;
  }, [change]);
  const hold = (): void => {
    top.current = place.current?.getBoundingClientRect().top;
  };
  return { place, hold };
}
