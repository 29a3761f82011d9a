import { expect, test, type Page } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { failureMessages } from "#tools/speed-test/failure-messages.ts";
import { messages } from "#tools/speed-test/messages.ts";
import { startSeoProduct } from "./support/seo-product.ts";
import { clearTab, stubShortBandwidth } from "./support/speed-stub.ts";

/**
 * From the page to the server, its jobs, the fetch and back: nothing is stubbed but how much data
 * the bandwidth test moves.
 */
async function testSite(page: Page, product: string, locale: Locale, typed: string): Promise<void> {
  await stubShortBandwidth(page);
  await clearTab(page);
  await page.goto(`${product}${localePath(locale, "/tools/speed-test")}`);
  await page.locator("astro-island:not([ssr]) .speed").first().waitFor();
  await page.getByRole("button", { name: messages.tryPreview[locale] }).click();
  await page.getByLabel(messages.urlLabel[locale], { exact: true }).fill(typed);
  await page.getByRole("button", { name: messages.startTest[locale] }).click();
}

test("V-23 V-24 V-30 a server without a browser gives a site's HTTP figures, and words for a site that is not there", async ({
  page,
}) => {
  const product = await startSeoProduct({ SPEED_TESTS_AT_ONCE: "0" });
  try {
    const t = pick(messages, "ar");
    await testSite(page, product.url, "ar", "http://good.example");
    const results = page.locator(".speed-results");
    await expect(results).toContainText(t.noBrowser, { timeout: 30_000 });
    await expect(page.locator(".speed-rated h4").first()).toHaveText(t.httpDns);
    await page.getByRole("button", { name: t.bandwidthAlone }).click();
    await expect(results).not.toContainText(t.performanceScore);
    await expect(page.locator("[data-figure=download] dd")).toContainText(t.unitMbps, {
      timeout: 30_000,
    });
    const link = page.url();

    await testSite(page, product.url, "en", "http://no.example");
    await expect(results.getByRole("alert")).toContainText(failureMessages["does-not-exist"].en, {
      timeout: 30_000,
    });
    await page.goto(link.replace("/tools/", "/en/tools/"));
    await expect(results).toContainText(messages.noBrowser.en);
  } finally {
    await product.stop();
  }
});

test("V-16 V-17 V-12 a site of this machine is measured by the server's own browser, and its score shown with reasons", async ({
  page,
}) => {
  test.setTimeout(150_000);
  const product = await startSeoProduct();
  try {
    const t = pick(messages, "en");
    await testSite(page, product.url, "en", "http://good.example");
    await expect(page.locator(".kit-score-figure strong")).toHaveText(/^\d{1,3}$/, {
      timeout: 120_000,
    });
    await expect(page.locator(".kit-score-band")).toContainText(/Excellent|Good|Needs Improvement/);
    await expect(page.locator(".speed-reasons li")).toHaveCount(5);
    await expect(page.locator(".speed-weighed tbody tr").first()).toContainText(t.unitKb);
    await expect(page.locator(".speed-film img").first()).toBeVisible();
    // The picture is one that the browser can show.
    expect(
      await page
        .locator(".speed-film img")
        .first()
        .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0);
  } finally {
    await product.stop();
  }
});
