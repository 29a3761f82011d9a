import { useEffect, useState } from "react";

/**
 * Requests how many pages of a site the server reads, once it is first wanted: most visitors have a
 * single page checked.
 * @returns null until the server has answered
 */
export function useMaxSitePages(isWanted: boolean): number | null {
  const [maxPages, setMaxPages] = useState<number | null>(null);
  const isMissing = isWanted && maxPages === null;
  useEffect(() => {
    if (!isMissing) return;
    const controller = new AbortController();
    void import("./analysis-jobs.ts")
      .then(({ readMaxSitePages }) => readMaxSitePages(controller.signal))
      .then(setMaxPages)
      // The form works without the figure; an analysis reports its own.
      .catch(() => undefined);
    return () => controller.abort();
  }, [isMissing]);
  return maxPages;
}
