import { expect, test, type Page } from "@playwright/test";
import { count } from "#i18n/format.ts";
import { locales, type Locale } from "#i18n/messages.ts";
import { sitePagesMessages } from "#tools/seo-analyzer/site-pages-messages.ts";
import { createLargeSite } from "../fixtures/seo-rules/large-site.ts";
import { formatFaults, noteAxe, type Faults } from "./support/axe.ts";
import { openAnalyzer, shopSite, stubAnalyses } from "./support/seo-stub.ts";

test.use({ reducedMotion: "reduce", viewport: { width: 360, height: 640 } });

const site = createLargeSite(60);

/** Opens the report of a site, and unfolds one of its lists by keyboard. */
async function openList(page: Page, locale: Locale, part: string) {
  const id = "site https://store.example/";
  await stubAnalyses(page, { [id]: site });
  await openAnalyzer(page, locale, `?id=${encodeURIComponent(id)}`);
  const list = page.locator(part);
  await list.locator("summary").first().press("Enter");
  return { list, rows: list.locator("tbody tr") };
}

async function expectReadable(page: Page, locale: Locale, part: string): Promise<void> {
  const faults: Faults = new Map();
  for (const width of [320, 1440, 360]) {
    await page.setViewportSize({ width, height: 640 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
  }
  await noteAxe(page, `${locale} ${part}`, faults);
  expect(formatFaults(faults)).toEqual([]);
}

for (const locale of locales)
  test(`O-92 in ${locale} language versions are listed with what is missing`, async ({ page }) => {
    test.setTimeout(300_000);
    const { list, rows } = await openList(page, locale, "#seo-languages");
    await expect(list.getByRole("heading")).toHaveText(
      count(locale, sitePagesMessages.languagesFolded[locale], 8),
    );
    await expect(rows).toHaveCount(8);
    const jobs = rows.filter({ hasText: "/en/jobs" });
    await expect(jobs.getByRole("rowheader").getByRole("listitem")).toHaveText([
      /ar.*\/jobs/,
      /en.*\/en\/jobs/,
    ]);
    await expect(jobs.getByRole("cell")).toContainText(
      { ar: "/en/jobs لا تشير إلى /jobs", en: "/en/jobs does not point back to /jobs" }[locale],
    );
    await expect(rows.filter({ hasText: "/en/menu" }).getByRole("cell")).toContainText(
      sitePagesMessages.versionBroken[locale],
    );
    await expect(rows.filter({ hasText: "/en/faq" }).getByRole("cell")).toContainText(
      sitePagesMessages.versionUnread[locale],
    );
    await expectReadable(page, locale, "languages");
  });

for (const locale of locales)
  test(`O-93 in ${locale} addresses that end as another page are listed`, async ({ page }) => {
    test.setTimeout(300_000);
    const { list, rows } = await openList(page, locale, "#seo-redirects");
    await expect(list).toContainText(sitePagesMessages.redirectsLegend[locale]);
    // What ends nowhere is first.
    await expect(rows.first().getByRole("rowheader")).toHaveText("/p/3");
    await expect(rows.first()).toContainText(sitePagesMessages.redirectLoop[locale]);
    const first = rows.filter({ has: page.getByRole("rowheader", { name: "/p/1", exact: true }) });
    await expect(first.getByRole("cell").first()).toContainText("/shop/bags/item-1");
    await expect(first.getByRole("cell").last().getByRole("listitem")).toHaveText([
      "/blog/post-1",
      sitePagesMessages.theSitemap[locale],
    ]);
    await expectReadable(page, locale, "redirects");
  });

test("O-92 O-93 a site without language links and redirects has neither list", async ({ page }) => {
  const id = "site https://shop.example/";
  await stubAnalyses(page, { [id]: shopSite() });
  await openAnalyzer(page, "en", `?id=${encodeURIComponent(id)}`);
  await expect(page.locator("#seo-pages-title")).toBeVisible();
  await expect(page.locator("#seo-languages, #seo-redirects")).toHaveCount(0);
});
