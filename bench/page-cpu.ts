/**
 * Measures what a page costs a phone's window: the time of the main thread until 1.5 s after load
 * by the thread's own clock, so that a busy machine does not count, the part of it for styles and
 * layout, the nodes of the process, requests, and the scripts that travel. The median of nine
 * visits, each in a new context. `npm run bench -- page-cpu [FOLDER PATH…]` measures the pages of
 * another built site in the same run, visit by visit in turn, for comparison.
 */
import { chromium, type Browser } from "@playwright/test";
import { localePath } from "../src/i18n/locale.ts";
import { locales } from "../src/i18n/messages.ts";
import { chromiumArguments, findChromium } from "../scripts/chromium.ts";
import { serveBuilt } from "../scripts/serve-built.ts";
import { serveFolder } from "./support/serve-folder.ts";

const visits = 9;
const afterLoadMs = 1500;
const paths = [
  "/",
  "/services/web-design",
  "/tutorials/website-speed",
  "/contact",
  "/tools/color-palette",
  "/tools/qr-generator",
];
const columns = ["CPU ms", "style ms", "layout ms", "nodes", "requests", "JS KB"] as const;
type Visit = Readonly<Record<(typeof columns)[number], number>>;

const [folder, ...peerPaths] = process.argv.slice(process.argv.indexOf("page-cpu") + 1);
const product = await serveBuilt(4392);
const peer = folder === undefined ? undefined : await serveFolder(folder);
const browser = await chromium.launch({
  executablePath: findChromium() ?? "/usr/bin/chromium",
  args: [...chromiumArguments],
});
try {
  const addresses = [
    ...(peer === undefined
      ? []
      : (peerPaths.length > 0 ? peerPaths : ["/"]).map((path) => peer.url + path)),
    ...paths.flatMap((path) => locales.map((locale) => product.url + localePath(locale, path))),
  ];
  const measured = new Map<string, Visit[]>(addresses.map((address) => [address, []]));
  for (let visit = 0; visit < visits; visit++)
    for (const address of addresses) measured.get(address)!.push(await visitPage(browser, address));
  console.table(
    [...measured].map(([address, all]) => ({
      site: peer !== undefined && address.startsWith(peer.url) ? "peer" : "ours",
      page: new URL(address).pathname,
      ...Object.fromEntries(
        columns.map((column) => [column, toMedian(all.map((one) => one[column]))]),
      ),
    })),
  );
} finally {
  await browser.close();
  await peer?.stop();
  await product.stop();
}

async function visitPage(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    let requests = 0;
    page.on("request", () => requests++);
    const devtools = await context.newCDPSession(page);
    let scriptBytes = 0;
    const scripts = new Set<string>();
    await devtools.send("Network.enable");
    devtools.on("Network.responseReceived", ({ requestId, type }) => {
      if (type === "Script") scripts.add(requestId);
    });
    devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scriptBytes += encodedDataLength;
    });
    await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
    await page.goto(address, { waitUntil: "load" });
    await page.waitForTimeout(afterLoadMs);
    const { metrics } = await devtools.send("Performance.getMetrics");
    const read = (name: string): number => metrics.find((one) => one.name === name)?.value ?? NaN;
    return {
      "CPU ms": read("TaskDuration") * 1000,
      "style ms": read("RecalcStyleDuration") * 1000,
      "layout ms": read("LayoutDuration") * 1000,
      nodes: read("Nodes"),
      requests,
      "JS KB": scriptBytes / 1024,
    };
  } finally {
    await context.close();
  }
}

function toMedian(values: readonly number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!);
}
