import { expect, test } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { locales } from "#i18n/messages.ts";
import { formatFaults, noteAxe, type Faults } from "./support/axe.ts";

const words = {
  ar: {
    query: "الاستضافه",
    best: "/services/hosting",
    none: "الطقس",
    statusText: "لم نجد في الموقع ما يطابق بحثك.",
    all: "كل النتائج",
    broad: "موقع",
  },
  en: {
    query: "hosting",
    best: "/en/services/hosting",
    none: "weather",
    statusText: "Nothing on the site matches your search.",
    all: "All results",
    broad: "website",
  },
} as const;

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("R-41 the header's search opens, asks the server, and its page leads to what was looked for", async ({
    page,
  }) => {
    for (const locale of locales) {
      const { query, best, none, statusText } = words[locale];
      await page.goto(localePath(locale, "/about"));
      await page.locator("[data-search-toggle]").click();
      const panel = page.locator("#search");
      await panel.locator("input").fill(query);
      await panel.locator("input").press("Enter");
      await expect(page).toHaveURL(
        `${localePath(locale, "/search")}?q=${encodeURIComponent(query)}`,
      );
      const main = page.getByRole("main");
      await expect(main.locator("input[name=q]")).toHaveValue(query);
      await expect(main.locator("ol a").first()).toHaveAttribute("href", best);
      await main.locator("input[name=q]").fill(none);
      await main.locator("button").click();
      await expect(main).toContainText(statusText);
      await expect(main.locator("ol")).toHaveCount(0);
      await expect(main.locator(`a[href="${localePath(locale, "/contact")}"]`)).toBeVisible();
    }
  });
});

test("the last row of many results leads to the page of all of them, which is whole, kept from search engines and free of faults", async ({
  page,
}) => {
  const faults: Faults = new Map();
  for (const locale of locales) {
    const { broad, all } = words[locale];
    await page.goto(localePath(locale, "/"));
    await page.locator("[data-search-toggle]").click();
    await page.getByRole("combobox").fill(broad);
    await expect(page.getByRole("option")).toHaveCount(9);
    await page.keyboard.press("ArrowUp");
    await expect(page.getByRole("option", { selected: true })).toHaveText(
      new RegExp(`^${all} \\(\\d+\\)$`),
    );
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${localePath(locale, "/search")}?q=${encodeURIComponent(broad)}`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    expect(await page.getByRole("main").locator("ol a").count()).toBeGreaterThan(8);
    await noteAxe(page, locale, faults);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  }
  expect(formatFaults(faults)).toEqual([]);
});

test("what was searched for last is under the empty field, asks again by keyboard, and is forgotten on request", async ({
  page,
}) => {
  await page.goto("/en");
  const searchFor = async (text: string) => {
    await page.locator("[data-search-toggle]").click();
    await page.getByRole("combobox").fill(text);
    await page.getByRole("option").first().click();
    await page.waitForLoadState();
  };
  await searchFor("plumber");
  await searchFor("hotel");
  await page.locator("[data-search-toggle]").click();
  await expect(page.getByRole("option")).toHaveText(["hotel", "plumber"]);
  await expect(page.getByRole("combobox")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox")).toHaveValue("plumber");
  await expect(page.getByRole("option").first()).toContainText("Sanad");
  await page.getByRole("combobox").fill("");
  const faults: Faults = new Map();
  await noteAxe(page, "latest searches", faults);
  expect(formatFaults(faults)).toEqual([]);
  await page.getByRole("button", { name: "Clear recent searches" }).click();
  await expect(page.getByRole("option")).toHaveCount(0);
  await page.reload();
  await page.locator("[data-search-toggle]").click();
  await expect(page.getByRole("combobox")).toBeFocused();
  await expect(page.getByRole("option")).toHaveCount(0);
});
