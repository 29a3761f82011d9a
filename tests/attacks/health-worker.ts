import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { setTimeout } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import type { HealthReport } from "./health-watch.ts";
import { readRssMb } from "./process-tree.ts";

// Asks for /api/health on a clock of its own, so that whatever keeps the test's event loop busy
// delays nothing here.
const { url, pid, intervalMs } = workerData as { url: string; pid: number; intervalMs: number };
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const waitedMs: number[] = [];
let maxBusyMs = 0;
let failures = 0;
let peakRssMb = 0;
let isStopped = false;

/** Longer waits are as bad as this one. */
const maxAskMs = 45_000;

/**
 * Whether it was answered with 200, however late. A connection that breaks, or another status, is a
 * failure; silence is a wait.
 */
function ask(): Promise<boolean> {
  return new Promise((resolve) => {
    const asking = get(`${url}/api/health`, { agent, timeout: maxAskMs }, (answer) =>
      answer.resume().once("end", () => resolve(answer.statusCode === 200)),
    );
    asking.once("error", () => resolve(false));
    asking.once("timeout", () => {
      resolve(true);
      asking.destroy();
    });
  });
}

/**
 * How long the server's main thread has computed since it began, in ms; the kernel counts in
 * hundredths of a second.
 */
function mainThreadMs(): number {
  try {
    const stat = readFileSync(`/proc/${pid}/task/${pid}/stat`, "utf8");
    const [user, system] = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .slice(11, 13)
      .map(Number) as [number, number];
    return (user + system) * 10;
  } catch {
    return 0;
  }
}

function report(): HealthReport {
  const sorted = waitedMs.toSorted((a, b) => a - b);
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return {
    count: sorted.length,
    maxMs: at(1),
    maxBusyMs: Math.round(maxBusyMs),
    p99Ms: at(0.99),
    failures,
    peakRssMb: Math.round(peakRssMb),
  };
}

parentPort!.once("message", () => (isStopped = true));
await ask(); // opens the connection
parentPort!.postMessage("watching");
while (!isStopped) {
  const [start, computedMs] = [performance.now(), mainThreadMs()];
  if (await ask()) {
    const waited = performance.now() - start;
    waitedMs.push(waited);
    if (mainThreadMs() - computedMs > waited / 2) maxBusyMs = Math.max(maxBusyMs, waited);
  } else failures++;
  peakRssMb = Math.max(peakRssMb, readRssMb(pid));
  await setTimeout(Math.max(1, intervalMs - (performance.now() - start)));
}
agent.destroy();
parentPort!.postMessage(report());
