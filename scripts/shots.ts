/**
 * Takes screenshots of all pages into `shots/`: each page × language × theme × 360, 768 and 1440
 * px, and forced colours, 200 % zoom, print and reduced motion for a few pages. `npm run shots --
 * /services/seo /contact` takes those of some pages.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Browser, type BrowserContextOptions } from "@playwright/test";
import { localePath } from "../src/i18n/locale.ts";
import { locales } from "../src/i18n/messages.ts";
import { chromiumArguments, findChromium } from "./chromium.ts";
import { routes } from "./routes.ts";
import { serveBuilt } from "./serve-built.ts";

const folder = "shots";
const special: Readonly<Record<string, BrowserContextOptions>> = {
  "forced-colours": { forcedColors: "active", viewport: { width: 1440, height: 900 } },
  // A window of 1440 px at 200 % is as wide as one of 720.
  "zoom-200": { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
  "reduced-motion": { reducedMotion: "reduce", viewport: { width: 360, height: 780 } },
};
const specialRoutes = [
  "/",
  "/services/seo",
  "/portfolio/fustat-pottery",
  "/tutorials/website-speed",
  "/request-service",
];

await mkdir(folder, { recursive: true });
const product = await serveBuilt(4380);
const requested = process.argv.slice(2);
const chosen = requested.length > 0 ? requested : [...routes, "/no-such-page"];
try {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? "/usr/bin/chromium",
    args: [...chromiumArguments],
  });
  for (const colorScheme of ["light", "dark"] as const) {
    for (const width of [360, 768, 1440])
      await take(browser, `${colorScheme}-${width}`, chosen, {
        colorScheme,
        viewport: { width, height: width < 700 ? 780 : 900 },
      });
  }
  for (const [name, options] of Object.entries(special))
    await take(browser, name, specialRoutes, options);
  await printPage(browser);
  await browser.close();
} finally {
  await product.stop();
}

async function take(
  browser: Browser,
  name: string,
  paths: readonly string[],
  options: BrowserContextOptions,
): Promise<void> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  for (const path of paths) {
    for (const locale of locales) {
      await page.goto(getUrl(localePath(locale, path)), { waitUntil: "load" });
      // Scrolling makes the browser fetch lazy pictures.
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
          scrollTo(0, y);
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
        scrollTo(0, 0);
        const decoded = [...document.images].map((image) => image.decode().catch(() => undefined));
        // A picture that is hidden in this theme or width is never fetched, so its `decode` stays
        // pending.
        await Promise.race([
          Promise.all(decoded),
          new Promise((resolve) => setTimeout(resolve, 1500)),
        ]);
      });
      await page.waitForTimeout(400);
      await page.screenshot({ path: getFile(path, locale, name), fullPage: true });
    }
  }
  await context.close();
  console.log(`${name}: ${paths.length * locales.length} pictures`);
}

async function printPage(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  for (const path of specialRoutes) {
    for (const locale of locales) {
      await page.goto(getUrl(localePath(locale, path)));
      await page.pdf({ path: getFile(path, locale, "print").replace(/png$/, "pdf"), format: "A4" });
    }
  }
  await page.close();
  console.log(`print: ${specialRoutes.length * locales.length} documents`);
}

function getUrl(path: string): string {
  return product.url + path;
}

function getFile(path: string, locale: string, name: string): string {
  return join(
    folder,
    `${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.${locale}.${name}.png`,
  );
}
