import { rmSync } from "node:fs";
import type { Browser } from "puppeteer-core";
import { watchParent } from "#platform/processes/watch-parent.ts";

/** The messages of such a process: its progress, and at its end one of the other three. */
export type BrowserMessage =
  | { readonly type: "progress"; readonly progress: unknown }
  | { readonly type: "done"; readonly value: unknown }
  /** The browser did not start. */
  | { readonly type: "no-browser"; readonly message: string }
  /** `code` is that of the error, `UNKNOWN` where it has none. */
  | { readonly type: "failed"; readonly code: string; readonly message: string };

/** What run-in-browser.ts adds to every task. */
interface BrowserEndpoint {
  readonly browserPath: string;
  readonly proxyPort: number;
}

/** The folder of the process and its browser. */
const profileDir = process.env["TMPDIR"]!;
let killBrowser = () => undefined as void;
/**
 * Kills this process and its browser when the parent has ended, even while a page blocks the event
 * loop. It starts before large modules are loaded.
 */
const killWithParent = watchParent({
  parentPid: Number(process.argv[2]),
  folder: profileDir,
  shouldKillGroup: true,
});

function sendMessage(message: BrowserMessage): void {
  if (process.connected) process.send!(message);
}

/** Kills the process group: this process, its browser and all processes of the browser. */
function killGroup(): void {
  killBrowser();
  try {
    // Processes of the browser may still write into the folder.
    rmSync(profileDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  } finally {
    process.kill(process.platform === "win32" ? process.pid : -process.pid, "SIGKILL");
  }
}

type Work<Task> = (
  task: Task,
  browser: Browser,
  report: (progress: unknown) => void,
) => Promise<unknown>;

/**
 * Runs the one task of a process that run-in-browser.ts started as the leader of a process group:
 * receives the task, starts one browser, sends one result. The process ends with its parent, and
 * its browser with it.
 * @param load loads the work that is done in the browser, while the browser starts
 */
export function runBrowserTask<Task>(load: () => Promise<Work<Task>>): void {
  // The parent may have ended while the modules were loading.
  if (!process.connected) killGroup();
  process.once("disconnect", killGroup);
  process.once("message", (task: Task & BrowserEndpoint) => void run(task, load));
}

async function run<Task>(
  task: Task & BrowserEndpoint,
  load: () => Promise<Work<Task>>,
): Promise<void> {
  const { BrowserStartError, openChromium } = await import("./open-chromium.ts");
  try {
    const opening = openChromium(
      { path: task.browserPath, profileDir, proxyPort: task.proxyPort },
      (kill, pid) => {
        killBrowser = kill;
        if (pid !== undefined) killWithParent(pid);
      },
    );
    const [{ browser, ended }, work] = await Promise.all([opening, load()]);
    // Without `ended`, the work would wait for its timeout after a crash of the browser.
    sendMessage({
      type: "done",
      value: await Promise.race([
        work(task, browser, (progress) => sendMessage({ type: "progress", progress })),
        ended,
      ]),
    });
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    if (error instanceof BrowserStartError) sendMessage({ type: "no-browser", message });
    else sendMessage({ type: "failed", code: getErrorCode(error), message });
  }
}

function getErrorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "UNKNOWN";
}
