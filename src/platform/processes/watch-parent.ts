import { join } from "node:path";
import { Worker } from "node:worker_threads";

/** What is cleaned up when the parent has ended. */
export interface WatchedParent {
  readonly parentPid: number;
  /** Removed before the end. */
  readonly folder?: string;
  /** Whether the process heads a group, which ends with it. */
  readonly shouldKillGroup?: boolean;
}

/**
 * Ends this process soon after its parent has ended. It runs in a thread of its own, because
 * foreign content may block the main thread, which then does not notice that the channel to its
 * parent is closed.
 * @returns registers the id of a further process that has to be killed first
 */
export function watchParent(watched: WatchedParent): (pid: number) => void {
  const thread = new Worker(join(import.meta.dirname, "watch-parent-thread.mjs"), {
    workerData: watched,
    env: {},
  });
  thread.unref();
  return (pid) => thread.postMessage(pid);
}
