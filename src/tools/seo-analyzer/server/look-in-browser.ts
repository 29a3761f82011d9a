import { countWords } from "../engine/text.ts";
import type { Browser } from "puppeteer-core";
import type { Look, LookOrder } from "./rendered-page.ts";
import { measureInPage } from "./measure-in-page.ts";

/** The narrowest phone that the rules speak of. */
const phone = {
  width: 360,
  height: 780,
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;
const longestLoadMs = 10_000;
/** What scripts fetch after the page has loaded is waited for so long. */
const [quietMs, longestQuietMs] = [500, 3_000];

/** Opens one page as a phone shows it and measures it. */
export async function lookInBrowser(
  { url, userAgent }: LookOrder,
  browser: Browser,
): Promise<Look> {
  const page = await browser.newPage();
  await page.setViewport(phone);
  await page.setUserAgent({ userAgent });
  // A page that goes on loading is looked at as it stands by then.
  await page.goto(url, { waitUntil: "load", timeout: longestLoadMs }).catch((error: unknown) => {
    if (!(error instanceof Error && error.name === "TimeoutError")) throw error;
  });
  await page
    .waitForNetworkIdle({ idleTime: quietMs, timeout: longestQuietMs })
    .catch(() => undefined);
  const { text, ...measured } = await measureInPage(page);
  return { ...measured, wordCount: countWords(text) };
}
