import { expect, test, type Page } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { locales } from "#i18n/messages.ts";
import { formatFaults, noteAxe, type Faults } from "./support/axe.ts";

const panel = (page: Page) => page.locator("#search");
const input = (page: Page) => page.getByRole("combobox");
const options = (page: Page) => page.getByRole("option");

async function openSearch(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator("[data-search-toggle]").click();
  await expect(input(page)).toBeFocused();
  await expect(panel(page).getByRole("status")).not.toHaveText(/…$/); // the index is there
}

const readMarks = (page: Page, row: number): Promise<readonly string[]> =>
  options(page).nth(row).locator("mark").allInnerTexts();

test("a result shows why it was found: the word is marked, of a synonym the one on the page", async ({
  page,
}) => {
  await openSearch(page, "/");
  await input(page).fill("قهوة");
  await expect(options(page).first()).toHaveAttribute("href", "/portfolio/fajr-coffee");
  const readBareMarks = async () =>
    (await readMarks(page, 0)).map((word) => word.replace(/\p{M}/gu, ""));
  expect(await readBareMarks()).toContain("بن");
  // A roastery answers to a café and does not mean the same.
  await input(page).fill("كافيه");
  await expect(options(page).first()).toHaveAttribute("href", "/portfolio/fajr-coffee");
  expect(await readBareMarks()).toEqual(["كافيه"]);
  await openSearch(page, "/en");
  await input(page).fill("roasteries");
  await expect(options(page).first()).toHaveAttribute("href", "/en/portfolio/fajr-coffee");
  await input(page).fill("hosting");
  expect(await readMarks(page, 0)).toContain("Hosting");
});

test("a word that only an article's text contains finds it, under its heading", async ({
  page,
}) => {
  await openSearch(page, "/en");
  await input(page).fill("balcona");
  // The second row is the one for all results.
  await expect(options(page)).toHaveCount(2);
  await expect(options(page).first()).toHaveAttribute("href", "/en/tutorials/arabic-typography");
  expect(await readMarks(page, 0)).toEqual(["Balcona"]);
});

test("before anything is typed the usual destinations are offered, also before the index is there and without a script", async ({
  page,
  browser,
}) => {
  for (const locale of locales) {
    await openSearch(page, localePath(locale, "/about"));
    const links = panel(page).locator(".search-popular a");
    await expect(links).toHaveCount(4);
    await expect(links.first()).toBeVisible();
    // Beside the results there is room for them on a wide screen alone.
    await input(page).fill("seo");
    await expect(links.first()).toBeVisible();
    await page.setViewportSize({ width: 360, height: 640 });
    await expect(links.first()).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 720 });
    await input(page).fill("");
    await links.last().click();
    await expect(page).toHaveURL(localePath(locale, "/contact"));
  }
  const withoutScripts = await browser.newContext({ javaScriptEnabled: false });
  const still = await withoutScripts.newPage();
  await still.goto("/en/about");
  await still.locator("[data-search-toggle]").click();
  await panel(still).getByRole("link", { name: "Free tools" }).click();
  await expect(still).toHaveURL("/en/tools");
  await withoutScripts.close();
});

test("a misspelt query is asked again as it was meant", async ({ page }) => {
  await openSearch(page, "/");
  await input(page).fill("استظافة");
  await panel(page).getByRole("link", { name: "هل تقصد «استضافة»؟" }).click();
  await expect(input(page)).toHaveValue("استضافة");
  await expect(input(page)).toBeFocused();
  await expect(options(page).first()).toHaveAttribute("href", "/services/hosting");
  await page.goto(`/search?q=${encodeURIComponent("استظافة")}`);
  await page.getByRole("main").getByRole("link", { name: "هل تقصد «استضافة»؟" }).click();
  await expect(page.getByRole("main").locator("input[name=q]")).toHaveValue("استضافة");
  await expect(page.getByRole("main").locator("mark").first()).toHaveText("الاستضافة");
});

test("where storage is refused the search works and has no recent searches", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("refused", "SecurityError");
      },
    });
  });
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await openSearch(page, "/en");
  await input(page).fill("hotel");
  await options(page).first().click();
  await expect(page).toHaveURL("/en/portfolio/marsa-qusair");
  await page.locator("[data-search-toggle]").click();
  await expect(input(page)).toBeFocused();
  await expect(panel(page).getByRole("status")).toHaveText("");
  await expect(options(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test("“/” and Ctrl+K open the search with the focus in its field, and “/” in a field is a character", async ({
  page,
}) => {
  await page.goto("/en/contact");
  for (const key of ["/", "Control+k"]) {
    await page.keyboard.press(key);
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue("");
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
  }
  const name = page.getByRole("main").getByRole("textbox").first();
  await name.focus();
  await page.keyboard.press("/");
  await expect(panel(page)).toBeHidden();
  await expect(name).toHaveValue("/");
});

test.describe("on a phone of 360 × 640", () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test("suggestions and results fit, in both languages and themes, without faults", async ({
    page,
  }) => {
    const faults: Faults = new Map();
    for (const locale of locales) {
      await openSearch(page, localePath(locale, "/"));
      for (const query of ["", { ar: "قهوة", en: "coffee" }[locale], "hotl", "zzzz"]) {
        await input(page).fill(query);
        const overflow = await panel(page).evaluate((box) => box.scrollWidth - box.clientWidth);
        expect(overflow, `${locale} ${query}`).toBe(0);
        const targets = panel(page).locator("[role=option]:visible, .link:visible");
        const heights = await targets.evaluateAll((rows) =>
          rows.map((row) => row.getBoundingClientRect().height),
        );
        // 44 px, but for what the fractions of a scaled page leave out.
        expect(Math.min(...heights), "rows and links can be tapped").toBeGreaterThan(43.99);
        await noteAxe(page, `${locale} ${query}`, faults);
      }
      await input(page).fill({ ar: "استظافة", en: "hsoting" }[locale]);
      await expect(options(page).first()).toBeVisible();
      await expect(panel(page).locator(".search-meant a")).toBeInViewport({ ratio: 1 });
    }
    // Of the page around the panel `axe.spec.ts` speaks.
    const own: Faults = new Map([...faults].filter(([fault]) => fault.includes("search")));
    expect(formatFaults(own)).toEqual([]);
  });
});

test("on a small phone the words of a query are whole beside the button that opens the first result", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const [locale, words, name] of [
    ["ar", "سياسة الخصوصية", "افتح أول نتيجة"],
    ["en", "privacy policy", "Open first result"],
  ] as const) {
    await openSearch(page, localePath(locale, "/"));
    await input(page).fill(words);
    await expect(panel(page).getByRole("button", { name })).toBeVisible();
    expect(
      await input(page).evaluate((field) => field.scrollWidth - field.clientWidth),
    ).toBeLessThanOrEqual(0);
  }
});

test("who asks for a price sees it in the results", async ({ page }) => {
  for (const [locale, words, prices] of [
    ["ar", "بكام", { "/services": "600,000" }],
    ["ar", "سعر تصميم موقع", { "/services/web-design": "35,000" }],
    ["en", "web design price", { "/en/services/web-design": "35,000" }],
  ] as const) {
    await openSearch(page, localePath(locale, "/"));
    await input(page).fill(words);
    for (const [href, price] of Object.entries(prices))
      await expect(panel(page).locator(`a[role=option][href="${href}"]`)).toContainText(price);
  }
});
