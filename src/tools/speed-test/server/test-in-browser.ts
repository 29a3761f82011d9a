import lighthouse, { desktopConfig, type Flags } from "lighthouse";
import { swapLocale } from "lighthouse/shared/localization/swap-locale.js";
import log from "lighthouse-logger";
import type { Browser, Page } from "puppeteer-core";
import type { Stage } from "../contract.ts";
import { toBrowserAudit, NoScoreError } from "./browser-audit.ts";
import type { LighthouseReport } from "./lighthouse-report.ts";
import type { BrowserAudit } from "./speed-audit.ts";
import type { SpeedInput } from "./speed-input.ts";

interface ProgressReport {
  readonly stage: Stage;
  readonly share: number;
}

/**
 * The artifacts and audits of a performance run in Lighthouse 13. If a version has more, the
 * progress stops at 100 %.
 */
const [artifactCount, auditCount] = [12, 49];
/** The share of the loading reaches one half after this many requests. */
const typicalRequestCount = 8;

const flags: Flags = {
  logLevel: "error",
  locale: "en-US",
  onlyCategories: ["performance"],
  throttlingMethod: "simulate",
  disableFullPageScreenshot: true,
  maxWaitForLoad: 30_000,
};

function reportProgress(page: Page, report: (progress: ProgressReport) => void): void {
  const counted = { gathering: 0, scoring: 0, loading: 0 };
  log.events.on("status", ([, message]: readonly [string, string]) => {
    if (message.startsWith("Getting artifact"))
      report({ stage: "gathering", share: ++counted.gathering / artifactCount });
    if (message.startsWith("Auditing"))
      report({ stage: "scoring", share: ++counted.scoring / auditCount });
    if (message.startsWith("Navigating to http")) report({ stage: "opening", share: 1 });
  });
  page.on("requestfinished", () => {
    if (counted.gathering === 0)
      report({
        stage: "loading",
        share: ++counted.loading / (counted.loading + typicalRequestCount),
      });
  });
}

/**
 * Tests one page in a browser that lighthouse-process.ts opened.
 * @throws Error with Lighthouse's code
 */
export async function testInBrowser(
  { url, device }: SpeedInput,
  browser: Browser,
  report: (progress: ProgressReport) => void,
): Promise<BrowserAudit> {
  report({ stage: "opening", share: 0.5 });
  const page = await browser.newPage();
  reportProgress(page, report);
  const result = await lighthouse(
    url,
    flags,
    device === "desktop" ? desktopConfig : undefined,
    page,
  );
  if (!result) throw new NoScoreError("Lighthouse gave no result");
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
