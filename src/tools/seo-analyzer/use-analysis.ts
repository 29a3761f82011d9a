import { useEffect, useRef, useState } from "react";
import type { Locale } from "#i18n/messages.ts";
import { AnalysisFailure, askForAnalysis, cancelAnalysis, followAnalysis, readAnalysis, type Scope } from "./analysis-client.ts";
import type { AnalysisEvent, AnalysisState, FailureCode } from "./contract.ts";

export type Stage = Extract<AnalysisEvent, { type: "progress" }>["stage"];
export type Report = Extract<AnalysisState, { state: "done" }>["report"];

export interface Working {
  readonly phase: "working";
  /** Place in the queue; null once it runs. */
  readonly position: number | null;
  readonly stage: Stage | null;
  readonly done: number;
  readonly total: number;
}

export type Analysis =
  | { readonly phase: "idle" }
  | Working
  | { readonly phase: "done"; readonly id: string; readonly report: Report; readonly isCached: boolean }
  | { readonly phase: "failed"; readonly code: FailureCode };

interface Running {
  readonly controller: AbortController;
  /** Of work that the server does for us and that a cancel ends. */
  id: string | null;
}

interface Control {
  readonly analysis: Analysis;
  readonly start: (url: string, scope: Scope) => Promise<void>;
  readonly cancel: () => void;
  /** Shows a kept report, or goes on with work that runs. */
  readonly open: (id: string) => Promise<void>;
}

const begun: Working = { phase: "working", position: null, stage: null, done: 0, total: 0 };
/** The server keeps the report a moment after it tells that it is done; asked this often at most. */
const mostReads = 5;
const pauseMs = 300;

/**
 * One analysis at a time: a new start ends the work before it. Leaving the page does not: a reload goes on with it.
 * @param onId what to do with the id of the report that is shown or worked at, null when there is none
 */
export function useAnalysis(locale: Locale, onId: (id: string | null) => void): Control {
  const [analysis, setAnalysis] = useState<Analysis>({ phase: "idle" });
  const running = useRef<Running | null>(null);
  useEffect(() => () => running.current?.controller.abort(), []);

  async function run(work: (current: Running) => Promise<Analysis>): Promise<void> {
    end();
    const current: Running = { controller: new AbortController(), id: null };
    running.current = current;
    const { signal } = current.controller;
    setAnalysis(begun);
    let next: Analysis;
    try {
      next = await work(current);
    } catch (error) {
      next = { phase: "failed", code: error instanceof AnalysisFailure ? error.code : "internal" };
    }
    if (signal.aborted) return;
    running.current = null;
    setAnalysis(next);
    if (next.phase !== "done") onId(null);
  }

  /** Ends what runs, on the server too. */
  function end(): void {
    const current = running.current;
    running.current = null;
    current?.controller.abort();
    if (current?.id) cancelAnalysis(current.id);
  }

  async function finish(current: Running, id: string, isCached: boolean): Promise<Analysis> {
    const { signal } = current.controller;
    let state = await readAnalysis(id, locale, signal);
    for (let reads = 1; state.state === "queued" || state.state === "running"; reads++) {
      // Work that goes on is ours to cancel, after a reload too.
      current.id = id;
      if (state.state === "queued") setAnalysis({ ...begun, position: state.position });
      await followAnalysis(id, (event) => setAnalysis((before) => after(before, event)), signal);
      state = await readAnalysis(id, locale, signal);
      if (reads > mostReads) throw new AnalysisFailure("internal");
      if (state.state === "queued" || state.state === "running") await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    return state.state === "done" ? { phase: "done", id, report: state.report, isCached } : { phase: "failed", code: state.code };
  }

  const start = (url: string, scope: Scope): Promise<void> =>
    run(async (current) => {
      const { id, isCached } = await askForAnalysis(url, scope, locale, current.controller.signal);
      onId(id);
      return finish(current, id, isCached);
    });

  const open = (id: string): Promise<void> =>
    run(async (current) => {
      onId(id);
      return finish(current, id, false);
    });

  function cancel(): void {
    end();
    setAnalysis({ phase: "idle" });
    onId(null);
  }

  return { analysis, start, cancel, open };
}

/** What is shown after an event: progress never goes back, though more work may be found on the way. */
function after(before: Analysis, event: AnalysisEvent): Analysis {
  const working = before.phase === "working" ? before : begun;
  if (event.type === "queued") return { ...working, position: event.position };
  if (event.type !== "progress") return { ...working, done: Math.max(1, working.total), total: Math.max(1, working.total) };
  const { stage, done, total } = event;
  const isBehind = working.total > 0 && done * working.total < working.done * total;
  return isBehind ? { ...working, position: null, stage } : { phase: "working", position: null, stage, done, total };
}
