import { useEffect, useRef, useState } from "react";
import { JobFailure } from "#base/job-failure.ts";
import type { Locale } from "#i18n/messages.ts";
import { unknownPlatform } from "../engine/platform/choose-platform.ts";
import type { Report } from "./analysis-jobs.ts";
import { keepChosenPlatform, readChosenPlatform } from "./chosen-platforms.ts";
import { loadAnalysisJobs } from "./use-seo-analysis.ts";

/** What became of a choice: nothing is announced of one that was restored. */
export type ChoiceState = "idle" | "loading" | "changed" | "failed" | "expired";

export interface ChosenPlatform {
  readonly report: Report;
  /**
   * What is chosen, or was recognised; `unknownPlatform` where neither is. The report has its
   * advice once that has arrived.
   */
  readonly selected: string;
  /** What the report is worded for, where that was not recognised; null where it was. */
  readonly chosen: string | null;
  readonly state: ChoiceState;
  readonly choose: (platform: string) => void;
}

/**
 * The platform that a visitor says his site is on, which the tab keeps for the site. The server
 * words the stored report again for it: nothing is analysed anew.
 */
export function useChosenPlatform(id: string, first: Report, locale: Locale): ChosenPlatform {
  const recognized = first.platform?.id ?? unknownPlatform;
  const [shown, setShown] = useState({ report: first, platform: recognized });
  const [selected, setSelected] = useState(recognized);
  const [state, setState] = useState<ChoiceState>("idle");
  const request = useRef<AbortController>(undefined);

  async function show(platform: string, isAnnounced: boolean): Promise<void> {
    request.current?.abort();
    setSelected(platform);
    if (platform === recognized) {
      setShown({ report: first, platform });
      keepChosenPlatform(first.url, null);
      return setState("changed");
    }
    const controller = new AbortController();
    request.current = controller;
    if (isAnnounced) setState("loading");
    try {
      const { read } = await loadAnalysisJobs();
      const answer = await read(id, locale, controller.signal, { platform });
      if (controller.signal.aborted) return;
      if (answer.state !== "done") throw new JobFailure("internal");
      setShown({ report: answer.report, platform });
      if (!isAnnounced) return;
      keepChosenPlatform(first.url, platform);
      setState("changed");
    } catch (error) {
      if (controller.signal.aborted) return;
      setSelected(shown.platform);
      if (!isAnnounced) return;
      setState(error instanceof JobFailure && error.code === "expired" ? "expired" : "failed");
    }
  }

  // Once for each report: what the tab has kept for its site.
  useEffect(() => {
    const kept = readChosenPlatform(first.url);
    if (kept !== null && kept !== recognized) void show(kept, false);
    return () => request.current?.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return {
    report: shown.report,
    selected,
    chosen: shown.platform === recognized ? null : shown.platform,
    state,
    choose: (platform) => void show(platform, true),
  };
}
