import { setTimeout } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "@playwright/test";

export interface ServedFile {
  readonly type: string;
  readonly body: Uint8Array | string;
}

/** The device and the network that a page is opened with. */
export interface Throttling {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly pixelRatio: number;
  /** How many times slower the processor is made. */
  readonly cpuSlowdown: number;
  readonly megabits: number;
  /** Added to each request. */
  readonly latencyMs: number;
}

export interface PageMeasurement {
  /** All that was fetched, headers included, as it travelled. */
  readonly bytes: number;
  /** The same by Chromium's kind of resource: `Image`, `Font`, `Script` … */
  readonly bytesByKind: Readonly<Record<string, number>>;
  readonly requests: number;
  /** When the largest picture in the first screen was painted. */
  readonly pictureMs: number;
  /** When the last byte of the page arrived. */
  readonly loadedMs: number;
}

/**
 * Opens a page as a first visit and waits until it fetches nothing more.
 * @throws Error when a file is missing, or when the largest paint was not of a picture
 */
export async function measurePage(
  browser: Browser,
  url: string,
  throttling: Throttling,
): Promise<PageMeasurement> {
  const { viewport, pixelRatio: deviceScaleFactor } = throttling;
  const context = await browser.newContext({ viewport, deviceScaleFactor, isMobile: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchLargestPaint);
    const session = await context.newCDPSession(page);
    const traffic = await watchTraffic(session);
    await throttle(session, throttling);
    await page.goto(url, { waitUntil: "load", timeout: 180_000 });
    await traffic.waitForEnd();
    return { ...traffic.sum(), ...(await readTimes(page)) };
  } finally {
    await context.close();
  }
}

async function throttle(session: CDPSession, options: Throttling): Promise<void> {
  const throughput = (options.megabits * 1_000_000) / 8;
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: options.latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: options.cpuSlowdown });
}

/**
 * How long nothing is fetched until a page counts as loaded. A slow processor takes a second to
 * compile a script, and asks for fonts and pictures afterwards.
 */
const quietMs = 3_000;

interface Traffic {
  readonly waitForEnd: () => Promise<void>;
  readonly sum: () => Pick<PageMeasurement, "bytes" | "bytesByKind" | "requests">;
}

async function watchTraffic(session: CDPSession): Promise<Traffic> {
  const kinds = new Map<string, string>();
  const bytesByKind: Record<string, number> = {};
  let bytes = 0;
  const failed: string[] = [];
  let inFlight = 0;
  let lastAt = Date.now();
  const note = (change: number): void => {
    inFlight += change;
    lastAt = Date.now();
  };
  session.on("Network.requestWillBeSent", ({ request }) => {
    if (!request.url.startsWith("data:")) note(1);
  });
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (response.url.startsWith("data:")) return;
    kinds.set(requestId, type);
    if (response.status >= 400) failed.push(`${response.status} ${response.url}`);
  });
  session.on("Network.loadingFailed", ({ errorText }) => {
    note(-1);
    failed.push(errorText);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (!kinds.has(requestId)) return;
    note(-1);
    const kind = kinds.get(requestId)!;
    bytes += encodedDataLength;
    bytesByKind[kind] = (bytesByKind[kind] ?? 0) + encodedDataLength;
  });
  await session.send("Network.enable");
  return {
    waitForEnd: async () => {
      while (inFlight > 0 || Date.now() - lastAt < quietMs) await setTimeout(100);
    },
    sum: () => {
      if (failed.length > 0) throw new Error(`not all of the page arrived: ${failed.join(", ")}`);
      return { bytes, bytesByKind, requests: kinds.size };
    },
  };
}

type WatchedWindow = Window & { largestPaint?: { readonly ms: number; readonly tag: string } };

/** Runs in the page: keeps the latest candidate for the largest paint. */
function watchLargestPaint(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { element } = entry as PerformanceEntry & { readonly element: Element | null };
      const paint = { ms: entry.startTime, tag: element?.localName ?? "" };
      (window as WatchedWindow).largestPaint = paint;
    }
  }).observe({ type: "largest-contentful-paint", buffered: true });
}

async function readTimes(page: Page): Promise<Pick<PageMeasurement, "pictureMs" | "loadedMs">> {
  // What has just arrived is painted, and its paint reported, when the slow processor gets to it.
  await page
    .waitForFunction(() => (window as WatchedWindow).largestPaint?.tag === "img", undefined, {
      timeout: 30_000,
    })
    .catch(() => {});
  await page.waitForTimeout(500);
  const { paint, loadedMs } = await page.evaluate(() => {
    const entries = performance.getEntries() as PerformanceResourceTiming[];
    const ends = entries.map(({ responseEnd }) => responseEnd).filter((end) => end > 0);
    return { paint: (window as WatchedWindow).largestPaint, loadedMs: Math.max(...ends) };
  });
  if (paint?.tag !== "img")
    throw new Error(`the largest paint was of <${paint?.tag ?? "nothing"}> and not of a picture`);
  return { pictureMs: paint.ms, loadedMs };
}
