import { expect, test, type Page } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { locales, type Locale } from "#i18n/messages.ts";
import { extraMessages } from "#tools/seo-analyzer/extra-messages.ts";
import { messages } from "#tools/seo-analyzer/messages.ts";
import { formatFaults, noteAxe, type Faults } from "./support/axe.ts";
import { startSeoProduct } from "./support/seo-product.ts";
import { audited, openAnalyzer, shopPage, shopSite, stubAnalyses } from "./support/seo-stub.ts";

const recognized: Readonly<Record<Locale, string>> = {
  ar: "موقعك على ووردبريس مع إضافة Yoast، عرفنا ذلك من وسم generator وتعليق الإضافة في الكود",
  en: "Your site runs on WordPress with Yoast, recognised by its generator tag and the plugin's comment in its code",
};
const inPlatform: Readonly<Record<Locale, string>> = {
  ar: "في ووردبريس مع إضافة Yoast:",
  en: "In WordPress with Yoast:",
};
const lookedUp: Readonly<Record<Locale, string>> = {
  ar: "راجعناه في نوفمبر 2026",
  en: "Looked up in November 2026",
};
const yoast = `<meta name="generator" content="WordPress 6.8"><!-- This site is optimized with the Yoast SEO plugin v26 -->`;

async function analyze(page: Page, locale: Locale, typed: string): Promise<void> {
  await page.getByLabel(messages.urlLabel[locale], { exact: true }).fill(typed);
  await page.keyboard.press("Enter");
}

const measureOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const width of [360, 1440])
  test(`a report says what a page is made with, and where its findings are corrected, at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await stubAnalyses(page, {
      "https://shop.example/": audited({ ...shopPage, head: `${shopPage.head}${yoast}` }),
    });
    const faults: Faults = new Map();
    for (const locale of locales) {
      await openAnalyzer(page, locale);
      await analyze(page, locale, "shop.example");
      await expect(page.locator(".seo-platform")).toHaveText(recognized[locale]);
      const steps = page.locator(".seo-steps li");
      const inFirstStep = steps.first().locator(".seo-where");
      await expect(inFirstStep).toBeVisible({ visible: width !== 360 });
      await expect(steps.first().getByText(extraMessages.showWhere[locale])).toBeVisible({
        visible: width === 360,
      });
      await steps.nth(1).locator("summary").click();
      await expect(steps.nth(1).locator(".seo-where")).toContainText(inPlatform[locale]);

      const card = page.locator("#finding-favicon");
      await card.evaluate((details: HTMLDetailsElement) => {
        details.open = true;
        details.closest<HTMLDetailsElement>(".seo-fold-list")!.open = true;
      });
      const where = card.locator(".seo-where");
      await expect(where).toContainText(inPlatform[locale]);
      await expect(where).toContainText("Settings → General → Site Icon");
      await expect(where).toContainText(lookedUp[locale]);
      await expect(where.locator("bdi[dir=ltr]")).toHaveCount(locale === "ar" ? 1 : 0);
      const link = where.getByRole("link");
      await expect(link).toHaveAttribute("href", /^https:\/\/github\.com\/WordPress\//);
      await link.focus();
      await expect(link).toBeFocused();
      expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
      await noteAxe(page, locale, faults);
    }
    expect(formatFaults(faults)).toEqual([]);
  });

test("a page that is not recognised, and a site of such pages, have the general advice alone", async ({
  page,
}) => {
  await stubAnalyses(page, {
    "https://shop.example/": audited(shopPage),
    "https://site.example/": shopSite(),
  });
  for (const typed of ["shop.example", "site.example"]) {
    await openAnalyzer(page, "en");
    await analyze(page, "en", typed);
    await expect(page.locator(".seo-page")).toContainText("shop.example");
    await expect(page.locator(".seo-where")).toHaveCount(0);
    await expect(page.locator(".seo-platform")).toHaveCount(0);
  }
});

test("the server recognises a site, and the file to download says where", async ({ page }) => {
  test.setTimeout(120_000);
  const product = await startSeoProduct();
  try {
    await page.goto(product.url + localePath("en", "/tools/seo-analyzer"));
    await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
    await analyze(page, "en", "http://wordpress.example");
    await expect(page.locator(".seo-platform")).toHaveText(
      "Your site runs on WordPress with Yoast, recognised by its generator tag, the plugin's comment in its code and the files it loads",
      { timeout: 40_000 },
    );
    const id = new URL(page.url()).searchParams.get("id")!;
    const arabic = await page.request.get(`${product.url}/api/seo-analyses/${id}?locale=ar`);
    expect(await arabic.text()).toContain("في مربع Yoast SEO افتح \u2066Search appearance\u2069");

    await page.goto(product.url + localePath("ar", "/tools/seo-analyzer"));
    await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
    await page.getByRole("radio", { name: messages.scopeSite.ar }).check();
    await analyze(page, "ar", "http://wordpress.example");
    await expect(page.locator(".seo-platform")).toContainText("على ووردبريس مع إضافة Yoast", {
      timeout: 40_000,
    });
    await expect(page.locator(".seo-results .seo-where").first()).toContainText(
      extraMessages.whereIn.ar.replace("{platform}", "ووردبريس مع إضافة Yoast"),
    );
  } finally {
    await product.stop();
  }
});
