import { createJobClient } from "#base/job-client.ts";
import {
  AnalysisEvent,
  AnalysisLimits,
  AnalysisState,
  startAnalysis,
  toAnalysisPath,
} from "../contract.ts";

export type Scope = "page" | "site";
export type Stage = Extract<AnalysisEvent, { type: "progress" }>["stage"];
export type Report = Extract<AnalysisState, { state: "done" }>["report"];

/** Client of the analysis jobs on the server. */
export const analysisJobs = createJobClient({
  start: startAnalysis,
  path: toAnalysisPath,
  state: AnalysisState,
  event: AnalysisEvent,
});

/** Reads how many pages of a site this server reads. @throws where there is no such response */
export async function readMaxSitePages(signal: AbortSignal): Promise<number> {
  const response = await fetch(startAnalysis.path, { signal });
  return AnalysisLimits.parse(await response.json()).maxSitePages;
}
