import { createJobClient } from "#base/job-client.ts";
import { AnalysisEvent, toAnalysisPath, AnalysisState, startAnalysis } from "../contract.ts";

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
