/**
 * Measures a visit of five pages over a slow line (1.6 Mbps, 150 ms, HTTP/2 and TLS): how long the
 * paint of each page takes after its link is pressed, as built and without the rules by which the
 * browser fetches a page as soon as the pointer rests on its link. `npm run bench -- visit`, after
 * a build.
 */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { chromium, type Page } from "@playwright/test";
import { chromiumArguments, findChromium } from "../scripts/chromium.ts";
import { startThrottledProxy } from "../tests/loopback/throttled-proxy.ts";
import { serveFolder } from "./support/serve-folder.ts";
import { serveTls } from "./support/serve-tls.ts";

const runs = 3;
const line = { downMbps: 1.6, upMbps: 0.75, delayMs: 150 };
/** From a pointer that comes to rest on a link to its press. */
const restMs = 300;
const dist = resolve(import.meta.dirname, "../dist");
/** The links that are followed, one after the other, from the home page on. */
const links = ["/en/services", "/en/services/web-design", "/en/tutorials", "/en/contact"];

/** The built site, or a copy without the rules for fetching pages ahead. */
async function withoutRules(folder: string): Promise<void> {
  await cp(dist, folder, { recursive: true });
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith(".html")) continue;
    const file = join(entry.parentPath, entry.name);
    const html = await readFile(file, "utf8");
    await writeFile(file, html.replace(/<script type="speculationrules">[^]*?<\/script>/, ""));
  }
}

/** Milliseconds from the start of the navigation to the first paint of the page that is open. */
const readPaint = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (;;) {
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      if (paint !== undefined) return paint.startTime;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });

async function visit(url: string): Promise<readonly number[]> {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? "/usr/bin/chromium",
    args: [...chromiumArguments, "--ignore-certificate-errors"],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${url}/en`);
    const paints = [await readPaint(page)];
    for (const href of links) {
      await wait(1_500);
      const link = page.locator(`a[href="${href}"]:visible`).first();
      await link.hover();
      await wait(restMs);
      await Promise.all([page.waitForURL(`**${href}`, { waitUntil: "commit" }), link.click()]);
      paints.push(await readPaint(page));
    }
    return paints;
  } finally {
    await browser.close();
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1]!;

const copy = await mkdtemp(join(tmpdir(), "visit-"));
await withoutRules(copy);
const rows: Record<string, string | number>[] = [];
for (const [name, folder] of [
  ["as built", dist],
  ["without the rules", copy],
] as const) {
  const site = await serveFolder(folder);
  const front = await serveTls(site.url);
  const slow = await startThrottledProxy(Number(new URL(front.url).port), line);
  const visits: (readonly number[])[] = [];
  for (let run = 0; run < runs; run++)
    visits.push(await visit(slow.url.replace("http:", "https:")));
  const paints = ["/en", ...links].map((_, i) => median(visits.map((own) => own[i]!)));
  rows.push({
    site: name,
    ...Object.fromEntries(["/en", ...links].map((href, i) => [href, Math.round(paints[i]!)])),
    "four pages, ms": Math.round(paints.slice(1).reduce((sum, ms) => sum + ms, 0)),
  });
  await slow.close();
  await front.stop();
  await site.stop();
}
console.table(rows);
await rm(copy, { recursive: true, force: true });
