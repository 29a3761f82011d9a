import { useEffect, useState, type FocusEvent, type KeyboardEvent, type RefObject } from "react";

/**
 * Makes the buttons of one item of a list tab stops, those of the item that had the focus last.
 * Arrow keys lead to the same button of its neighbours, Home and End to the first and the last
 * item.
 * @param list its children are the items, which have equally many buttons
 * @returns the handlers of the list
 * @see https://www.w3.org/WAI/ARIA/apg/practices/keyboard-interface/#kbd_roving_tabindex
 */
export function useItemKeys(list: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    [...list.current!.children].forEach((item, place) => {
      for (const button of listButtons(item)) button.tabIndex = place === current ? 0 : -1;
    });
  }, [list, current]);

  return {
    onFocus: ({ target, currentTarget }: FocusEvent) =>
      setCurrent([...currentTarget.children].findIndex((item) => item.contains(target))),
    onKeyDown(event: KeyboardEvent) {
      const items = [...event.currentTarget.children];
      const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
      const to = {
        Home: 0,
        End: items.length - 1,
        ArrowDown: current + 1,
        ArrowUp: current - 1,
        ArrowRight: current + forward,
        ArrowLeft: current - forward,
      }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      const own = listButtons(items[current]!).indexOf(event.target as HTMLButtonElement);
      listButtons(items.at(to % items.length)!)[own]!.focus();
    },
  };
}

const listButtons = (item: Element) => [...item.querySelectorAll("button")];
