/**
 * Runs Lighthouse (mobile, with its simulated slow network and phone) on pages of the built
 * product: home, a service, a project, a tutorial and contact in both languages, and a page without
 * content on the same server for comparison. `npm run bench -- pages`
 */
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { localePath } from "../src/i18n/locale.ts";
import { locales } from "../src/i18n/messages.ts";
import { chromiumArguments, findChromium } from "../scripts/chromium.ts";
import { serveBuilt } from "../scripts/serve-built.ts";

const paths = [
  "/",
  "/services/web-design",
  "/portfolio/fustat-pottery",
  "/tutorials/website-speed",
  "/contact",
];
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

const product = await serveBuilt(4390);
const browser = await launch({
  chromePath: findChromium() ?? "/usr/bin/chromium",
  chromeFlags: ["--headless=new", ...chromiumArguments],
});
try {
  const rows: Record<string, string | number>[] = [];
  for (const path of paths)
    for (const locale of locales) rows.push(await measure(localePath(locale, path)));
  console.table(rows);
} finally {
  browser.kill();
  await product.stop();
}

async function measure(path: string): Promise<Record<string, string | number>> {
  const result = await lighthouse(product.url + path, {
    port: browser.port,
    onlyCategories: [...categories],
    logLevel: "error",
  });
  if (result === undefined) throw new Error(`Lighthouse returned no result for ${path}`);
  const { lhr } = result;
  const value = (audit: string): number => lhr.audits[audit]?.numericValue ?? NaN;
  const failed = Object.values(lhr.audits).filter(
    ({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode === "binary",
  );
  return {
    page: path,
    ...Object.fromEntries(
      categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
    ),
    "LCP ms": Math.round(value("largest-contentful-paint")),
    "TBT ms": Math.round(value("total-blocking-time")),
    CLS: value("cumulative-layout-shift").toFixed(3),
    KB: Math.round(value("total-byte-weight") / 1000),
    failed: failed.map(({ id }) => id).join(" "),
  };
}
