import { useEffect, useRef, type RefObject } from "react";

/**
 * Where the element comes to lie: `nearest` scrolls as little as shows all of it, for progress and
 * failures below their button; `start` puts its first line below the header where it is not in the
 * upper third already, for results; `top` always does, for results that fill the window.
 */
type Place = "nearest" | "start" | "top";

interface RevealOptions {
  readonly place: Place;
  /**
   * Leaves the page as it is while the visitor types in another field: for what arrives by itself
   * some time after the action.
   */
  readonly isPatient?: boolean;
}

function isTypingOutside(element: HTMLElement): boolean {
  const active = document.activeElement;
  return active !== null && active.matches("input, textarea") && !element.contains(active);
}

/** Whether the element begins in the upper third of the window, below the header. */
function hasStartInView(element: HTMLElement): boolean {
  const { top } = element.getBoundingClientRect();
  const headerHeight = parseFloat(getComputedStyle(document.body).paddingTop);
  return top >= headerHeight && top <= innerHeight / 3;
}

/**
 * Shows what an action has led to: gives the element the focus, and scrolls to it where it is not
 * in view, smoothly unless the visitor prefers reduced motion.
 */
export function revealElement(
  element: HTMLElement,
  { place, isPatient = false }: RevealOptions,
): void {
  if (isPatient && isTypingOutside(element)) return;
  element.focus({ preventScroll: true });
  if (place === "start" && hasStartInView(element)) return;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const block = place === "top" ? "start" : place;
  element.scrollIntoView({ block, behavior: isStill ? "instant" : "smooth" });
}

/** Reveals an element once, when it appears. It needs `tabIndex={-1}`. */
export function useReveal<E extends HTMLElement>(options: RevealOptions): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (element.current !== null) revealElement(element.current, options);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return element;
}
