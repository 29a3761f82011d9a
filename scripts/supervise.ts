import { fork } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";

interface SuperviseOptions {
  /** The delay before the first restart. It doubles with each restart, up to the maximum. */
  readonly minRestartDelayMs?: number;
  readonly maxRestartDelayMs?: number;
}

/**
 * How a process ended: with an exit code or by a signal. Both are null where it could not be
 * started.
 */
interface ProcessEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** After a process has run for this long, the delays start again from the minimum. */
const stableAfterMs = 60_000;
/** The server stops within eight seconds; after this time it is killed. */
const stopTimeoutMs = 12_000;

/**
 * Keeps a program running as a child process until this process receives SIGTERM, SIGINT or SIGHUP:
 * when the program ends unexpectedly, it is started again, after growing delays. The child sends
 * `listening` over IPC when it has started. If it ends before its first `listening`, a setting is
 * wrong or the port is taken: the program has printed the reason, and a restart would not help.
 * When this process has ended, the IPC channel is closed and the child stops by itself.
 * @param file the program, a module
 * @returns the exit code for this process
 */
export async function supervise(
  file: string,
  { minRestartDelayMs = 500, maxRestartDelayMs = 30_000 }: SuperviseOptions = {},
): Promise<number> {
  const stopping = new AbortController();
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const)
    process.on(signal, () => stopping.abort());
  let hasListened = false;
  for (let delayMs = minRestartDelayMs; ; delayMs = Math.min(delayMs * 2, maxRestartDelayMs)) {
    const start = performance.now();
    const end = await runOnce(file, stopping.signal, () => (hasListened = true));
    if (end.code === 0) return 0;
    if (stopping.signal.aborted) return end.signal === "SIGTERM" || end.signal === "SIGINT" ? 0 : 1;
    if (!hasListened && end.code !== null) return end.code;
    if (performance.now() - start > stableAfterMs) delayMs = minRestartDelayMs;
    console.error(
      `The server ended unexpectedly (${describeEnd(end)}) and is started again in ${delayMs / 1000} s.`,
    );
    await wait(delayMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    if (stopping.signal.aborted) return 0;
  }
}

function runOnce(
  file: string,
  stopping: AbortSignal,
  onListening: () => void,
): Promise<ProcessEnd> {
  return new Promise((resolve) => {
    const child = fork(file, { stdio: ["inherit", "inherit", "inherit", "ipc"] });
    let killTimer: NodeJS.Timeout | undefined;
    const end = (code: number | null, signal: NodeJS.Signals | null) => {
      clearTimeout(killTimer);
      stopping.removeEventListener("abort", stop);
      resolve({ code, signal });
    };
    child.once("exit", end);
    child.on("error", () => child.pid === undefined && end(null, null));
    child.on("message", (message) => message === "listening" && onListening());
    if (stopping.aborted) stop();
    else stopping.addEventListener("abort", stop, { once: true });

    // Always SIGTERM: Ctrl-C in a terminal reaches the child as well, and a second SIGINT would end
    // it at once.
    function stop(): void {
      child.kill("SIGTERM");
      killTimer = setTimeout(() => child.kill("SIGKILL"), stopTimeoutMs);
    }
  });
}

function describeEnd({ code, signal }: ProcessEnd): string {
  if (signal !== null) return signal;
  return code === null ? "it could not be started" : `exit code ${code}`;
}
