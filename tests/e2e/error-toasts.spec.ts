import { expect, test, type Page } from "@playwright/test";
import { locales } from "#i18n/messages.ts";
import { localePath } from "#i18n/locale.ts";
import { messages as qrMessages } from "#tools/qr-generator/messages.ts";
import { openOptimizer } from "./support/image-optimizer.ts";
import { createSixRows, openKeywords, stubKeywords, words } from "./support/keywords.ts";
import { createPhoto, toUpload } from "./support/pictures.ts";

test.use({ viewport: { width: 360, height: 640 } });

const failure = (page: Page) => page.locator('.toast[data-tone="bad"]');
const noPicture = { name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") };
/** Less than the 4 seconds after which a toast closes by itself. */
const soon = { timeout: 2_000 };

for (const locale of locales) {
  test(`the toast of an empty keyword leaves with the next search in ${locale}`, async ({
    page,
  }) => {
    await stubKeywords(page, { search: createSixRows(locale) });
    await openKeywords(page, locale);
    const submit = page.locator(".kr-form .kit-work");
    await submit.click();
    await expect(failure(page)).toBeVisible();
    await page.locator(".kr-form input").pressSequentially(words[locale][0]);
    await expect(failure(page)).toBeVisible();
    await page.locator(".kr-form input").press("Enter");
    await expect(failure(page)).toHaveCount(0, soon);
    await expect(page.locator(".kr-results")).toBeVisible();
  });

  test(`the toast of a refused logo leaves with the next file in ${locale}`, async ({ page }) => {
    await page.goto(localePath(locale, "/tools/qr-generator"));
    await expect(page.locator("svg.qr-code")).toBeVisible();
    await page.getByText(qrMessages.addLogo[locale], { exact: true }).click();
    const input = page.locator(".qr-logo input[type=file]");
    await input.setInputFiles(noPicture);
    await expect(failure(page)).toBeVisible();
    await input.setInputFiles(await toUpload("logo.jpg", createPhoto(80, 80).jpeg()));
    await expect(failure(page)).toHaveCount(0, soon);
    await input.setInputFiles(noPicture);
    await expect(failure(page)).toBeVisible();
  });

  test(`the toast of a refused picture leaves with the next one in ${locale}`, async ({ page }) => {
    const tool = await openOptimizer(page, locale);
    const input = page.locator('input[type="file"]');
    await input.setInputFiles(noPicture);
    await expect(failure(page)).toBeVisible();
    await input.setInputFiles(await toUpload("shop.jpg", createPhoto(320, 200).jpeg()));
    await expect(failure(page)).toHaveCount(0, soon);
    await input.setInputFiles(noPicture);
    await expect(failure(page)).toBeVisible();
    await tool.optimizeButton.click();
    await expect(failure(page)).toHaveCount(0, soon);
  });
}
