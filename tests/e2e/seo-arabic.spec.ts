import { expect, test } from "@playwright/test";
import { locales } from "#i18n/messages.ts";
import { arabicPanelMessages } from "#tools/seo-analyzer/arabic-messages.ts";
import { messages } from "#tools/seo-analyzer/messages.ts";
import type { Made } from "../fixtures/seo-rules/made-page.ts";
import { formatFaults, noteAxe, type Faults } from "./support/axe.ts";
import { audited, openAnalyzer, stubAnalyses } from "./support/seo-stub.ts";

/** A page as a shop writes it in a hurry. */
const hurriedPage: Made = {
  url: "https://shop.example/قهوة",
  tag: 'lang="ar" dir="rtl"',
  head: '<title>Brew قهوه مختصه في القاهرة!</title><meta name="description" content="قهوة مختصة محمصة كل صباح. اطلبها الان, واتصل بنا على 010 1234 5678">',
  body: `<nav><a href="/">الى الرئيسيه</a></nav><h1>افضل قهوة فى المدينه</h1>
    <p>نحمص القهوه كل يوم ، و نوصلها الى بيتك خلال ساعه!!! يتم شحن الطلب من من القاهرة.</p>
    <p>السعر ٥٠ جنيه للكيس و60 جنيه للعلبة, او 100 جنيه للاثنين. قهـــوة طازجه دائما.</p>
    <p>${Array.from({ length: 45 }, () => "قهوة").join(" ")}.</p>
    <p>احنا بنوصل لحد البيت عشان راحتك. مش محتاج تنزل دلوقتي.</p>
    <p>سوف نصل إليك قريبًا. هذا هو المتجر الذي تبحث عنه.</p>`,
};

for (const width of [360, 1440])
  test(`the Arabic of a page is marked in its sentences, at ${width}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.setViewportSize({ width, height: width === 360 ? 640 : 900 });
    await stubAnalyses(page, { "https://shop.example/": audited(hurriedPage) });
    const faults: Faults = new Map();
    for (const locale of locales) {
      await openAnalyzer(page, locale);
      await page.getByLabel(messages.urlLabel[locale], { exact: true }).fill("shop.example");
      await page.keyboard.press("Enter");
      const panel = page.getByRole("region", { name: arabicPanelMessages.title[locale] });
      await panel.scrollIntoViewIfNeeded();
      const groups = panel.locator("details");
      await expect(groups.first().locator("h3")).toHaveText(arabicPanelMessages.withSlips[locale]);
      await expect(groups.first()).toHaveAttribute("open");
      const card = groups.first().locator("li", { hasText: "اطلبها" }).first();
      const sentence = card.locator("p[lang=ar]").first();
      await expect(sentence).toHaveCSS("direction", "rtl");
      await expect(card.locator("mark")).toHaveText(["الان", ",", "010 1234 5678"]);
      await expect(card.locator("ins").first()).toHaveText("الآن");

      // Every group opens by keyboard, and no line is wider than the window.
      for (const group of await groups.all()) {
        const summary = group.locator("summary");
        expect((await summary.boundingBox())!.height).toBeGreaterThanOrEqual(44);
        if ((await group.getAttribute("open")) !== null) continue;
        await summary.focus();
        await page.keyboard.press("Enter");
        await expect(group).toHaveAttribute("open");
      }
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);

      await panel.getByRole("button", { name: arabicPanelMessages.copy[locale] }).click();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain("- «الان» ← «الآن»: اطلبها الان, واتصل بنا على 010…");
      await card.getByRole("button", { name: arabicPanelMessages.copySentence[locale] }).click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        "اطلبها الآن، واتصل بنا على 010 1234 5678",
      );
      await noteAxe(page, locale, faults);
    }
    expect(formatFaults(faults)).toEqual([]);
  });
