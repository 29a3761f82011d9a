import { expect, test } from "@playwright/test";
import { locales } from "#i18n/messages.ts";
import { extraMessages } from "#tools/seo-analyzer/extra-messages.ts";
import { messages } from "#tools/seo-analyzer/messages.ts";
import { rendered } from "../fixtures/seo-rules/made-page.ts";
import { formatFaults, noteAxe, type Faults } from "./support/axe.ts";
import { audited, openAnalyzer, shopPage, stubAnalyses } from "./support/seo-stub.ts";

/** A picture of one pixel: the page draws it at the size that the report names. */
const webp = "UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA";
const phone = { webp, width: 360, height: 1170, foldPx: 780 };
const desktop = { webp, width: 720, height: 450, foldPx: 450 };

for (const width of [360, 1440])
  test(`the page is shown on a phone and a computer, with the end of the first screen marked, at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width === 360 ? 640 : 900 });
    await stubAnalyses(page, {
      "https://shop.example/": audited({
        ...shopPage,
        rendered: { ...rendered, screenshots: { phone, desktop } },
      }),
    });
    const requested: string[] = [];
    await page.route("**/screenshots/*", async (route) => {
      requested.push(new URL(route.request().url()).pathname.split("/").at(-1)!);
      await route.fulfill({ contentType: "image/webp", body: Buffer.from(webp, "base64") });
    });
    const faults: Faults = new Map();
    for (const locale of locales) {
      await openAnalyzer(page, locale);
      await page.getByLabel(messages.urlLabel[locale], { exact: true }).fill("shop.example");
      await page.keyboard.press("Enter");
      const part = page.locator(".seo-screens");
      const summary = part.locator("summary");
      await expect(summary).toHaveText(extraMessages.screensTitle[locale]);
      if (width === 360) {
        await expect(part).not.toHaveAttribute("open");
        expect(requested).toEqual([]);
        await summary.focus();
        await page.keyboard.press("Enter");
      }
      await expect(part).toHaveAttribute("open");
      const picture = part.getByRole("img", { name: extraMessages.onPhoneAlt[locale] });
      await picture.scrollIntoViewIfNeeded();
      await part
        .getByRole("img", { name: extraMessages.onComputerAlt[locale] })
        .scrollIntoViewIfNeeded();
      await expect.poll(() => new Set(requested)).toEqual(new Set(["phone", "desktop"]));
      // Only the page on the phone goes on below its first screen, which is two thirds of it.
      const fold = part.locator(".seo-fold");
      await expect(fold).toHaveText([extraMessages.foldHere[locale]]);
      const [box, line] = [(await picture.boundingBox())!, (await fold.boundingBox())!];
      expect((line.y - box.y) / box.height).toBeCloseTo(2 / 3, 2);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      await noteAxe(page, locale, faults);
      requested.length = 0;
    }
    expect(formatFaults(faults)).toEqual([]);
  });
