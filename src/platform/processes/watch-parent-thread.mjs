import { rmSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";

/*
 * The thread of watch-parent.ts. Plain JavaScript: a thread that reads TypeScript takes three times
 * as long to start.
 */

const pollIntervalMs = 200;
const { parentPid, folder, shouldKillGroup } = workerData;
const others = [];

/** @param {number} pid */
function kill(pid) {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended.
  }
}

parentPort.on("message", (pid) => others.push(pid));
setInterval(() => {
  if (process.ppid === parentPid) return;
  for (const pid of others) kill(pid);
  try {
    if (folder !== undefined)
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  } finally {
    if (shouldKillGroup && process.platform !== "win32") kill(-process.pid);
    kill(process.pid);
  }
}, pollIntervalMs);
