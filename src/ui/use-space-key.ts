import { useEffect, type RefObject } from "react";

/** Elements that use the space bar themselves. */
const spaceKeySelector =
  "a, button, input, select, textarea, summary, label, [contenteditable], [tabindex='0'], dialog, [popover]";

/**
 * Makes the space bar call `act` while `element` is in view and the focused element does not use
 * the key; otherwise the key scrolls the page.
 */
export function useSpaceKey(element: RefObject<Element | null>, act: () => void): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (
        event.code !== "Space" ||
        event.repeat ||
        event.ctrlKey ||
        event.altKey ||
        event.metaKey ||
        event.shiftKey ||
        event.defaultPrevented
      )
        return;
      if (event.target instanceof Element && event.target.closest(spaceKeySelector) !== null)
        return;
      const box = element.current?.getBoundingClientRect();
      if (box === undefined || box.bottom < 0 || box.top > innerHeight) return;
      event.preventDefault();
      act();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });
}
