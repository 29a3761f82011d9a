import { rmSync } from "node:fs";
import type { Browser } from "puppeteer-core";
import { watchParent } from "#platform/processes/watch-parent.ts";

/** What such a process says: how far it is, and at last one of the others. */
export type BrowserMessage =
  | { readonly type: "progress"; readonly progress: unknown }
  | { readonly type: "done"; readonly value: unknown }
  /** The browser did not start. */
  | { readonly type: "no-browser"; readonly message: string }
  /** `code` is that of the error, where it carries one. */
  | { readonly type: "failed"; readonly code: string; readonly message: string };

/** What in-browser.ts adds to every order. */
interface BrowserEndpoint {
  readonly browserPath: string;
  readonly proxyPort: number;
}

/** The folder that the process was given for its browser. */
const profileDir = process.env["TMPDIR"]!;
let killBrowser = () => undefined as void;
/** A page may keep this process so busy that it does not hear of its parent's end. It begins before anything large is loaded. */
const endsToo = watchParent({
  parentPid: Number(process.argv[2]),
  folder: profileDir,
  endsGroup: true,
});

function sendMessage(message: BrowserMessage): void {
  if (process.connected) process.send!(message);
}

/** Everything of ours at once: the group is this process, its browser and all of the browser's. */
function killGroup(): void {
  killBrowser();
  try {
    // What is left of the browser may still be writing there for a moment.
    rmSync(profileDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  } finally {
    process.kill(process.platform === "win32" ? process.pid : -process.pid, "SIGKILL");
  }
}

type Work<Order> = (
  order: Order,
  browser: Browser,
  tell: (said: unknown) => void,
) => Promise<unknown>;

/**
 * The whole life of a process that in-browser.ts started at the head of a process group: one order, one browser, one
 * answer. It ends with whoever started it, and takes its browser along.
 * @param load what is done in the browser; `tell` says how far it is. It is loaded while the browser starts
 */
export function runBrowserTask<Order>(load: () => Promise<Work<Order>>): void {
  // Whoever started it may have ended while all this was loaded.
  if (!process.connected) killGroup();
  process.once("disconnect", killGroup);
  process.once("message", (task: Order & BrowserEndpoint) => void run(task, load));
}

async function run<Order>(
  task: Order & BrowserEndpoint,
  load: () => Promise<Work<Order>>,
): Promise<void> {
  const { BrowserStartError, openChromium } = await import("./open-chromium.ts");
  try {
    const opening = openChromium(
      { path: task.browserPath, profileDir, proxyPort: task.proxyPort },
      (kill, pid) => {
        killBrowser = kill;
        if (pid !== undefined) endsToo(pid);
      },
    );
    const [{ browser, ended }, work] = await Promise.all([opening, load()]);
    // Without its browser the work would wait for the end of its time.
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
