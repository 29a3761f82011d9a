import { useEffect, useState } from "react";
import type { Content } from "../engine/content.ts";
import { toSafeUrl } from "../engine/safe-url.ts";

const scheme = "https://";

/** How long typing rests before the scheme is added. What is typed then goes on at the end. */
const restMs = 1000;

/**
 * Adds `https://` to a typed address that lacks its scheme, in the field itself: the code contains
 * what the field shows. An address that needs more than that, such as an Arabic host, is left as it
 * is. The visitor can have it undone, after which nothing is added until the field is empty.
 */
export function useAddedScheme({ tab, typed }: Content, onUse: (typed: string) => void) {
  const [isAdded, setIsAdded] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const address = `${scheme}${typed.trim()}`;
  const isMissing = tab === "url" && !isRefused && toSafeUrl(typed) === address;

  useEffect(() => {
    if (typed === "") setIsRefused(false);
    if (!isMissing) return;
    const timer = setInterval(() => {
      if (isCaretInside(typed)) return;
      setIsAdded(true);
      onUse(address);
    }, restMs);
    return () => clearInterval(timer);
    // A new function of the same field must not begin the rest again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [typed, isMissing]);

  return {
    /** Whether the scheme is about to be added. */
    isMissing,
    isAdded: isAdded && tab === "url" && typed.startsWith(scheme),
    undo(): void {
      setIsAdded(false);
      setIsRefused(true);
      onUse(typed.slice(scheme.length));
    },
  };
}

/** Whether the visitor is changing the middle of the text: a new value would move the caret. */
function isCaretInside(typed: string): boolean {
  const field = document.activeElement;
  return (
    field instanceof HTMLInputElement &&
    field.value === typed &&
    field.selectionEnd !== typed.length
  );
}
