import { expect, test, type Page } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { locales, pick } from "#i18n/messages.ts";
import { messages as passwordMessages } from "#tools/password-checker/messages.ts";
import { messages as qrMessages } from "#tools/qr-generator/messages.ts";

/** Where something can be copied or taken away. */
const paths = [
  "/tutorials/seo-basics",
  "/tools/color-palette",
  "/tools/password-checker",
  "/tools/qr-generator",
  "/tools/image-optimizer",
  "/tools/seo-analyzer",
];

/** Writes down every use of the clipboard in the page's own place for it. */
async function watchClipboard(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const used: string[] = [];
    Object.assign(window, { used });
    for (const name of ["read", "readText", "write", "writeText"] as const)
      navigator.clipboard[name] = async () => void used.push(name) as never;
  });
  return () => page.evaluate(() => (window as unknown as { used: string[] }).used);
}

for (const locale of locales) {
  test(`B-05 B-06 in ${locale} nothing is copied, read from the clipboard or downloaded until a button for it is pressed`, async ({
    page,
  }) => {
    const used = await watchClipboard(page);
    const downloads: string[] = [];
    page.on("download", (download) => downloads.push(download.suggestedFilename()));
    for (const path of paths) {
      await page.goto(localePath(locale, path));
      // What is tried in an article is loaded when its reader comes near it.
      await page.locator("astro-island[ssr]").evaluateAll((islands) => {
        for (const island of islands) island.firstElementChild?.scrollIntoView();
      });
      await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
      // Typing and choosing are no wish to copy or to keep.
      for (const field of await page
        .locator('main input[type="text"]:visible:enabled, main textarea:visible:enabled')
        .all())
        await field.fill("shop.example");
      await page.waitForTimeout(300);
      expect(await used(), path).toEqual([]);
    }
    expect(downloads).toEqual([]);

    await page.goto(localePath(locale, "/tutorials/seo-basics"));
    await page.locator("[data-copy-link]").click();
    expect(await used()).toEqual(["writeText"]);

    await page.goto(localePath(locale, "/tools/password-checker"));
    await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
    const password = pick(passwordMessages, locale);
    await page.getByRole("button", { name: password.generateNew, exact: true }).click();
    await page.getByRole("button", { name: password.copyPassword, exact: true }).click();
    expect(await used()).toEqual(["writeText"]);

    await page.goto(localePath(locale, "/tools/qr-generator"));
    await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
    const qr = pick(qrMessages, locale);
    await page
      .locator('main input[type="text"]:visible, main textarea:visible')
      .first()
      .fill("https://shop.example");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: qr.downloadPng, exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("qrcode.png");
    expect(downloads).toEqual(["qrcode.png"]);
    expect(await used()).toEqual([]);
  });
}
