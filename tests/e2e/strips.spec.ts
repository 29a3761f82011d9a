import { expect, test, type Page } from "@playwright/test";
import { locales } from "#i18n/messages.ts";
import { localePath } from "#i18n/locale.ts";
import { messages as paletteMessages } from "#tools/color-palette/messages.ts";
import { openOptimizer } from "./support/image-optimizer.ts";
import { createPhoto, toUpload } from "./support/pictures.ts";

test.use({ viewport: { width: 360, height: 640 } });

/** What lies above the page: header, strips, and the buttons at the foot of the window. */
const overlays = ".site-header, .pal-now, .qr-strip[data-shown='true'], .iz-actions";

/** What covers the element that has the focus, as seen once scrolling has ended. */
async function expectFocusUncovered(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate((selector) => {
        const active = document.activeElement!;
        // A radio button or checkbox is a point; its label is what is seen.
        const seen = (active.closest("label") ?? active).getBoundingClientRect();
        const covering = [...document.querySelectorAll(selector)].filter((overlay) => {
          if (overlay.contains(active)) return false;
          const { top, bottom } = overlay.getBoundingClientRect();
          return seen.top < bottom - 1 && seen.bottom > top + 1;
        });
        const unseen = seen.bottom < 0 || seen.top > innerHeight ? ["outside the window"] : [];
        const name = active.outerHTML.slice(0, 120);
        return [...covering.map(({ className }) => `${String(className)}: ${name}`), ...unseen];
      }, overlays),
    )
    .toEqual([]);
}

/** Moves the focus through a tool in both directions. */
async function walk(page: Page, steps: number): Promise<void> {
  for (const key of ["Tab", "Shift+Tab"])
    for (let i = 0; i < steps; i++) {
      await page.keyboard.press(key);
      await expectFocusUncovered(page);
    }
}

for (const locale of locales) {
  test(`a colour in error is led back to, below the strip of colours, in ${locale}`, async ({
    page,
  }) => {
    const t = paletteMessages;
    await page.goto(localePath(locale, "/tools/color-palette"));
    await expect(page.locator(".pal-contrast")).toBeAttached();
    const field = page.getByLabel(t.baseColour[locale], { exact: true });
    await field.fill("دهبي");
    await page.evaluate(() => scrollTo(0, 356));
    await page.getByRole("button", { name: t.generatePalette[locale], exact: true }).click();
    await expect(field).toBeFocused();
    await expectFocusUncovered(page);
    await expect(page.getByText(t.invalidColour[locale])).toBeInViewport({ ratio: 1 });

    await page.evaluate(() => scrollTo(0, 356));
    const gap = () =>
      page.evaluate(() => {
        const rect = (part: string) => document.querySelector(part)!.getBoundingClientRect();
        return rect(".pal-now").top - rect(".site-header").bottom;
      });
    await expect.poll(gap, "nothing is seen above the strip").toBeLessThanOrEqual(0);
    await page.evaluate(() => scrollTo(0, 0));
    await field.focus();
    await walk(page, 8);
  });

  test(`the strip of the code covers no focused field and none in error in ${locale}`, async ({
    page,
  }) => {
    await page.goto(localePath(locale, "/tools/qr-generator"));
    await expect(page.locator("svg.qr-code")).toBeVisible();
    await page.getByRole("tabpanel").getByRole("textbox").focus();
    await walk(page, 18);
    const wrong = page.locator(".qr-colour-inputs .field").last();
    await wrong.fill("nothing");
    await wrong.blur();
    await expect(wrong).toHaveAttribute("aria-invalid", "true");
    await wrong.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 90));
    await expect(page.locator(".qr-strip[data-shown='true']")).toHaveCount(0);
  });

  test(`the buttons at the foot of the image optimizer cover nothing focused in ${locale}`, async ({
    page,
  }) => {
    const tool = await openOptimizer(page, locale);
    await tool.choose(await toUpload("shop.jpg", createPhoto(320, 200).jpeg()));
    await expect(page.locator(".iz-original img")).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator(".iz-upload .button").focus();
    await walk(page, 10);
  });
}
