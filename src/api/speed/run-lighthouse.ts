import { fork, type ChildProcess } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FailureCode } from "#tools/speed-test/contract.ts";
import { JobFailure } from "../jobs/job.ts";
import { startBrowserProxy, type ProxyLimits } from "../outside/browser-proxy.ts";
import type { World } from "../outside/world.ts";
import { clearLeftFolders, folderPrefix } from "./clear-left-folders.ts";
import type { LighthouseAnswer, LighthouseOrder } from "./lighthouse-order.ts";
import type { Progress } from "./progress.ts";
import type { BrowserAudit } from "./speed-audit.ts";
import type { SpeedQuestion } from "./speed-question.ts";

interface Needs {
  readonly browserPath: string;
  readonly world: World;
  readonly progress: Progress;
  readonly signal: AbortSignal;
  readonly limits?: TestLimits;
}

interface TestLimits extends ProxyLimits {
  /** For everything, the browser's start included. */
  readonly longestMs: number;
}

/** The browser of this machine did not start: what HTTP tells is all that can be told. */
export class NoBrowser extends Error {
  override name = "NoBrowser";
}

/** A page of people is a tenth of this in everything; what is more was made to keep us busy. */
const usualLimits: TestLimits = { longestMs: 60_000, mostBytes: 100 * 1024 * 1024, mostDials: 1_000 };
const mostMemoryMb = 1_024;

/**
 * Opens a page in a real browser and has Lighthouse judge it, in a process group of its own that ends with the promise.
 * @throws JobFailure; NoBrowser; the signal's own reason
 */
export async function runLighthouse({ url, device }: SpeedQuestion, { browserPath, world, progress, signal: given, limits = usualLimits }: Needs): Promise<BrowserAudit> {
  void clearLeftFolders().catch(() => undefined); // the next test tries again
  const limit = new AbortController();
  const late = setTimeout(() => limit.abort(new JobFailure("too-slow")), limits.longestMs);
  const signal = AbortSignal.any([given, limit.signal]);
  const proxy = await startBrowserProxy(world, limits, signal, () => limit.abort(new JobFailure("too-large")));
  // Between these two nothing else happens: whoever kills this process leaves either no folder or one that the other removes.
  const profileDir = mkdtempSync(join(tmpdir(), folderPrefix));
  const child = startProcess(profileDir);
  const ended = new Promise((resolve) => child.once("exit", resolve).once("error", resolve));
  const end = () => killGroup(child);
  signal.addEventListener("abort", end, { once: true });
  try {
    signal.throwIfAborted();
    return await auditFrom(child, { url, device, browserPath, proxyPort: proxy.port }, progress);
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

/** It gets nothing of ours but a folder, which it calls home: no settings, no files that are open, no terminal. And it heads a group, to be ended as one. */
function startProcess(profileDir: string): ChildProcess {
  return fork(join(import.meta.dirname, "lighthouse-process.ts"), {
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

async function auditFrom(child: ChildProcess, order: LighthouseOrder, progress: Progress): Promise<BrowserAudit> {
  const { promise, resolve, reject } = Promise.withResolvers<BrowserAudit>();
  child.on("message", (answer: LighthouseAnswer) => {
    if (answer.type === "progress") progress.reached(answer.stage, answer.share);
    else if (answer.type === "done") resolve(answer.audit);
    else if (answer.type === "no-browser") reject(new NoBrowser(answer.message));
    else reject(failureOf(answer.code, answer.message));
  });
  child.once("error", reject);
  child.once("exit", (code, by) => reject(new Error(`the process of a test ended with ${code ?? by}`)));
  child.send(order, (error) => error && reject(error));
  return promise;
}

/** @see https://github.com/GoogleChrome/lighthouse/blob/main/core/lib/lh-error.js */
const failures: Readonly<Record<string, FailureCode>> = {
  INVALID_URL: "bad-address",
  DNS_FAILURE: "does-not-exist",
  FAILED_DOCUMENT_REQUEST: "refused",
  ERRORED_DOCUMENT_REQUEST: "http-error",
  NOT_HTML: "not-html",
  INSECURE_DOCUMENT_REQUEST: "tls",
  CHROME_INTERSTITIAL_ERROR: "tls",
  // It was opened, and showed nothing that could be measured for as long as Lighthouse waits.
  ...Object.fromEntries(
    ["PAGE_HUNG", "PROTOCOL_TIMEOUT", "NO_FCP", "NO_LCP", "NO_NAVSTART", "NO_SCREENSHOTS", "SPEEDINDEX_OF_ZERO", "NO_SPEEDLINE_FRAMES", "NO_SCORE"].map((code) => [
      code,
      "too-slow" as const,
    ]),
  ),
};

function failureOf(code: string, message: string): Error {
  const known = failures[code];
  return known === undefined ? new Error(`Lighthouse ended with ${code}: ${message}`) : new JobFailure(known, { cause: message });
}
