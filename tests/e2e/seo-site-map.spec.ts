import { expect, test, type Page } from "@playwright/test";
import { locales, type Locale } from "#i18n/messages.ts";
import { messages } from "#tools/seo-analyzer/messages.ts";
import { sitePagesMessages } from "#tools/seo-analyzer/site-pages-messages.ts";
import { createLargeSite } from "../fixtures/seo-rules/large-site.ts";
import { formatFaults, noteAxe, type Faults } from "./support/axe.ts";
import { openAnalyzer, shopSite, stubAnalyses } from "./support/seo-stub.ts";

test.use({ reducedMotion: "reduce" });

/** Analyses the example site, and unfolds the map of its links. */
async function openMap(page: Page, locale: Locale) {
  await stubAnalyses(page, { "site https://shop.example/": shopSite() });
  await openAnalyzer(page, locale);
  await page.getByRole("radio", { name: messages.scopeSite[locale] }).check();
  await page.getByLabel(messages.urlLabel[locale], { exact: true }).fill("shop.example");
  await page.locator(".seo-submit").first().click();
  const map = page.locator(".seo-map");
  await map.locator("summary").first().click();
  return {
    map,
    star: (n: number) => map.locator(`[data-page="${n}"]`),
    details: map.locator(".seo-map-details"),
    query: map.getByRole("searchbox"),
    problems: map.getByLabel(sitePagesMessages.mapProblem[locale], { exact: true }),
    depths: map.getByLabel(sitePagesMessages.mapDepth[locale], { exact: true }),
    shown: map.locator(".seo-map-page:enabled"),
  };
}

type Box = Readonly<Record<"x" | "y" | "width" | "height", number>>;

/** The pairs of boxes that touch, by their places in the list. */
function findOverlaps(boxes: readonly Box[]): string[] {
  return boxes.flatMap((a, i) =>
    boxes
      .map((b, j) => [b, j] as const)
      .filter(
        ([b, j]) =>
          j > i &&
          a.x < b.x + b.width &&
          b.x < a.x + a.width &&
          a.y < b.y + b.height &&
          b.y < a.y + a.height,
      )
      .map(([, j]) => `${i} ${j}`),
  );
}

for (const locale of locales)
  test(`in ${locale} a finger on a phone finds its way through the map of a site`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const { map, star, details, query, problems, depths, shown } = await openMap(page, locale);
    await expect(shown).toHaveCount(13);
    await expect(map).toContainText(sitePagesMessages.mapLegend[locale]);
    for (const one of await shown.all()) {
      const { width, height } = (await one.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    // So small a site has its names on the map, each below its own star.
    await expect(map.locator(".seo-map-caption")).toHaveCount(13);
    // Several pages of the shop have this name, so the path tells them apart.
    await expect(star(1).locator(".seo-map-caption")).toHaveText("/bags/0");
    await expect(star(1)).toHaveAccessibleName(/Bag 0 · \/bags\/0/);
    const boxes = await Promise.all(
      (await map.locator(".seo-map-caption").all()).map((one) => one.boundingBox()),
    );
    expect(findOverlaps(boxes.map((box) => box!))).toEqual([]);
    await star(1).click();
    await expect(star(1)).toHaveAttribute("aria-pressed", "true");
    // What was found is shown whole: a list that scrolls would be cut through a line.
    expect(
      await details
        .locator("> .seo-map-rows")
        .evaluate((list) => list.scrollHeight - list.clientHeight),
    ).toBe(0);
    await expect(details).toContainText("Bag 0");
    await expect(details).toContainText("/bags/0");
    await expect(details).toBeInViewport({ ratio: 0.9 });
    await expect(details.getByRole("link")).toHaveAttribute("href", "https://shop.example/bags/0");

    const faults: Faults = new Map();
    for (const width of [320, 360, 1440]) {
      await page.setViewportSize({ width, height: 640 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
    await noteAxe(page, locale, faults);
    expect(formatFaults(faults)).toEqual([]);

    // What it is linked with leads on, and what was found leads to its problem.
    await details.locator("summary").last().click();
    await details.getByRole("button", { name: "Bag 1" }).click();
    await expect(star(2)).toHaveAttribute("aria-pressed", "true");
    await details.locator(".seo-map-rows button").first().click();
    await expect(page.locator(".seo-problems details[open] summary").first()).toBeFocused();

    // On a phone the picture comes first, and the search is unfolded.
    await expect(query).toBeHidden();
    await map.locator(".seo-map-search > summary").click();
    await query.fill("bags/11");
    await expect(shown).toHaveCount(1);
    await expect(details).toHaveCount(0);
    await query.press("Enter");
    await expect(details).toContainText("/bags/11");
    await query.fill("nothing of this name");
    await expect(shown).toHaveCount(0);
    await expect(map.getByRole("status")).toHaveText(
      { ar: sitePagesMessages.mapShown.ar.zero, en: "0 pages" }[locale],
    );
    await query.fill("");
    await depths.selectOption("0");
    await expect(shown).toHaveCount(1);
    await depths.selectOption("");
    await problems.selectOption({ index: 1 });
    expect(await shown.count()).toBeLessThan(14);
    expect(await shown.count()).toBeGreaterThan(0);
  });

for (const locale of locales)
  test(`in ${locale} the map is one stop of the Tab key, and the arrows move through its pages`, async ({
    page,
  }) => {
    const { map, star, details } = await openMap(page, locale);
    await expect(map.locator('.seo-map-page[tabindex="0"]')).toHaveCount(1);
    await star(0).focus();
    const forward = locale === "ar" ? "ArrowLeft" : "ArrowRight";
    const back = locale === "ar" ? "ArrowRight" : "ArrowLeft";
    await page.keyboard.press(forward);
    await expect(star(1)).toBeFocused();
    await expect(details).toContainText("/bags/0");
    // Up and down lead from row to row.
    await page.keyboard.press("ArrowUp");
    await expect(star(0)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(star(1)).toBeFocused();
    await page.keyboard.press("End");
    await expect(star(12)).toBeFocused();
    await page.keyboard.press(forward);
    await expect(star(12)).toBeFocused();
    await page.keyboard.press(back);
    await expect(star(11)).toBeFocused();
    await page.keyboard.press("Home");
    await expect(star(0)).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("Tab");
    await expect(details.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(star(0)).toBeFocused();
  });

test("O-94 the keyboard finds its way through a map of 500 pages, which has its folders", async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 360, height: 640 });
  const id = "site https://store.example/";
  await stubAnalyses(page, { [id]: createLargeSite(500) });
  await openAnalyzer(page, "ar", `?id=${encodeURIComponent(id)}`);
  const map = page.locator(".seo-map");
  await map.locator("summary").first().press("Enter");
  const stars = map.locator(".seo-map-page");
  await expect(stars).toHaveCount(500);
  await expect(map.locator('.seo-map-page[tabindex="0"]')).toHaveCount(1);
  // Without a choice no line is drawn; a level of many pages has a title for each folder.
  await expect(map.locator(".seo-map-link:not([data-chosen])")).toHaveCount(0);
  const blog = map.getByRole("heading", { name: "/blog", exact: true });
  await expect(blog).toHaveCount(1);
  await expect(map.getByRole("heading", { name: "/shop/shoes" })).toHaveCount(1);

  await stars.first().focus();
  await page.keyboard.press("ArrowLeft");
  await expect(stars.nth(1)).toBeFocused();
  await expect(map.locator(".seo-map-details")).toContainText("/menu");
  await expect(map.locator(".seo-map-link[data-chosen]")).toHaveAttribute("d", /M/);
  for (const key of ["ArrowDown", "ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
  await expect(map.locator(".seo-map-page:focus")).toBeInViewport();
  await page.keyboard.press("End");
  await expect(map.locator("section:last-of-type .seo-map-page").last()).toBeFocused();

  await map.locator(".seo-map-search > summary").press("Enter");
  await map.getByRole("searchbox").fill("shoes/item-7");
  await map.getByRole("searchbox").press("Enter");
  await expect(map.locator(".seo-map-details")).toContainText("/shop/shoes/item-7");
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
});
