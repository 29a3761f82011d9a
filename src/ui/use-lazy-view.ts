import { useEffect, useState } from "react";

/**
 * Loads a part of a tool that is not needed at first: a view, or a function.
 * @param isWanted when it is first true, the part is loaded
 * @returns the part, `null` until it is there; `hasLoadFailed` when it could not be fetched
 */
export function useLazyView<View>(
  isWanted: boolean,
  load: () => Promise<View>,
): { readonly View: View | null; readonly hasLoadFailed: boolean } {
  const [View, setView] = useState<View | null>(null);
  const [hasLoadFailed, setHasLoadFailed] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (loaded) => setView(() => loaded),
      () => setHasLoadFailed(true),
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isWanted]);
  return { View, hasLoadFailed };
}
