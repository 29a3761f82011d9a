import { AppError } from "#base/app-error.ts";
import { callApi } from "#base/call-api.ts";
import { InvalidInput } from "#base/invalid-input.ts";
import type { Locale } from "#i18n/messages.ts";
import { AnalysisEvent, analysisPath, AnalysisState, startAnalysis, type FailureCode } from "./contract.ts";

/** There is no report, and the visitor hears why. */
export class AnalysisFailure extends Error {
  override name = "AnalysisFailure";
  readonly code: FailureCode;
  constructor(code: FailureCode, options?: ErrorOptions) {
    super(`no report: ${code}`, options);
    this.code = code;
  }
}

export type Scope = "page" | "site";

/** Asks for an analysis. @throws AnalysisFailure; the signal's reason where the caller gave up */
export async function askForAnalysis(url: string, scope: Scope, locale: Locale, signal: AbortSignal): Promise<{ id: string; isCached: boolean }> {
  try {
    return await callApi(startAnalysis, { url, scope, locale }, { signal });
  } catch (error) {
    signal.throwIfAborted();
    throw new AnalysisFailure(codeOf(error), { cause: error });
  }
}

function codeOf(error: unknown): FailureCode {
  if (error instanceof InvalidInput) return "bad-address";
  if (!(error instanceof AppError)) return "internal";
  return error.code === "offline" || error.code === "busy" ? error.code : error.code === "invalid-input" ? "bad-address" : "internal";
}

/** What there is of an analysis now. @throws AnalysisFailure `expired`, `offline`, `busy` or `internal` */
export async function readAnalysis(id: string, locale: Locale, signal: AbortSignal): Promise<AnalysisState> {
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(`${analysisPath(id)}?locale=${locale}`, { headers: { accept: "application/json" }, signal });
    body = await response.json().catch(() => undefined);
  } catch (cause) {
    signal.throwIfAborted();
    throw new AnalysisFailure("offline", { cause });
  }
  if (response.status === 404) throw new AnalysisFailure("expired");
  if (response.status === 429 || response.status === 503) throw new AnalysisFailure("busy");
  const state = AnalysisState.safeParse(body);
  if (!response.ok || !state.success) throw new AnalysisFailure("internal");
  return state.data;
}

/**
 * Tells what happens until the work ends, over lost connections too: the browser asks anew and names the last event it
 * heard (`Last-Event-ID`). Gives back once the work has ended in any way, or the server will tell nothing more.
 */
export function followAnalysis(id: string, onEvent: (event: AnalysisEvent) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const events = new EventSource(`${analysisPath(id)}/events`);
    const end = (settle: () => void): void => {
      events.close();
      signal.removeEventListener("abort", giveUp);
      settle();
    };
    const giveUp = (): void => end(() => reject(signal.reason));
    signal.addEventListener("abort", giveUp);
    events.onmessage = ({ data }: MessageEvent<string>) => {
      const event = AnalysisEvent.safeParse(JSON.parse(data));
      if (!event.success) return;
      onEvent(event.data);
      if (event.data.type === "done" || event.data.type === "failed") end(resolve);
    };
    events.onerror = () => {
      if (events.readyState === EventSource.CLOSED) end(resolve);
    };
    if (signal.aborted) giveUp();
  });
}

/** Ends the work, also while the page is being left. Nobody waits for the answer. */
export function cancelAnalysis(id: string): void {
  fetch(analysisPath(id), { method: "DELETE", keepalive: true }).catch(() => undefined);
}
