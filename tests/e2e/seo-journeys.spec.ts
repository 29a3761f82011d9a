import { expect, test, type Page } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { locales, type Locale } from "#i18n/messages.ts";
import { extraMessages } from "#tools/seo-analyzer/extra-messages.ts";
import { failureMessages } from "#tools/seo-analyzer/failure-messages.ts";
import { messages } from "#tools/seo-analyzer/messages.ts";
import { startSeoProduct, type SeoProduct } from "./support/seo-product.ts";

// The product as it is, from the address typed to the report read: nothing is stubbed but the
// internet.
let product: SeoProduct;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  product = await startSeoProduct();
});
test.afterAll(() => product.stop());

async function open(page: Page, locale: Locale): Promise<void> {
  await page.goto(product.url + localePath(locale, "/tools/seo-analyzer"));
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
}

async function analyze(page: Page, locale: Locale, typed: string): Promise<void> {
  await page.getByLabel(messages.urlLabel[locale], { exact: true }).fill(typed);
  await page.locator(".seo-ask .seo-submit").click();
}

const readScore = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await page.locator(".kit-score-figure").textContent())!)![0]);

for (const locale of locales) {
  test(`O-10 O-12 O-14 good, bad, dead and strange sites, in ${locale}`, async ({ page }) => {
    await open(page, locale);
    await analyze(page, locale, "http://good.example");
    // The first analysis waits for the server's browser to start.
    await expect(page.locator(".kit-score-figure")).toBeVisible({ timeout: 40_000 });
    const good = await readScore(page);
    await analyze(page, locale, "http://bad.example");
    await expect(page.locator(".seo-results")).toContainText("bad.example");
    expect(await readScore(page)).toBeLessThan(good - 20);

    for (const [typed, code] of [
      ["http://dead.example", "refused"],
      ["unknown.example", "does-not-exist"],
      ["http://loop.example", "too-many-redirects"],
      ["http://huge.example", "too-large"],
      ["http://file.example", "not-html"],
      ["http://closed.example", "robots-forbid"],
      ["http://127.0.0.1", "blocked-address"],
    ] as const) {
      await analyze(page, locale, typed);
      await expect(
        page.getByText(failureMessages[code][locale].split("{")[0]!.trim()).first(),
        code,
      ).toBeVisible();
      await expect(page.locator(".kit-score-figure")).toHaveCount(0);
    }

    await analyze(page, locale, "http://gone.example");
    await expect(page.locator(".seo-results")).toContainText("404");
  });
}

test("O-09 O-11 a reload goes on with what runs, and cancelling ends it within a second", async ({
  page,
}) => {
  await open(page, "ar");
  await analyze(page, "ar", "http://slow.example");
  const bar = page.getByRole("progressbar");
  await expect(bar).toBeVisible();
  await expect(page).toHaveURL(/\?id=[\w-]{22}/);
  await expect.poll(() => product.sites.unanswered()).toBe(1);
  await page.reload();
  await expect(bar).toBeVisible();
  expect(product.sites.requests.filter((one) => one.includes("slow.example"))).toHaveLength(1);

  await page.getByRole("button", { name: messages.cancel.ar }).click();
  await expect.poll(() => product.sites.unanswered(), { timeout: 1_000 }).toBe(0);
  await expect(bar).toHaveCount(0);
});

test("a report is shared by its link alone, in the language of who opens it", async ({
  page,
  browser,
}) => {
  await open(page, "ar");
  await analyze(page, "ar", "http://good.example");
  await expect(page.locator(".kit-score-figure")).toBeVisible({ timeout: 40_000 });
  const id = new URL(page.url()).searchParams.get("id")!;
  const score = await readScore(page);
  const other = await browser.newPage();
  await other.goto(`${product.url}/en/tools/seo-analyzer?id=${id}`);
  await expect(other.locator(".kit-score-figure")).toContainText(String(score));
  await expect(other.locator(".seo-results")).toContainText(messages.scoreLabel.en);
  await expect(other.getByLabel(messages.urlLabel.en)).toHaveValue("http://good.example/");
  await other.close();
});

test("where the text comes by scripts the report says so and offers to judge the page as a browser shows it", async ({
  page,
}) => {
  await open(page, "ar");
  await analyze(page, "ar", "http://scripted.example");
  const results = page.locator(".seo-results");
  await expect(results).toContainText(extraMessages.openedOnPhone.ar, { timeout: 30_000 });
  const before = await readScore(page);
  await page.getByRole("button", { name: extraMessages.readAsBrowser.ar }).click();
  await expect(results).toContainText(extraMessages.readAsShown.ar, { timeout: 30_000 });
  expect(await readScore(page)).toBeGreaterThan(before);
});

for (const locale of locales) {
  test(`a whole site of thirty pages is read and shown, in ${locale}`, async ({ page }) => {
    await open(page, locale);
    await page.getByRole("radio", { name: messages.scopeSite[locale] }).check();
    await analyze(page, locale, "http://thirty.example");
    await expect(page.locator(".seo-results")).toContainText("/orphan", { timeout: 30_000 });
    await expect(page.locator(".seo-results")).toContainText("/broken");

    // By its link too the report begins below the header, although the form grows by its scope.
    for (const [width, height] of [
      [360, 640],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(page.url());
      await expect(page.locator(".seo-results")).toContainText("/orphan", { timeout: 30_000 });
      await expect
        .poll(() =>
          page.evaluate(() => {
            const { bottom } = document.querySelector("header")!.getBoundingClientRect();
            return document.querySelector(".seo-head")!.getBoundingClientRect().top - bottom;
          }),
        )
        .toBeGreaterThanOrEqual(0);
    }
  });
}
