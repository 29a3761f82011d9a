import { useEffect, useState } from "react";
import type { Locale } from "#i18n/messages.ts";
import type { HistoryEntry } from "#ui/job/job-history.ts";
import type { PageReport } from "../contract.ts";
import { loadAnalysisJobs } from "./use-seo-analysis.ts";

/**
 * Reads the stored report of an earlier analysis from the server.
 * @returns null while it is read, and where it cannot be: the server keeps reports for 30 days
 */
export function usePreviousReport(
  entry: HistoryEntry | undefined,
  locale: Locale,
): PageReport | null {
  const [report, setReport] = useState<PageReport | null>(null);
  const id = entry?.id;
  useEffect(() => {
    setReport(null);
    if (id === undefined) return undefined;
    const controller = new AbortController();
    void loadAnalysisJobs()
      .then((jobs) => jobs.read(id, locale, controller.signal))
      .then((state) => {
        if (state.state === "done" && state.report.kind === "page") setReport(state.report);
      })
      // The comparison is an addition to a report that is there; without it nothing is missing.
      .catch(() => undefined);
    return () => controller.abort();
  }, [id, locale]);
  return report;
}
