import { fork, type ChildProcess } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CodedError } from "#base/coded-error.ts";
import { JobFailure } from "#platform/jobs/job.ts";
import { startBrowserProxy, type ProxyLimits } from "../browser-proxy.ts";
import type { NetworkAdapter } from "../network-adapter.ts";
import { readGroupMemory } from "#platform/processes/process-usage.ts";
import { deleteOrphanFolders, folderPrefix } from "./delete-orphan-folders.ts";
import { measureFolder, readFreeBytes } from "./folder-use.ts";
import type { BrowserMessage } from "./run-browser-task.ts";

export interface BrowserLimits extends ProxyLimits {
  /** For everything, the browser's start included. */
  readonly timeoutMs: number;
  /** Of all processes together, what they share counted for each. */
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

/** The process could not do what it was asked for. */
export class BrowserTaskError extends CodedError {
  override name = "BrowserTaskError";
}

/** A page of people is a tenth of this in everything; what is more was made to keep us busy. */
export const pageLimits: ProxyLimits = { maxBytes: 100 * 1024 * 1024, maxConnections: 1_000 };
const maxMemoryMb = 1_024;
/** An ordinary page takes 1.5 GB counted in this way. The limits of memory in deploy/ro2ya.service depend on it. */
export const defaultMaxMemoryBytes = 3 * 1024 * 1024 * 1024;
/** An ordinary page takes 20 MB. A page can write 200 MB in a second. */
const defaultMaxDiskBytes = 200 * 1024 * 1024;
/** What stays free on the disk for everything else. Shared memory of a browser lies in files without a name, which only this shows. */
const minFreeDiskBytes = 256 * 1024 * 1024;
const pollIntervalMs = 500;

/**
 * Has a process of its own work with a browser behind a proxy of its own. When the promise settles all of it is gone:
 * the process and what it started, the proxy, the folder.
 * @param file the process, which calls `workOnce`
 * @param task what `workOnce` gives to its work, beside the browser
 * @returns what the work gave, as JSON carries it
 * @throws BrowserTaskError; BrowserUnavailableError; JobFailure `too-slow` or `too-large` where a limit was reached; the signal's reason
 */
export async function runInBrowser(
  file: string,
  task: object,
  dependencies: BrowserDependencies,
  onProgress: (progress: unknown) => void = () => undefined,
): Promise<unknown> {
  void deleteOrphanFolders().catch(() => undefined); // whoever comes next tries again
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
  // Between these two nothing else happens: whoever kills this process leaves either no folder or one that the other removes.
  const profileDir = mkdtempSync(join(tmpdir(), folderPrefix));
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

/** It gets nothing of ours but a folder, which it calls home: no settings, no files that are open, no terminal. And it heads a group, to be ended as one. */
function startProcess(file: string, profileDir: string): ChildProcess {
  return fork(file, [String(process.pid)], {
    env: { PATH: process.env["PATH"], HOME: profileDir, TMPDIR: profileDir },
    execArgv: [`--max-old-space-size=${maxMemoryMb}`, "--disable-warning=ExperimentalWarning"],
    detached: true,
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
}

/** Calls `onExceeded` once memory or disk exceed their limits. A slow measurement delays the next one. @returns the stop */
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
    // Nobody of it is left.
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
