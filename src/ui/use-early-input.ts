import { useLayoutEffect } from "react";

const textFields = 'input:is([type="text"], [type="url"], [type="search"], [type="password"])';

/**
 * Tells a tool what the visitor typed before its scripts ran. React keeps such a text at hydration,
 * but tells no component, and the next render puts back the state that knows nothing of it.
 */
export function useEarlyInput(): void {
  useLayoutEffect(() => {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      `astro-island :is(${textFields}, textarea)`,
    );
    for (const field of fields)
      if (field.value !== field.defaultValue && isTyped(field)) announce(field);
  }, []);
}

/** After a reload the browser itself fills fields in, which the tab's stored state knows better. */
function isTyped(field: HTMLElement): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "navigate" || field === document.activeElement;
}

/**
 * Dispatches the event of an input. React ignores one whose text it has seen already, so that the
 * first text is set where React sees it, and the typed one where it does not.
 */
function announce(field: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = field.value;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")!.set!.call(field, typed);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
