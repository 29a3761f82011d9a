import { useEffect } from "react";

/**
 * Has the browser ask before the page is left, reloaded or shown in the other language, while that
 * would lose something. Without a reason there is no listener, because one keeps a page out of the
 * back-forward cache in some browsers.
 */
export function useLeaveWarning(wouldLose: boolean): void {
  useEffect(() => {
    if (!wouldLose) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [wouldLose]);
}
