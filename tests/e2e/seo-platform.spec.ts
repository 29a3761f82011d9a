import { readFile } from "node:fs/promises";
import { expect, test, type Page } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { locales, type Locale } from "#i18n/messages.ts";
import { extraMessages } from "#tools/seo-analyzer/extra-messages.ts";
import { platformIds } from "#tools/seo-analyzer/engine/platform/platforms.ts";
import { messages } from "#tools/seo-analyzer/messages.ts";
import { platformMessages } from "#tools/seo-analyzer/platform-messages.ts";
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
        const groups = document.querySelectorAll<HTMLDetailsElement>(".seo-fold-list");
        for (const group of groups) group.open = true;
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

const choose = (page: Page, locale: Locale) =>
  page.getByLabel(platformMessages.label[locale], { exact: true });
const inSalla: Readonly<Record<Locale, string>> = { ar: "في سلة:", en: "In Salla:" };
const announced: Readonly<Record<Locale, string>> = {
  ar: "تقول الخطوات والملاحظات الآن أين تضبط كل شيء في سلة.",
  en: "The steps and findings now say where to change things in Salla.",
};

for (const width of [360, 1440])
  test(`O-101 O-102 a visitor says what his site is on, and the advice follows at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { started } = await stubAnalyses(page, { "https://shop.example/": audited(shopPage) });
    const faults: Faults = new Map();
    for (const locale of locales) {
      await openAnalyzer(page, locale);
      await page.evaluate(() => sessionStorage.removeItem("tab:seo-analyzer:platforms"));
      await analyze(page, locale, "shop.example");
      const select = choose(page, locale);
      await expect(select).toHaveValue("unknown");
      await expect(select.locator("option:checked")).toHaveText(platformMessages.unknown[locale]);
      await expect(page.locator(".seo-where")).toHaveCount(0);
      const before = started.length;

      // By the keyboard: only the last choice counts, and the focus stays.
      await select.focus();
      for (let i = 0; i <= platformIds.indexOf("salla"); i++)
        await page.keyboard.press("ArrowDown");
      await expect(select).toHaveValue("salla");
      await expect(page.locator(".seo-on [role=status]")).toHaveText(announced[locale]);
      await expect(select).toBeFocused();
      const second = page.locator(".seo-steps li").nth(1);
      await second.locator("summary").click();
      await expect(second.locator(".seo-where")).toContainText(inSalla[locale]);
      await expect(page.locator("#finding-favicon .seo-where")).toContainText(inSalla[locale]);
      await expect(page.locator(".seo-platform")).toContainText(locale === "ar" ? "سلة" : "Salla");
      expect(started).toHaveLength(before);
      expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
      await noteAxe(page, locale, faults);

      // The tab keeps it over a reload, for this site; nothing is announced then.
      await page.reload();
      await expect(choose(page, locale)).toHaveValue("salla");
      await expect(page.locator(".seo-on [role=status]")).toHaveText("");
      await choose(page, locale).selectOption("unknown");
      await expect(page.locator(".seo-where")).toHaveCount(0);
      await expect(page.locator(".seo-on [role=status]")).toHaveText(
        platformMessages.changedToGeneral[locale],
      );
      expect(
        await page.evaluate(() => sessionStorage.getItem("tab:seo-analyzer:platforms")),
      ).toBeNull();
    }
    expect(formatFaults(faults)).toEqual([]);
  });

test("O-101 O-102 who knows better than what was recognised chooses for a site as well, and the file says it", async ({
  page,
}) => {
  await stubAnalyses(page, {
    "https://wp.example/": audited({ ...shopPage, head: `${shopPage.head}${yoast}` }),
    "site https://site.example/": shopSite(),
  });
  await openAnalyzer(page, "en");
  await analyze(page, "en", "wp.example");
  await expect(choose(page, "en")).toHaveValue("wordpress-yoast");
  await choose(page, "en").selectOption({ label: "Wix" });
  await expect(page.locator("#finding-favicon .seo-where")).toContainText("In Wix:");
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: messages.downloadCsv.en }).click();
  const text = await readFile(await (await file).path(), "utf8");
  expect(text).toContain("Wix: The site's icon is under");

  await page.getByRole("radio", { name: messages.scopeSite.en }).check();
  await analyze(page, "en", "site.example");
  await expect(page.locator("#seo-problems-title")).toBeVisible();
  await choose(page, "en").selectOption({ label: "Shopify" });
  await expect(page.locator(".seo-results .seo-where").first()).toContainText("In Shopify:");
});

test("O-103 advice that does not arrive is said, and the choice stays as it was", async ({
  page,
}) => {
  await stubAnalyses(page, { "https://shop.example/": audited(shopPage) });
  await openAnalyzer(page, "ar");
  await analyze(page, "ar", "shop.example");
  await expect(choose(page, "ar")).toBeVisible();
  await page.route(/platform=zid/, (route) => route.abort());
  await choose(page, "ar").selectOption("zid");
  const status = page.locator(".seo-on [role=status]");
  await expect(status).toHaveText(platformMessages.failed.ar);
  await expect(status).toBeVisible();
  await expect(choose(page, "ar")).toHaveValue("unknown");
  expect(
    await page.evaluate(() => sessionStorage.getItem("tab:seo-analyzer:platforms")),
  ).toBeNull();
  await page.route(/platform=wix/, (route) => route.fulfill({ status: 404, json: {} }));
  await choose(page, "ar").selectOption("wix");
  await expect(status).toHaveText(platformMessages.expired.ar);
  await page.unroute(/platform=zid/);
  await choose(page, "ar").selectOption("zid");
  await expect(page.locator("#finding-favicon .seo-where")).toContainText("في زد:");
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
