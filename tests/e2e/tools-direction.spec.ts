import { expect, test } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { locales, pick } from "#i18n/messages.ts";
import { messages } from "#tools/qr-generator/messages.ts";

for (const locale of locales) {
  test(`T-34 in ${locale} a slider runs from the start side, and the arrow keys follow`, async ({
    page,
  }) => {
    await page.goto(localePath(locale, "/tools/qr-generator"));
    await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
    const slider = page.getByRole("slider", { name: pick(messages, locale).size, exact: true });
    const value = async (): Promise<number> => Number(await slider.inputValue());
    const before = await value();
    await slider.press(locale === "ar" ? "ArrowLeft" : "ArrowRight");
    expect(await value()).toBeGreaterThan(before);
    await slider.press(locale === "ar" ? "ArrowRight" : "ArrowLeft");
    expect(await value()).toBe(before);

    const track = page.locator(".kit-slider-track").filter({ has: slider });
    const [whole, lit] = [
      (await track.locator(".kit-slider-rest").boundingBox())!,
      (await track.locator(".kit-slider-lit").boundingBox())!,
    ];
    const getStart = ({ x, width }: { readonly x: number; readonly width: number }): number =>
      locale === "ar" ? x + width : x;
    expect(Math.abs(getStart(lit) - getStart(whole))).toBeLessThanOrEqual(1);
    expect(lit.width).toBeLessThan(whole.width);
  });
}
