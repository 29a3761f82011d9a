import { useEffect, useMemo, useRef, useState } from "react";
import { parseUrl } from "#base/parse-url.ts";
import type { Locale } from "#i18n/messages.ts";
import { readJobAddress, writeJobAddress } from "#ui/job/job-address.ts";
import {
  addHistoryEntry,
  emptyHistory,
  parseHistory,
  type HistoryEntry,
} from "#ui/job/job-history.ts";
import { useHttpRetry } from "#ui/job/use-http-retry.ts";
import { useJob } from "#ui/job/use-job.ts";
import { revealElement } from "#ui/use-reveal.ts";
import { useLazyView } from "#ui/use-lazy-view.ts";
import { useLocalStorage } from "#ui/use-local-storage.ts";
import { useTabState } from "#ui/use-tab-state.ts";
import type { Scope } from "./analysis-jobs.ts";

/** The client is loaded after the page: its schemas are the largest part of the tool. */
export const loadAnalysisJobs = async () => (await import("./analysis-jobs.ts")).analysisJobs;

const historyKey = "ro2ya:seo-history";

const useAnalysisJob = (locale: Locale) => useJob(loadAnalysisJobs, locale, writeJobAddress);

/**
 * The analysis, the scope and the first URL of the form, and the analyses that this device stores.
 */
export function useSeoAnalysis(locale: Locale) {
  const { job: analysis, start, cancel, open } = useAnalysisJob(locale);
  const [scope, setScope] = useState<Scope>("page");
  const [checked, setChecked] = useLocalStorage(historyKey, emptyHistory, parseHistory);
  const [requestedUrl, setRequestedUrl] = useState<string>();
  const { typedUrl, setTypedUrl, restoredUrl } = usePersistedForm(scope, setScope);
  const results = useRef<HTMLDivElement>(null);
  const { allow } = useHttpRetry(
    analysis.phase === "failed" && analysis.code === "refused",
    tryUrl,
  );
  /** The scopes and URLs that were analysed from the form. */
  const typedBefore = useRef(new Set<string>());
  const report = analysis.phase === "done" ? analysis.value.report : null;
  /** The report that the form has followed. */
  const [shownReport, setShownReport] = useState(report);

  // Runs once: the address is read after mounting, because the server renders without one.
  useEffect(() => {
    const { id, typedUrl: linkedUrl, isFromHomeForm } = readJobAddress();
    if (id) void open(id);
    if (id || !linkedUrl) return;
    setRequestedUrl(linkedUrl);
    setTypedUrl(linkedUrl);
    const url = parseUrl(linkedUrl);
    // Our server fetches that page, so what another site or a share named waits for the button. The
    // tab keeps it from here on, and a reload does not bring it back over what is typed.
    if (url !== null && isFromHomeForm) {
      allow(linkedUrl);
      setScope("page");
      void start({ url, scope: "page", locale });
    } else writeJobAddress(null);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  function tryUrl(url: string): void {
    allow(null);
    setRequestedUrl(url);
    setTypedUrl(url);
    analyzeTyped(url);
  }

  /** Who types an address again wants to know what has changed since. */
  function analyzeTyped(url: string): void {
    const key = `${scope} ${url}`;
    const isRepeated = typedBefore.current.has(key);
    typedBefore.current.add(key);
    void start({ url, scope, locale, ...(isRepeated && { fresh: true }) });
  }

  useEffect(() => {
    if (analysis.phase !== "done") return;
    const { url, kind, score, fetchedAt, blocker } = analysis.value.report;
    const entry = { id: analysis.id, url, kind, score, at: fetchedAt };
    setChecked(
      addHistoryEntry(checked, { ...entry, ...(blocker !== null && { isBlocked: true }) }),
    );
    // Whatever the tab has kept of the form, what is analysed next is what is shown.
    setScope(kind);
    // Who came by the link of a report finds its address in the form.
    if (typedUrl === "") {
      setRequestedUrl(url);
      setTypedUrl(url);
    }
    setShownReport(report);
    // Once for each report; a change of the list alone must not run it again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [report]);

  // After the form has the report's address and scope, which change its height.
  useEffect(() => {
    if (shownReport !== null && results.current !== null)
      revealElement(results.current, { place: "top", isPatient: true });
  }, [shownReport]);

  return {
    analysis,
    scope,
    setScope,
    checked,
    requestedUrl,
    restoredUrl,
    typedUrl,
    setTypedUrl,
    results,
    analyze: (url: string) => {
      allow(typedUrl);
      analyzeTyped(url);
    },
    tryUrl,
    previous: findPrevious(checked, analysis),
    checkPage: (url: string, options: CheckOptions = {}) => {
      const { scope: newScope = "page", isRendered = false, isFresh = false } = options;
      allow(null);
      setScope(newScope);
      void start({
        url,
        scope: newScope,
        locale,
        ...(isRendered && { rendered: true }),
        ...(isFresh && { fresh: true }),
      });
    },
    reopen: (id: string) => void open(id),
    cancel,
    clearHistory: () => setChecked(emptyHistory),
  };
}

/** How an address is analysed from within a report. */
export interface CheckOptions {
  readonly scope?: Scope;
  readonly isRendered?: boolean;
  /** Whether a report of the last minutes is not enough. */
  readonly isFresh?: boolean;
}

/** The last analysis of the same address on this device, before the one that is shown. */
function findPrevious(
  checked: readonly HistoryEntry[],
  analysis: ReturnType<typeof useAnalysisJob>["job"],
): HistoryEntry | undefined {
  if (analysis.phase !== "done") return undefined;
  const { url, kind, fetchedAt } = analysis.value.report;
  return checked.find(
    (entry) =>
      entry.id !== analysis.id && entry.url === url && entry.kind === kind && entry.at < fetchedAt,
  );
}

interface StoredForm {
  readonly url: string;
  readonly scope: Scope;
}

function parseForm(stored: unknown): StoredForm | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const { url, scope } = stored as Readonly<Record<string, unknown>>;
  return typeof url === "string" ? { url, scope: scope === "site" ? "site" : "page" } : undefined;
}

/** What is typed and chosen in the form, which the tab keeps. */
function usePersistedForm(scope: Scope, setScope: (scope: Scope) => void) {
  const [typedUrl, setTypedUrl] = useState("");
  const [restoredUrl, setRestoredUrl] = useState<string>();
  const value = useMemo<StoredForm>(() => ({ url: typedUrl, scope }), [typedUrl, scope]);
  useTabState({
    name: "seo-analyzer",
    value,
    parse: parseForm,
    isWork: false,
    restore(stored) {
      setTypedUrl(stored.url);
      setRestoredUrl(stored.url);
      setScope(stored.scope);
    },
  });
  return { typedUrl, setTypedUrl, restoredUrl };
}

const loadResults = async () => (await import("./Results.tsx")).Results;

/** Loads the view of a report while the server creates it. */
export function useResultsView(phase: "idle" | "working" | "done" | "failed") {
  const { View, hasLoadFailed } = useLazyView(phase === "working" || phase === "done", loadResults);
  return { Results: View, hasLoadFailed };
}
