import { JobFailure } from "#platform/jobs/job.ts";
import { EgressError } from "#platform/egress/egress-error.ts";
import type { NetworkAdapter } from "#platform/egress/network-adapter.ts";
import { createHostNetwork } from "./host-network.ts";
import type { JobEvent } from "./job-process.ts";
import { serveTasks, type TaskHost } from "./serve-tasks.ts";

/** What the process of a job offers to its work. */
export interface JobContext {
  readonly network: NetworkAdapter;
  readonly signal: AbortSignal;
  readonly report: (progress: object) => void;
  readonly reportNoBrowser: (error: Error) => void;
  readonly request: TaskHost["request"];
}

/** Runs the process of a job definition: each task is one job. */
export function serveJobs<Task>(work: (task: Task, host: JobContext) => Promise<unknown>): void {
  serveTasks<Task>((task, host, signal) => {
    const sendEvent = (event: JobEvent) => host.sendEvent(event);
    return work(task, {
      network: createHostNetwork(host),
      signal,
      report: (progress) => sendEvent({ type: "progress", progress }),
      reportNoBrowser: ({ message }) =>
        sendEvent({ type: "no-browser", message: message.slice(0, 2_000) }),
      request: (name, input, aborted) => host.request(name, input, aborted),
    });
  }, getErrorCode);
}

/**
 * The failure code of an error. A RangeError means a page that is nested more deeply than the stack
 * allows.
 */
function getErrorCode(error: unknown): string | undefined {
  if (error instanceof JobFailure || error instanceof EgressError) return error.code;
  return error instanceof RangeError ? "too-large" : undefined;
}
