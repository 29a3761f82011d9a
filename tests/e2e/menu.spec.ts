import { expect, test, type Page } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { locales } from "#i18n/messages.ts";
import { headerPaths } from "./support/site-map.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const names = {
  ar: { open: "القائمة", close: "أغلق القائمة" },
  en: { open: "Menu", close: "Close the menu" },
} as const;
const menu = (page: Page) => page.locator("#menu");

test("L-37 the mobile menu is closed at first, its button opens it, and a press on the same place closes it", async ({
  page,
}) => {
  for (const locale of locales) {
    await page.goto(localePath(locale, "/services"));
    await expect(menu(page)).toBeHidden();
    const button = page.getByRole("button", { name: names[locale].open, exact: true });
    const { x, y, width, height } = (await button.boundingBox())!;
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    await page.touchscreen.tap(middleX, middleY);
    await expect(menu(page)).toBeVisible();
    await expect(menu(page).getByRole("button", { name: names[locale].close })).toBeVisible();
    await page.touchscreen.tap(middleX, middleY);
    await expect(menu(page)).toBeHidden();
  }
});

test("L-37 the keyboard opens it, Escape closes it, and the focus is back on its button", async ({
  page,
}) => {
  await page.goto("/en/services");
  const button = page.getByRole("button", { name: "Menu", exact: true });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(button).toBeFocused();
});

for (const locale of locales) {
  test(`L-37 in ${locale} the focus is in the open menu and never on the page behind it`, async ({
    page,
  }) => {
    await page.goto(localePath(locale, "/services"));
    const button = page.getByRole("button", { name: names[locale].open, exact: true });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(menu(page).getByRole("button", { name: names[locale].close })).toBeFocused();
    // After the last link comes the browser itself, which is the body to the page
    const readFocus = () =>
      page.evaluate(() => {
        const focused = document.activeElement!;
        return focused === document.body || focused.closest("#menu") !== null
          ? "inside"
          : focused.outerHTML;
      });
    for (const key of ["Tab", "Shift+Tab"])
      for (let press = 0; press < 14; press += 1) {
        await page.keyboard.press(key);
        expect(await readFocus(), `${key} ${press}`).toBe("inside");
      }
    await menu(page).getByRole("link").first().focus();
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(page.locator("[data-language-toggle]")).toBeFocused();
  });
}

test("L-05 L-07 the menu has the seven links in order and the way to the request form", async ({
  page,
}) => {
  for (const locale of locales) {
    await page.goto(localePath(locale, "/about"));
    await page.getByRole("button", { name: names[locale].open, exact: true }).tap();
    const links = await menu(page)
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links).toEqual(
      [...headerPaths, "/request-service"].map((path) => localePath(locale, path)),
    );
  }
});

test("L-38 the menu is closed after every change of page, after the browser's back and forward too", async ({
  page,
}) => {
  await page.goto("/en");
  await page.getByRole("button", { name: "Menu", exact: true }).tap();
  await menu(page).getByRole("link", { name: "Services" }).tap();
  await expect(page).toHaveURL("/en/services");
  await expect(menu(page)).toBeHidden();

  await page.getByRole("button", { name: "Menu", exact: true }).tap();
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/en");
  await expect(menu(page)).toBeHidden();

  await page.goForward();
  await expect(page).toHaveURL("/en/services");
  await expect(menu(page)).toBeHidden();
});

test("L-38 choosing the page that one is on closes the menu", async ({ page }) => {
  await page.goto("/en/services");
  await page.getByRole("button", { name: "Menu", exact: true }).tap();
  await menu(page).getByRole("link", { name: "Services" }).tap();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL("/en/services");
});

test("T-14 T-15 the compact toggle shows EN on Arabic pages and عر on English ones, and says the whole name to a screen reader", async ({
  page,
}) => {
  const header = page.getByRole("banner");
  await page.goto("/services");
  const toEnglish = header.getByRole("link", { name: "English", exact: true });
  expect((await toEnglish.innerText()).trim().split("\n")[0]).toBe("EN");
  await expect(toEnglish.getByText("EN", { exact: true })).toBeVisible();
  await toEnglish.tap();
  await expect(page).toHaveURL("/en/services");
  const toArabic = header.getByRole("link", { name: "العربية", exact: true });
  await expect(toArabic.getByText("عر", { exact: true })).toBeVisible();
  await toArabic.tap();
  await expect(page).toHaveURL("/services");
});

test("the whole menu with its button is in one screen of a small phone", async ({ page }) => {
  for (const [width, height] of [
    [360, 640],
    [320, 568],
  ] as const)
    for (const locale of locales) {
      await page.setViewportSize({ width, height });
      await page.goto(localePath(locale, "/"));
      await page.getByRole("button", { name: names[locale].open, exact: true }).click();
      const links = menu(page).getByRole("link");
      await expect(links.last()).toBeInViewport({ ratio: 1 });
      for (const link of await links.all())
        expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    }
});
