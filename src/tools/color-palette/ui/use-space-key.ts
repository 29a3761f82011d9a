import { useEffect, type RefObject } from "react";

/** What the space bar already means something to. */
const spaceKeySelector =
  "a, button, input, select, textarea, summary, label, [contenteditable], [tabindex='0'], dialog, [popover]";

/** The space bar acts while the element is in view and nothing else has a use for the key; elsewhere it scrolls the page as ever. */
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
