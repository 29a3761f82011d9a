import { setTimeout as wait } from "node:timers/promises";
import type { CDPSession, Page } from "puppeteer-core";
import { devices, screens, type Device } from "../contract.ts";
import { maxScreenshotChars, type Screenshot, type Screenshots } from "./screenshots.ts";

/** What is below the first screen is shown for half a screen more. */
const shownScreens = 1.5;
const qualityPercent = 50;
/** For both pictures together. A page that keeps its browser busy has none. */
const timeoutMs = 5_000;
/** A page lays itself out again after its window has changed. */
const settleMs = 300;

/** Both pictures are as sharp as their place in the report needs. */
const windows = {
  phone: { ...screens.phone, deviceScaleFactor: 2, mobile: true, pixelRatio: 1 },
  desktop: { ...screens.desktop, deviceScaleFactor: 1, mobile: false, pixelRatio: 0.5 },
} as const satisfies Readonly<Record<Device, object>>;

/**
 * Takes a picture of an open page for each device. It changes the size of the window, so everything
 * else is measured before.
 * @returns undefined where the page did not let itself be drawn in time
 */
export async function captureScreenshots(page: Page): Promise<Screenshots | undefined> {
  const timeout = new AbortController();
  try {
    return await Promise.race([
      captureAll(page),
      wait(timeoutMs, undefined, { signal: timeout.signal }),
    ]);
  } catch {
    return undefined;
  } finally {
    timeout.abort();
  }
}

async function captureAll(page: Page): Promise<Screenshots> {
  const session = await page.createCDPSession();
  const taken: [Device, Screenshot][] = [];
  for (const device of devices) taken.push([device, await capture(page, session, device)]);
  return Object.fromEntries(taken) as Screenshots;
}

async function capture(page: Page, session: CDPSession, device: Device): Promise<Screenshot> {
  const { pixelRatio, ...metrics } = windows[device];
  const { width, height: foldPx, deviceScaleFactor } = metrics;
  // `page.setViewport` would load the page again.
  await session.send("Emulation.setDeviceMetricsOverride", metrics);
  await wait(settleMs);
  const { contentHeight, x } = await page.evaluate(findStart);
  const height = Math.round(Math.min(Math.max(contentHeight, foldPx), foldPx * shownScreens));
  // Beyond the window, what is fixed to it and what is as high as it stay where they are.
  const { data } = await session.send("Page.captureScreenshot", {
    format: "webp",
    quality: qualityPercent,
    captureBeyondViewport: true,
    clip: { x, y: 0, width, height, scale: pixelRatio / deviceScaleFactor },
  });
  if (data.length > maxScreenshotChars) throw new Error(`${data.length} characters of a picture`);
  const toPixels = (px: number) => Math.round(px * pixelRatio);
  return { webp: data, width: toPixels(width), height: toPixels(height), foldPx: toPixels(foldPx) };
}

/**
 * Scrolls to the start of the page. Runs in the page.
 * @returns where the first screen begins in the content, which is not its left edge where a page
 *   written from right to left is wider than the window; and the height of the content, in CSS px
 */
function findStart(): { readonly contentHeight: number; readonly x: number } {
  scrollTo({ left: -1e6, top: 0, behavior: "instant" });
  const hiddenLeftPx = -scrollX;
  scrollTo({ left: 0, top: 0, behavior: "instant" });
  return { contentHeight: document.documentElement.scrollHeight, x: hiddenLeftPx };
}
