import { once } from "node:events";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Worker } from "node:worker_threads";

/** How a server answered /api/health for a while, and the memory that its process held. */
export interface HealthReport {
  readonly count: number;
  readonly maxMs: number;
  /**
   * The longest of those waits in which the server's main thread computed for half of the time and
   * more. What is longer was the machine.
   */
  readonly maxBusyMs: number;
  readonly p99Ms: number;
  /** Requests that were not answered with 200. */
  readonly failures: number;
  readonly peakRssMb: number;
}

interface Watched {
  readonly url: string;
  readonly child: { readonly pid?: number | undefined };
}

const intervalMs = 20;

/**
 * Asks the server for its health every 20 ms, from a thread of its own.
 * @returns the way to stop, which waits for the last answer and tells what was seen
 */
export async function watchHealth({ url, child }: Watched): Promise<() => Promise<HealthReport>> {
  const worker = new Worker(join(import.meta.dirname, "health-worker.ts"), {
    workerData: { url, pid: child.pid, intervalMs },
    execArgv: [],
  });
  await once(worker, "message");
  return async () => {
    const reported = once(worker, "message");
    worker.postMessage("stop");
    const [report] = (await reported) as [HealthReport];
    await worker.terminate();
    return report;
  };
}

/**
 * What the machine allows while nothing happens: every limit on waits is at least some of these.
 */
export async function measureIdle(server: Watched, durationMs = 600): Promise<HealthReport> {
  const stop = await watchHealth(server);
  await setTimeout(durationMs);
  return stop();
}
