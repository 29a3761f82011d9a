import { expect, test } from "@playwright/test";
import { locales } from "#i18n/messages.ts";
import { englishPanelMessages } from "#tools/seo-analyzer/english-messages.ts";
import { messages } from "#tools/seo-analyzer/messages.ts";
import type { Made } from "../fixtures/seo-rules/made-page.ts";
import { formatFaults, noteAxe, type Faults } from "./support/axe.ts";
import { audited, openAnalyzer, stubAnalyses } from "./support/seo-stub.ts";

const cafe: Made = {
  url: "https://shop.example/",
  tag: 'lang="en"',
  head: "<title>A cafe in Zamalek with bread of its own</title>",
  body: `<h1>Our cafe</h1>
    <p>We opened our cafe in 2012, in the house where our grandmother baked bread for the street.
    The oven is still hers. Every morning at five we light it. By seven the first loaves are on the
    shelf. Some of our guests have come since the first week.</p>
    <p>Our coffee is roasted in Cairo by two brothers who buy the beans from small farms in Ethiopia
    and Yemen, and who write on every bag which farm it came from and how it was dried. You can
    taste three of them side by side on Fridays. We show you how to brew them at home.</p>`,
};

const first = {
  ar: "طول الجمل مثل طولها في نصوص مكتوبة لمن عمره نحو 10 سنوات. والخطأ المعتاد سنتان،",
  en: "The sentences are as long as in texts for readers aged about 10. That is usually 2 years off,",
};

for (const width of [360, 1440])
  test(`O-110 the English of a page has an age with its error, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: width === 360 ? 640 : 900 });
    await stubAnalyses(page, { "https://shop.example/": audited(cafe) });
    const faults: Faults = new Map();
    for (const locale of locales) {
      await openAnalyzer(page, locale);
      await page.getByLabel(messages.urlLabel[locale], { exact: true }).fill("shop.example");
      await page.keyboard.press("Enter");
      const panel = page.getByRole("region", { name: englishPanelMessages.title[locale] });
      await panel.scrollIntoViewIfNeeded();
      await expect(panel).toContainText(first[locale]);
      await expect(panel.locator("li")).toHaveCount(1);
      const sentence = panel.locator("li p[lang=en]");
      await expect(sentence).toHaveCSS("direction", "ltr");
      await expect(sentence).toContainText("Our coffee is roasted in Cairo by two brothers");
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      await noteAxe(page, locale, faults);
    }
    expect(formatFaults(faults)).toEqual([]);
  });
