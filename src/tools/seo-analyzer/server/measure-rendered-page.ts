import { screens } from "../contract.ts";
import { countWords } from "../engine/text/text.ts";
import type { Browser, Page } from "puppeteer-core";
import { captureScreenshots } from "./capture-screenshots.ts";
import { maxUrlChars, type RenderedPage, type RenderTask } from "./rendered-page.ts";
import { measureInPage } from "./measure-in-page.ts";

/** The narrowest phone that the rules consider. */
const phone = { ...screens.phone, deviceScaleFactor: 2, isMobile: true, hasTouch: true } as const;
const loadTimeoutMs = 10_000;
/**
 * After the load event, scripts may go on fetching: rendering waits for a quiet network, up to a
 * maximum.
 */
const [quietMs, networkIdleTimeoutMs] = [500, 3_000];
/** The script that opens this many dialogs is ended, because it may open them without end. */
const maxDialogs = 10;

/** Opens a page as a phone shows it and measures it. */
export async function measureRenderedPage(
  { url, userAgent }: RenderTask,
  browser: Browser,
): Promise<RenderedPage> {
  const page = await browser.newPage();
  await page.setViewport(phone);
  await page.setUserAgent({ userAgent });
  await dismissDialogs(page);
  const countNavigations = watchNavigations(page);
  // A page that is still loading is measured as it is by then.
  await page.goto(url, { waitUntil: "load", timeout: loadTimeoutMs }).catch((error: unknown) => {
    if (!(error instanceof Error && error.name === "TimeoutError")) throw error;
  });
  await page
    .waitForNetworkIdle({ idleTime: quietMs, timeout: networkIdleTimeoutMs })
    .catch(() => undefined);
  const { text, ...measured } = await measureInPage(page);
  return {
    ...measured,
    wordCount: countWords(text),
    url: page.url().length > maxUrlChars ? url : page.url(),
    hasMoved: countNavigations() > 1,
    screenshots: await captureScreenshots(page),
  };
}

/** Counts the documents that the page itself requests, without redirects. */
function watchNavigations(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (
      request.isNavigationRequest() &&
      request.frame() === page.mainFrame() &&
      request.redirectChain().length === 0
    )
      count++;
  });
  return () => count;
}

/** Dismisses alert, confirm, prompt and beforeunload: a script waits until they are closed. */
async function dismissDialogs(page: Page): Promise<void> {
  const session = await page.createCDPSession();
  let count = 0;
  page.on("dialog", (dialog) => {
    count++;
    if (count % maxDialogs === 0)
      void session.send("Runtime.terminateExecution").catch(() => undefined);
    // The page may have closed it by leaving.
    void dialog.dismiss().catch(() => undefined);
  });
}
