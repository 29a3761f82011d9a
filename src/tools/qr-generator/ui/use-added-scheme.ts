import { useEffect, useState } from "react";
import type { Content } from "../engine/content.ts";
import { toSafeUrl } from "../engine/safe-url.ts";

const secure = "https://";
const plain = "http://";

/** How long typing rests before the scheme is added. What is typed then goes on at the end. */
const restMs = 1000;

/**
 * Adds `https://` to a typed address that lacks its scheme, in the field itself: the code contains
 * what the field shows. An address that needs more than that, such as an Arabic host, is left as it
 * is. The visitor can take `http://` instead, because whether a site has https is not known: the
 * tool opens no page. Undone, nothing is added until the field is empty.
 */
export function useAddedScheme({ tab, typed }: Content, onUse: (typed: string) => void) {
  const [scheme, setScheme] = useState<string>();
  const [isRefused, setIsRefused] = useState(false);
  const address = `${secure}${typed.trim()}`;
  const isMissing = tab === "url" && !isRefused && toSafeUrl(typed) === address;

  useEffect(() => {
    if (typed === "") setIsRefused(false);
    if (!isMissing) return;
    const timer = setInterval(() => {
      if (isCaretInside(typed)) return;
      setScheme(secure);
      onUse(address);
    }, restMs);
    return () => clearInterval(timer);
    // A new function of the same field must not begin the rest again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [typed, isMissing]);

  const added =
    scheme !== undefined && tab === "url" && typed.startsWith(scheme) ? scheme : undefined;
  const other = added === secure ? plain : secure;
  const rest = typed.slice(added?.length);
  return {
    /** Whether the scheme is about to be added. */
    isMissing,
    /** The scheme that was added, while the field begins with it. */
    added,
    /** The scheme that can take its place. */
    other,
    useOther(): void {
      setScheme(other);
      onUse(`${other}${rest}`);
    },
    undo(): void {
      setScheme(undefined);
      setIsRefused(true);
      onUse(rest);
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
