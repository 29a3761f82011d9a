import { fork, type ChildProcess } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { CodedError } from "#base/coded-error.ts";
import { JobFailure } from "#platform/jobs/job.ts";
import { startBrowserProxy } from "../browser-proxy.ts";
import type { ProxyLimits } from "../proxy/proxy-connections.ts";
import type { NetworkAdapter } from "../network-adapter.ts";
import { readGroupMemory } from "#platform/processes/process-usage.ts";
import { deleteOrphanFolders, getFolderPrefix } from "./delete-orphan-folders.ts";
import { measureFolder, readFreeBytes } from "./folder-use.ts";
import type { BrowserMessage } from "./run-browser-task.ts";

export interface BrowserLimits extends ProxyLimits {
  /** For the whole task, including the start of the browser. */
  readonly timeoutMs: number;
  /** Of all processes together; shared memory counts for each of them. */
  readonly maxMemoryBytes?: number;
  /** Of all files in the folder of the browser: its profile, its caches and what pages store. */
  readonly maxDiskBytes?: number;
}

export interface BrowserDependencies {
  readonly browserPath: string;
  readonly network: NetworkAdapter;
  readonly signal: AbortSignal;
  readonly limits: BrowserLimits;
}

/** The browser of this machine did not start. */
export class BrowserUnavailableError extends Error {
  override name = "BrowserUnavailableError";
}

/** The task failed in its process. */
export class BrowserTaskError extends CodedError {
  override name = "BrowserTaskError";
}

/** Ordinary pages need a tenth of these limits. A page above them is probably an attack. */
export const pageLimits: ProxyLimits = { maxBytes: 100 * 1024 * 1024, maxConnections: 1_000 };
const maxMemoryMb = 1_024;
/**
 * An ordinary page takes 1.5 GB, counted this way. The memory limits in deploy/ro2ya.service depend
 * on this value.
 */
export const defaultMaxMemoryBytes = 3 * 1024 * 1024 * 1024;
/** An ordinary page takes 20 MB. A page can write 200 MB in a second. */
const defaultMaxDiskBytes = 200 * 1024 * 1024;
/**
 * A task ends when less of the disk is free. A browser keeps its shared memory in deleted files,
 * which count here but not in the size of its folder.
 */
const minFreeDiskBytes = 256 * 1024 * 1024;
const pollIntervalMs = 500;

/**
 * Runs a task with a browser in a child process, behind a proxy of its own. When the promise
 * settles, the process, its descendants, the proxy and the folder are gone.
 * @param file the entry file of the process, which calls `runBrowserTask`
 * @param task the input of the work, as JSON
 * @returns the result of the work, parsed from JSON and not validated
 * @throws BrowserTaskError; BrowserUnavailableError; JobFailure `too-slow` or `too-large` where a
 *   limit was reached; the signal's reason
 */
export async function runInBrowser(
  file: string,
  task: object,
  dependencies: BrowserDependencies,
  onProgress: (progress: unknown) => void = () => undefined,
): Promise<unknown> {
  void deleteOrphanFolders().catch(() => undefined); // the next task tries again
  const { browserPath, network, signal: callerSignal, limits } = dependencies;
  const limitController = new AbortController();
  const timeoutTimer = setTimeout(
    () => limitController.abort(new JobFailure("too-slow")),
    limits.timeoutMs,
  );
  const signal = AbortSignal.any([callerSignal, limitController.signal]);
  const proxy = await startBrowserProxy(network, limits, signal, () =>
    limitController.abort(new JobFailure("too-large")),
  );
  // The folder is created synchronously just before the child starts, which removes it when this
  // process is killed. Killed during the fork itself, its own parent removes the folder.
  const profileDir = mkdtempSync(getFolderPrefix(process.pid));
  const child = startProcess(file, profileDir);
  const exited = new Promise((resolve) => child.once("exit", resolve).once("error", resolve));
  const kill = () => killGroup(child);
  const stopPolling = pollUsage(child, profileDir, limits, () =>
    limitController.abort(new JobFailure("too-large")),
  );
  signal.addEventListener("abort", kill, { once: true });
  try {
    signal.throwIfAborted();
    return await awaitResult(child, { ...task, browserPath, proxyPort: proxy.port }, onProgress);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timeoutTimer);
    stopPolling();
    signal.removeEventListener("abort", kill);
    kill();
    proxy.close();
    await exited;
    await rm(profileDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * Starts a process that inherits nothing but its folder as HOME: no settings, no open files, no
 * terminal. It leads a process group, which is killed as a whole.
 */
function startProcess(file: string, profileDir: string): ChildProcess {
  return fork(file, [String(process.pid)], {
    env: { PATH: process.env["PATH"], HOME: profileDir, TMPDIR: profileDir },
    execArgv: [`--max-old-space-size=${maxMemoryMb}`, "--disable-warning=ExperimentalWarning"],
    detached: true,
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
}

/**
 * Calls `onExceeded` when memory or disk exceed their limits. A slow measurement delays the next
 * one.
 * @returns a function that stops the polling
 */
function pollUsage(
  { pid }: ChildProcess,
  profileDir: string,
  limits: BrowserLimits,
  onExceeded: () => void,
): () => void {
  let isMeasuring = false;
  const timer = setInterval(async () => {
    if (isMeasuring) return;
    isMeasuring = true;
    if (await isOverLimit(pid, profileDir, limits)) onExceeded();
    isMeasuring = false;
  }, pollIntervalMs);
  return () => clearInterval(timer);
}

async function isOverLimit(
  pid: number | undefined,
  profileDir: string,
  {
    maxMemoryBytes = defaultMaxMemoryBytes,
    maxDiskBytes = defaultMaxDiskBytes,
  }: Pick<BrowserLimits, "maxMemoryBytes" | "maxDiskBytes">,
): Promise<boolean> {
  const [memoryBytes, diskBytes, freeBytes] = await Promise.all([
    pid === undefined ? 0 : readGroupMemory(pid),
    measureFolder(profileDir, maxDiskBytes),
    readFreeBytes(profileDir),
  ]);
  return memoryBytes > maxMemoryBytes || diskBytes > maxDiskBytes || freeBytes < minFreeDiskBytes;
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === "win32" ? pid : -pid, "SIGKILL");
  } catch {
    // No process of the group is left.
  }
}

async function awaitResult(
  child: ChildProcess,
  task: object,
  onProgress: (progress: unknown) => void,
): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  child.on("message", (message: BrowserMessage) => {
    if (message.type === "progress") onProgress(message.progress);
    else if (message.type === "done") resolve(message.value);
    else if (message.type === "no-browser") reject(new BrowserUnavailableError(message.message));
    else reject(new BrowserTaskError(message.code, message.message));
  });
  child.once("error", reject);
  child.once("exit", (code, by) =>
    reject(new Error(`the process of a browser ended with ${code ?? by}`)),
  );
  child.send(task, (error) => error && reject(error));
  return promise;
}
