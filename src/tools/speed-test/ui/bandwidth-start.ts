import type { Job } from "#ui/job/use-job.ts";
import type { TestEvent, TestState } from "../contract.ts";

/**
 * Decides whether the connection is measured, which takes up to 91 MB of the visitor's data: not
 * before the site is known to open in the server's browser, and where it does not, only if the
 * visitor wants that part alone. There is no time after which it starts anyway: a name server or a
 * site that answers late may still turn out not to exist. The server ends that check by itself,
 * after 8 s for the name and 20 s in all.
 */
export function decideBandwidthStart(site: Job<TestState, TestEvent>): "wait" | "start" | "offer" {
  if (site.phase === "failed") return "offer";
  if (site.phase === "done") return site.value.result.kind === "browser" ? "start" : "offer";
  // Without a browser the server goes from "reaching" to "scoring".
  const stage = site.phase === "working" ? site.stage : null;
  return stage === "opening" || stage === "loading" || stage === "gathering" ? "start" : "wait";
}
