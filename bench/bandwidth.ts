/**
 * Measures the accuracy of the bandwidth test: compares the result of the product's page in
 * Chromium with the known speed of throttled connections (tests/loopback/throttled-proxy.ts). `npm
 * run bench -- bandwidth`
 *
 * All bytes of the TCP streams are throttled, content and headers of all connections together,
 * while the page shows the rate of the content, so that the result is slightly below the known
 * speed. A real network between two machines and the start of the browser are not included.
 */
import { chromium, type Page } from "@playwright/test";
import { chromiumArguments, findChromium } from "../scripts/chromium.ts";
import { serveBuilt } from "../scripts/serve-built.ts";
import { messages } from "../src/tools/speed-test/messages.ts";
import { startThrottledProxy } from "../tests/loopback/throttled-proxy.ts";

const profiles = [
  { downMbps: 5, upMbps: 1 },
  { downMbps: 20, upMbps: 5 },
  { downMbps: 100, upMbps: 20 },
  { downMbps: 20, upMbps: 5, delayMs: 100 },
];
const runs = 3;

const product = await serveBuilt(4391);
const browser = await chromium.launch({
  executablePath: findChromium() ?? "/usr/bin/chromium",
  args: [...chromiumArguments],
});
try {
  const rows: Record<string, string | number>[] = [];
  for (const profile of profiles)
    for (let run = 1; run <= runs; run++) rows.push(await measure(profile, run));
  console.table(rows);
} finally {
  await browser.close();
  await product.stop();
}

async function measure(
  { downMbps, upMbps, delayMs = 0 }: (typeof profiles)[number],
  run: number,
): Promise<Record<string, string | number>> {
  const profile = await startThrottledProxy(Number(new URL(product.url).port), {
    downMbps,
    upMbps,
    delayMs,
  });
  const page = await browser.newPage();
  try {
    const strangers = new Set<string>();
    page.on("request", (request) => {
      const { origin } = new URL(request.url());
      if (origin !== profile.url && origin !== "null") strangers.add(origin);
    });
    // The part about the site is not measured here, so its server only has to respond.
    await page.route("**/api/speed-tests", (route) =>
      route.fulfill({ status: 503, json: { code: "busy" } }),
    );
    await page.goto(`${profile.url}/en/tools/speed-test`);
    await page.locator("astro-island:not([ssr]) .speed").first().waitFor();
    await page.getByRole("button", { name: messages.tryPreview.en }).click();
    await page.getByLabel(messages.urlLabel.en, { exact: true }).fill("shop.example");
    const start = performance.now();
    await page.getByRole("button", { name: messages.startTest.en }).click();
    await page.locator('[data-figure="download"]').waitFor({ timeout: 90_000 });
    const seconds = (performance.now() - start) / 1_000;
    const [down, up] = [await readShown(page, "download"), await readShown(page, "upload")];
    return {
      line: `${downMbps}/${upMbps}${delayMs > 0 ? ` +${delayMs} ms` : ""}`,
      run,
      down,
      "down off": formatError(down, downMbps),
      up,
      "up off": formatError(up, upMbps),
      "latency ms": await readShown(page, "latency"),
      "under load ms": await readShown(page, "loaded"),
      seconds: seconds.toFixed(1),
      "other hosts": strangers.size,
    };
  } finally {
    await page.close();
    await profile.close();
  }
}

async function readShown(page: Page, id: string): Promise<number> {
  return Number.parseFloat(await page.locator(`[data-figure="${id}"] dd`).innerText());
}

function formatError(figure: number, truth: number): string {
  const percent = (figure / truth - 1) * 100;
  return `${percent >= 0 ? "+" : ""}${percent.toFixed(1)} %`;
}
