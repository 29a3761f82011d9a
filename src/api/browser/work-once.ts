import { rmSync } from "node:fs";
import type { Browser } from "puppeteer-core";
import { BrowserStartError, openChromium } from "../speed/open-chromium.ts";

/** Where a process finds its browser, and the only way out that it has. */
export interface BrowserPlace {
  readonly browserPath: string;
  /** An empty folder for the browser, removed when the process ends. */
  readonly profileDir: string;
  readonly proxyPort: number;
}

/** What such a process says: at last one of these, and before it whatever its work tells. */
export type BrowserAnswer<Out> =
  | { readonly type: "done"; readonly value: Out }
  /** The browser did not start. */
  | { readonly type: "no-browser"; readonly message: string }
  | { readonly type: "failed"; readonly message: string };

function say(answer: BrowserAnswer<unknown>): void {
  if (process.connected) process.send!(answer);
}

/**
 * The whole life of a process that in-browser.ts started at the head of a process group: one order, one browser, one
 * answer. It ends with whoever started it, and takes its browser along.
 */
export function workOnce<Order extends BrowserPlace, Out>(work: (order: Order, browser: Browser) => Promise<Out>): void {
  process.once("message", (order: Order) => void run(order, work));
}

async function run<Order extends BrowserPlace, Out>(order: Order, work: (order: Order, browser: Browser) => Promise<Out>): Promise<void> {
  let kill = () => undefined as void;
  process.once("disconnect", () => endAll(order.profileDir, () => kill()));
  try {
    const browser = await openChromium({ ...order, path: order.browserPath }, (killBrowser) => (kill = killBrowser));
    say({ type: "done", value: await work(order, browser) });
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    say({ type: error instanceof BrowserStartError ? "no-browser" : "failed", message });
  }
}

/** Everything of ours at once: the group is this process, its browser and all of the browser's. */
function endAll(profileDir: string, kill: () => void): void {
  kill();
  rmSync(profileDir, { recursive: true, force: true, maxRetries: 3 });
  process.kill(process.platform === "win32" ? process.pid : -process.pid, "SIGKILL");
}
