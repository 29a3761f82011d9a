import { rmSync } from "node:fs";
import lighthouse, { desktopConfig, type Flags } from "lighthouse";
import { swapLocale } from "lighthouse/shared/localization/swap-locale.js";
import log from "lighthouse-logger";
import type { Page } from "puppeteer-core";
import { auditOfReport, NoScore, type LighthouseReport } from "./audit-of-report.ts";
import type { LighthouseAnswer, LighthouseOrder } from "./lighthouse-order.ts";
import { BrowserStartError, openChromium } from "./open-chromium.ts";

/*
 * Runs as a process of its own, which run-lighthouse.ts starts at the head of a process group: one test, one browser,
 * and then the end. It ends with whoever started it, and takes its browser along.
 */

/** What a performance run gathers and judges in Lighthouse 13; where another version does more, progress waits for it. */
const [artifacts, audits] = [12, 49];
/** About as many requests as a page makes when half of its loading is over. */
const middlingRequests = 8;

const flags: Flags = {
  logLevel: "error",
  locale: "en-US",
  onlyCategories: ["performance"],
  throttlingMethod: "simulate",
  disableFullPageScreenshot: true,
  maxWaitForLoad: 30_000,
};

function say(answer: LighthouseAnswer): void {
  if (process.connected) process.send!(answer);
}

/** The folder that it was given for its browser. */
const profileDir = process.env["TMPDIR"]!;
let killBrowser = () => undefined as void;

/** Everything of ours at once: the group is this process, its browser and all of the browser's. */
function endAll(): void {
  killBrowser();
  try {
    // What is left of the browser may still be writing there for a moment.
    rmSync(profileDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  } finally {
    process.kill(process.platform === "win32" ? process.pid : -process.pid, "SIGKILL");
  }
}

function tellProgress(page: Page): void {
  const counted = { gathering: 0, scoring: 0, loading: 0 };
  log.events.on("status", ([, message]: readonly [string, string]) => {
    if (message.startsWith("Getting artifact")) say({ type: "progress", stage: "gathering", share: ++counted.gathering / artifacts });
    if (message.startsWith("Auditing")) say({ type: "progress", stage: "scoring", share: ++counted.scoring / audits });
    if (message.startsWith("Navigating to http")) say({ type: "progress", stage: "opening", share: 1 });
  });
  page.on("requestfinished", () => {
    if (counted.gathering === 0) say({ type: "progress", stage: "loading", share: ++counted.loading / (counted.loading + middlingRequests) });
  });
}

async function run({ url, device, browserPath, proxyPort }: LighthouseOrder): Promise<void> {
  try {
    const browser = await openChromium({ path: browserPath, profileDir, proxyPort }, (kill) => (killBrowser = kill));
    say({ type: "progress", stage: "opening", share: 0.5 });
    const page = await browser.newPage();
    tellProgress(page);
    // Lighthouse's own copy of puppeteer-core is the same one.
    const result = await lighthouse(url, flags, device === "desktop" ? desktopConfig : undefined, page);
    if (!result) throw new NoScore("Lighthouse gave no result");
    if (result.lhr.runtimeError) return say({ type: "failed", ...result.lhr.runtimeError });
    const arabic = swapLocale(result.lhr, "ar").lhr as unknown as LighthouseReport;
    say({ type: "done", audit: auditOfReport(result.lhr as unknown as LighthouseReport, arabic, { url, device, at: new Date() }) });
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    if (error instanceof BrowserStartError) say({ type: "no-browser", message });
    else say({ type: "failed", code: error instanceof NoScore ? "NO_SCORE" : codeOf(error), message });
  }
}

/** Lighthouse's errors carry their code. */
function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "UNKNOWN";
}

// Whoever started it may have ended while all this was loaded.
if (!process.connected) endAll();
process.once("disconnect", endAll);
process.once("message", (order: LighthouseOrder) => void run(order));
