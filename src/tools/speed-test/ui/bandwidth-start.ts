import type { Job } from "#ui/job/use-job.ts";
import type { TestEvent, TestState } from "../contract.ts";

/**
 * The measurement of the connection waits for the site at most this long. The first request takes
 * up to 20 s where a site is slow, and a queue may be longer.
 */
export const maxSiteWaitMs = 8_000;

/**
 * Decides whether the connection is measured, which takes up to 91 MB of the visitor's data: not
 * before the site is known to open in the server's browser, and where it does not, only if the
 * visitor wants that part alone.
 */
export function decideBandwidthStart(site: Job<TestState, TestEvent>): "wait" | "start" | "offer" {
  if (site.phase === "failed") return "offer";
  if (site.phase === "done") return site.value.result.kind === "browser" ? "start" : "offer";
  // Without a browser the server goes from "reaching" to "scoring".
  const stage = site.phase === "working" ? site.stage : null;
  return stage === "opening" || stage === "loading" || stage === "gathering" ? "start" : "wait";
}
