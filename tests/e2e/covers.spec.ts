import { expect, test } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { locales } from "#i18n/messages.ts";
import { readFacts, readValue } from "./support/content-files.ts";
import { tutorialIds } from "./support/site-map.ts";

const withCover = tutorialIds.filter(
  (id) => readValue(readFacts("tutorials", id), "image") === "true",
);

for (const theme of ["light", "dark"] as const)
  test(`the list of tutorials shows the cover of each, from one file, in the ${theme} theme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    for (const locale of locales) {
      const answered = page.waitForResponse((response) => response.url().includes("/covers-"));
      await page.goto(localePath(locale, "/tutorials"));
      expect((await answered).ok()).toBe(true);
      const covers = page.locator(`[data-item] .only-${theme}`);
      await expect(covers).toHaveCount(withCover.length);
      for (const cover of await covers.all()) {
        await cover.scrollIntoViewIfNeeded();
        await expect(cover).toHaveJSProperty("complete", true);
        await expect(cover).toHaveJSProperty("naturalWidth", 720);
        await expect(cover).toHaveJSProperty("naturalHeight", 400);
      }
      const addresses = await covers.evaluateAll((all) =>
        all.map((cover) => new URL((cover as HTMLImageElement).src).pathname),
      );
      expect(new Set(addresses).size).toBe(1);
    }
  });

test("each cover of the list shows its own drawing", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/en/tutorials");
  const covers = await page.locator("[data-item] .only-light").all();
  const drawings = new Set<string>();
  for (const cover of covers) drawings.add((await cover.screenshot()).toString("base64"));
  expect(drawings.size).toBe(withCover.length);
});

test("an article shows its whole drawing in every window", async ({ page }) => {
  for (const width of [360, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/tutorials/seo-basics");
    const { width: shownWidth, height } = (await page
      .locator(".article-cover .only-light")
      .boundingBox())!;
    expect(shownWidth / height, `in a window of ${width} px`).toBeCloseTo(720 / 400, 1);
  }
});
