import { useEffect, type RefObject } from "react";

/** Elements that use the space bar themselves. */
const spaceKeySelector =
  "a, button, input, select, textarea, summary, label, [contenteditable], [tabindex='0'], dialog, [popover]";

/** The space bar triggers the action while the element is in view and the focused element does not use the key; otherwise it scrolls the page. */
export function useSpaceKey(latestAct: RefObject<Element | null>, act: () => void): void {
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
      const box = latestAct.current?.getBoundingClientRect();
      if (box === undefined || box.bottom < 0 || box.top > innerHeight) return;
      event.preventDefault();
      act();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });
}
