import { expect, test, type Page } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { locales, type Locale } from "#i18n/messages.ts";

/** Opens an article and waits until the try in it has its scripts. */
async function openTry(page: Page, locale: Locale, article: string) {
  await page.goto(localePath(locale, `/tutorials/${article}`));
  const figure = page.locator("astro-island figure");
  await figure.scrollIntoViewIfNeeded();
  await page.locator("astro-island:not([ssr])").waitFor({ state: "attached" });
  return figure;
}

const result = "astro-island figure > output";

for (const locale of locales) {
  test(`A-31 ${locale}: the sum of an advert's month follows its sliders, by keyboard too`, async ({
    page,
  }) => {
    const figure = await openTry(page, locale, "google-ads-first-month");
    const sliders = figure.getByRole("slider");
    await expect(figure.locator("dd")).toHaveText(["507", "25", "10"]);
    await expect(page.locator(result)).toHaveText(/300\D+150$/);
    // A click at 7 makes a customer cost 350, one at 10 more than the profit.
    await sliders.nth(1).focus();
    await sliders.nth(1).press("ArrowUp");
    await expect(page.locator(result)).toHaveText(/350\D+100$/);
    await sliders.nth(1).fill("10");
    await expect(page.locator(result)).toHaveText(/500\D+50$/);
    await expect(sliders.nth(1)).toHaveAccessibleName(
      locale === "ar" ? "ثمن النقرة بالجنيه" : "Price of a click in EGP",
    );
  });

  test(`A-32 ${locale}: two colours are shown on each other with their contrast and its verdict`, async ({
    page,
  }) => {
    const figure = await openTry(page, locale, "colours-that-sell");
    const [text, background] = ["#ffffff", "#e9a820"];
    await expect(page.locator(result)).toContainText("6.97");
    await figure.locator("input").first().fill(text);
    await expect(page.locator(result)).toHaveText(
      locale === "ar" ? "التباين 2.08: لا يُقرأ" : "Contrast 2.08: not for text",
    );
    await expect(figure.locator("svg")).toHaveAttribute("fill", text);
    await expect(figure.locator("rect")).toHaveAttribute("fill", background);
  });

  test(`A-33 ${locale}: an Arabic sentence takes the size, line height and spacing that are set`, async ({
    page,
  }) => {
    const figure = await openTry(page, locale, "arabic-typography");
    const sample = figure.locator('p[lang="ar"]');
    await expect(sample).toHaveCSS("font-size", "18px");
    const sliders = figure.getByRole("slider");
    await sliders.nth(0).fill("24");
    await sliders.nth(1).fill("1.5");
    await sliders.nth(2).fill("0.1");
    await expect(sample).toHaveCSS("font-size", "24px");
    await expect(sample).toHaveCSS("line-height", "36px");
    await expect(sample).toHaveCSS("letter-spacing", "2.4px");
    await expect(figure.locator("output")).toHaveText(["24", "1.5", "0.1"]);
  });

  test(`A-34 ${locale}: a title is measured in pixels, Arabic and Latin, and cut where its line ends`, async ({
    page,
  }) => {
    const figure = await openTry(page, locale, "seo-basics");
    const title = figure.getByRole("textbox");
    const readWidth = async () =>
      Number(/: (\d+)/.exec(await page.locator(result).innerText())?.[1] ?? "0");
    await title.fill("iiiiiiiiii");
    await expect.poll(readWidth).toBeLessThan(100);
    await title.fill("WWWWWWWWWW");
    await expect.poll(readWidth).toBeGreaterThan(150);
    const shown = figure.locator("p strong");
    await expect(shown).toHaveText("WWWWWWWWWW");
    await title.fill("كعك وبسكويت بالسمن البلدي في طنطا ".repeat(5));
    await expect(shown).toHaveText(/^كعك [^…]*…$/);
    await title.fill("");
    await expect.poll(readWidth).toBe(0);
  });

  test(`A-36 ${locale}: an article opens the palette and the keyword research with its own example`, async ({
    page,
  }) => {
    await page.goto(localePath(locale, "/tutorials/colours-that-sell"));
    await page.locator('.prose a[href*="color-palette#"]').click();
    for (const hex of ["#fffbf2", "#3b2410", "#0f6b4e", "#e9a820", "#6b5b4b"])
      await expect(page.getByText(hex, { exact: true }).first()).toBeVisible();
    await page.goto(localePath(locale, "/tutorials/seo-basics"));
    await page.locator('.prose a[href*="keyword-research?q="]').click();
    await expect(page.getByRole("textbox").first()).toHaveValue(
      locale === "ar" ? "كعك العيد" : "butter biscuits",
    );
  });

  test(`A-35 ${locale}: without scripts each try is a figure, without what would not answer`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const shown = {
      "google-ads-first-month": /507/,
      "colours-that-sell": /6\.97/,
      "arabic-typography": /2026/,
      "seo-basics": /omkarim\.example/,
    };
    for (const [article, text] of Object.entries(shown)) {
      await page.goto(localePath(locale, `/tutorials/${article}`));
      await expect(page.locator("astro-island figure")).toContainText(text);
      for (const input of await page.locator("astro-island input").all())
        await expect(input).toBeHidden();
    }
    await context.close();
  });
}
