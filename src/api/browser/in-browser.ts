import { fork, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { JobFailure } from "../jobs/job.ts";
import { startBrowserProxy } from "../outside/browser-proxy.ts";
import type { World } from "../outside/world.ts";
import type { BrowserPlace } from "./work-once.ts";

export interface BrowserNeeds {
  readonly browserPath: string;
  readonly world: World;
  readonly signal: AbortSignal;
  readonly longestMs: number;
}

/** The browser of this machine did not start. */
export class NoBrowser extends Error {
  override name = "NoBrowser";
}

/** A page of people is a tenth of this in everything; what is more was made to keep us busy. */
const [mostBytes, mostDials, mostMemoryMb] = [100 * 1024 * 1024, 1_000, 1_024];

/**
 * Has a process of its own work with a browser behind a proxy of its own. When the promise settles all of it is gone:
 * the process, the browser, the proxy, the folder.
 * @param file the process, which has to end with whoever started it (work-once.ts)
 * @param talk tells the process what to do and gives its answer
 * @throws JobFailure `too-slow` or `too-large` where a limit was reached; what `talk` throws; the signal's own reason
 */
export async function inBrowser<Out>(file: string, needs: BrowserNeeds, talk: (child: ChildProcess, place: BrowserPlace) => Promise<Out>): Promise<Out> {
  const { browserPath, world, signal: given, longestMs } = needs;
  const limit = new AbortController();
  const late = setTimeout(() => limit.abort(new JobFailure("too-slow")), longestMs);
  const signal = AbortSignal.any([given, limit.signal]);
  const profileDir = await mkdtemp(join(tmpdir(), "ro2ya-browser-"));
  const proxy = await startBrowserProxy(world, { mostBytes, mostDials }, signal, () => limit.abort(new JobFailure("too-large")));
  const child = startProcess(file, profileDir);
  const ended = new Promise((resolve) => child.once("exit", resolve).once("error", resolve));
  const end = () => killGroup(child);
  signal.addEventListener("abort", end, { once: true });
  try {
    signal.throwIfAborted();
    return await talk(child, { browserPath, profileDir, proxyPort: proxy.port });
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(late);
    signal.removeEventListener("abort", end);
    end();
    proxy.close();
    await ended;
    await rm(profileDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** It gets nothing of ours: no settings, no files that are open, no terminal. And it heads a group, to be ended as one. */
function startProcess(file: string, profileDir: string): ChildProcess {
  return fork(file, {
    env: { PATH: process.env["PATH"], HOME: profileDir, TMPDIR: profileDir },
    execArgv: [`--max-old-space-size=${mostMemoryMb}`, "--disable-warning=ExperimentalWarning"],
    detached: true,
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === "win32" ? pid : -pid, "SIGKILL");
  } catch {
    // Nobody of it is left.
  }
}

/** Sends the order and hears every message until one settles the work; a process that ends before has failed. */
export async function order<Answer, Out>(
  child: ChildProcess,
  what: object,
  hear: (answer: Answer, resolve: (out: Out) => void, reject: (error: Error) => void) => void,
): Promise<Out> {
  const { promise, resolve, reject } = Promise.withResolvers<Out>();
  child.on("message", (answer) => hear(answer as Answer, resolve, reject));
  child.once("error", reject);
  child.once("exit", (code, by) => reject(new Error(`the process of a browser ended with ${code ?? by}`)));
  child.send(what, (error) => error && reject(error));
  return promise;
}
