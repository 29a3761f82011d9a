import { useEffect, useState } from "react";
import { maxSitePages } from "../site-pages.ts";

/**
 * How many pages of a site the server reads: the default, as in the built page, until the server
 * has answered.
 */
export function useMaxSitePages(): number {
  const [maxPages, setMaxPages] = useState(maxSitePages);
  useEffect(() => {
    const controller = new AbortController();
    void import("./analysis-jobs.ts")
      .then(({ readMaxSitePages }) => readMaxSitePages(controller.signal))
      .then(setMaxPages)
      // Without an answer the default stays; an analysis reports its own figure.
      .catch(() => undefined);
    return () => controller.abort();
  }, []);
  return maxPages;
}
