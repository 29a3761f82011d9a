import lighthouse, { desktopConfig, type Flags } from "lighthouse";
import { swapLocale } from "lighthouse/shared/localization/swap-locale.js";
import log from "lighthouse-logger";
import type { Browser, Page } from "puppeteer-core";
import type { Stage } from "../contract.ts";
import { toBrowserAudit, NoScore, type LighthouseReport } from "./browser-audit.ts";
import type { BrowserAudit } from "./speed-audit.ts";
import type { SpeedInput } from "./speed-input.ts";

interface Said {
  readonly stage: Stage;
  readonly share: number;
}

/** What a performance run gathers and judges in Lighthouse 13; where another version does more, progress waits for it. */
const [artifacts, audits] = [12, 49];
/** About as many requests as a page makes when half of its loading is over. */
const typicalRequestCount = 8;

const flags: Flags = {
  logLevel: "error",
  locale: "en-US",
  onlyCategories: ["performance"],
  throttlingMethod: "simulate",
  disableFullPageScreenshot: true,
  maxWaitForLoad: 30_000,
};

function reportProgress(page: Page, tell: (said: Said) => void): void {
  const counted = { gathering: 0, scoring: 0, loading: 0 };
  log.events.on("status", ([, message]: readonly [string, string]) => {
    if (message.startsWith("Getting artifact"))
      tell({ stage: "gathering", share: ++counted.gathering / artifacts });
    if (message.startsWith("Auditing"))
      tell({ stage: "scoring", share: ++counted.scoring / audits });
    if (message.startsWith("Navigating to http")) tell({ stage: "opening", share: 1 });
  });
  page.on("requestfinished", () => {
    if (counted.gathering === 0)
      tell({
        stage: "loading",
        share: ++counted.loading / (counted.loading + typicalRequestCount),
      });
  });
}

/** One test in one browser, which lighthouse-process.ts opened. @throws Error with Lighthouse's code */
export async function testInBrowser(
  { url, device }: SpeedInput,
  browser: Browser,
  tell: (said: Said) => void,
): Promise<BrowserAudit> {
  tell({ stage: "opening", share: 0.5 });
  const page = await browser.newPage();
  reportProgress(page, tell);
  // Lighthouse's own copy of puppeteer-core is the same one.
  const result = await lighthouse(
    url,
    flags,
    device === "desktop" ? desktopConfig : undefined,
    page,
  );
  if (!result) throw new NoScore("Lighthouse gave no result");
  const { runtimeError } = result.lhr;
  if (runtimeError)
    throw Object.assign(new Error(runtimeError.message), { code: runtimeError.code });
  const arabic = swapLocale(result.lhr, "ar").lhr as unknown as LighthouseReport;
  return toBrowserAudit(result.lhr as unknown as LighthouseReport, arabic, {
    url,
    device,
    at: new Date(),
  });
}
