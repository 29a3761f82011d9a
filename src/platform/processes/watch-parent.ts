import { join } from "node:path";
import { Worker } from "node:worker_threads";

/** What is cleared away when the parent has ended. */
export interface WatchedParent {
  readonly parentPid: number;
  /** Removed before the end. */
  readonly folder?: string;
  /** Whether the process heads a group, which ends with it. */
  readonly endsGroup?: boolean;
}

/**
 * Ends this process soon after its parent has ended, from a thread of its own: the main thread may be busy with what a
 * stranger made for keeping it busy, and would not hear that the channel to its parent is closed.
 * @returns takes the id of a further process that has to end first
 */
export function watchParent(watched: WatchedParent): (pid: number) => void {
  const thread = new Worker(join(import.meta.dirname, "watch-parent-thread.mjs"), {
    workerData: watched,
    env: {},
  });
  thread.unref();
  return (pid) => thread.postMessage(pid);
}
