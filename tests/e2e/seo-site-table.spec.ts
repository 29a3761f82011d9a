import { expect, test, type Page } from "@playwright/test";
import { count } from "#i18n/format.ts";
import { locales, type Locale } from "#i18n/messages.ts";
import { sitePagesMessages } from "#tools/seo-analyzer/site-pages-messages.ts";
import { createLargeSite } from "../fixtures/seo-rules/large-site.ts";
import { formatFaults, noteAxe, type Faults } from "./support/axe.ts";
import { openAnalyzer, shopSite, stubAnalyses } from "./support/seo-stub.ts";

test.use({ reducedMotion: "reduce" });

const site = createLargeSite(120);

/** Opens the report of a site of 120 pages, and unfolds the table of its pages. */
async function openTable(page: Page, locale: Locale) {
  await stubAnalyses(page, { "site https://store.example/": site });
  await openAnalyzer(page, locale, `?id=${encodeURIComponent("site https://store.example/")}`);
  const table = page.locator('[aria-labelledby="seo-pages-title"] .seo-pages');
  await page.locator("#seo-pages-title").click();
  return { table, rows: table.locator("tbody tr") };
}

for (const locale of locales)
  test(`O-90 in ${locale} the pages of a large site are cards on a phone, shown in pieces`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width: 360, height: 640 });
    const { rows } = await openTable(page, locale);
    await expect(rows).toHaveCount(50);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
    // A score and a status have their words.
    await expect(rows.first()).toContainText(sitePagesMessages.answerOpens[locale]);
    const score = rows.first().locator("td").first();
    await expect(score.locator("small")).not.toBeEmpty();
    // They are on one line, beside the name of the column.
    expect((await score.boundingBox())!.height).toBeLessThan(40);

    const faults: Faults = new Map();
    await noteAxe(page, locale, faults);
    expect(formatFaults(faults)).toEqual([]);

    const more = page.getByRole("button", {
      name: count(locale, sitePagesMessages.pagesMore[locale], 50),
    });
    await more.press("Enter");
    await expect(rows).toHaveCount(100);
    await expect(rows.nth(50).locator("th")).toBeFocused();
    await page.locator(".seo-pages-more button").click();
    await expect(rows).toHaveCount(120);
    await expect(page.locator(".seo-pages-more")).toHaveCount(0);

    await page
      .getByLabel(sitePagesMessages.sortBy[locale], { exact: true })
      .selectOption({ label: sitePagesMessages.sortAnswer[locale] });
    await expect(rows.first()).toContainText(sitePagesMessages.answerMissing[locale]);
  });

test("O-90 the keyboard sorts the table by its heads", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { table, rows } = await openTable(page, "en");
  const head = table.locator("thead th").last();
  await expect(head).toHaveAttribute("aria-sort", "none");
  await head.getByRole("button").press("Enter");
  await expect(head).toHaveAttribute("aria-sort", "ascending");
  await expect(rows.first().locator("td").last()).toHaveText("0");
  await expect(head.getByRole("button")).toBeFocused();
  await head.getByRole("button").press("Space");
  await expect(head).toHaveAttribute("aria-sort", "descending");
  await expect(rows.first().locator("td").last()).toHaveText("119");
  await table.locator("thead th").nth(1).getByRole("button").press("Enter");
  await expect(head).toHaveAttribute("aria-sort", "none");
});

for (const locale of locales)
  test(`O-91 in ${locale} the map and the table share a filter, by language too`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const { rows } = await openTable(page, locale);
    const map = page.locator(".seo-map");
    const fold = page.locator('[aria-labelledby="seo-pages-title"]');
    const language = fold.getByLabel(sitePagesMessages.mapLanguage[locale], { exact: true });
    await expect(language.locator("option")).toHaveText([
      sitePagesMessages.mapAll[locale],
      { ar: "العربية", en: "Arabic" }[locale],
      { ar: "الإنجليزية", en: "English" }[locale],
    ]);
    await language.selectOption("en");
    await expect(rows).toHaveCount(8);
    await expect(rows.first()).toContainText("/en/menu");
    await map.locator("summary").first().click();
    await expect(map.locator(".seo-map-page:enabled")).toHaveCount(8);
    await expect(map.getByRole("status")).toHaveText(
      count(locale, sitePagesMessages.mapShown[locale], 8),
    );
    // Where a search is sent off, its first row has the focus.
    await fold.getByRole("searchbox").fill("faq");
    await fold.getByRole("searchbox").press("Enter");
    await expect(rows).toHaveCount(1);
    await expect(rows.locator("th")).toBeFocused();
  });

test("O-91 a site in one language has no filter by language", async ({ page }) => {
  const id = "site https://shop.example/";
  await stubAnalyses(page, { [id]: shopSite() });
  await openAnalyzer(page, "en", `?id=${encodeURIComponent(id)}`);
  await page.locator("#seo-pages-title").click();
  const fold = page.locator('[aria-labelledby="seo-pages-title"]');
  await expect(fold.getByRole("searchbox")).toBeVisible();
  await expect(page.getByLabel(sitePagesMessages.mapLanguage.en, { exact: true })).toHaveCount(0);
});
