import { expect, test, type Page } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { locales } from "#i18n/messages.ts";

const toggle = (page: Page) => page.locator("[data-search-toggle]");
const panel = (page: Page) => page.locator("#search");
const input = (page: Page) => page.getByRole("combobox");
const options = (page: Page) => page.getByRole("option");

async function openSearch(page: Page, path = "/"): Promise<void> {
  await page.goto(path);
  await toggle(page).click();
  await expect(input(page)).toBeFocused();
  await expect(panel(page).getByRole("status")).not.toHaveText(/…$/); // the index is there
}

/** Where the results of a search lead, the best first. */
async function searchFor(page: Page, query: string): Promise<readonly (string | null)[]> {
  await input(page).fill(query);
  return options(page).evaluateAll((rows) => rows.map((row) => row.getAttribute("href")));
}

/** The pages found, without the row for all results: its address has the words as typed. */
async function findPages(page: Page, query: string): Promise<readonly (string | null)[]> {
  return (await searchFor(page, query)).filter((href) => !href?.includes("/search?q="));
}

test("L-17 the header's button opens the search box and closes it again, and says which", async ({
  page,
}) => {
  for (const locale of locales) {
    await page.goto(localePath(locale, "/about"));
    await expect(panel(page)).toBeHidden();
    const button = page
      .getByRole("banner")
      .getByRole("button", {
        name: { ar: "ابحث في الموقع", en: "Search the site" }[locale],
        exact: true,
      })
      .first();
    for (const isOpen of [true, false]) {
      await button.click();
      await expect(button).toHaveAttribute("aria-expanded", String(isOpen));
      await expect(panel(page)).toBeVisible({ visible: isOpen });
    }
  }
});

test("L-17 a button of 44 px closes the search at every width, and wide screens use both halves", async ({
  page,
}) => {
  for (const [width, height] of [
    [360, 640],
    [768, 1024],
    [1440, 900],
  ] as const)
    for (const locale of locales) {
      await page.setViewportSize({ width, height });
      await openSearch(page, localePath(locale, "/about"));
      const popular = page.locator(".search-popular");
      await expect(popular).toBeVisible();
      await searchFor(page, "seo");
      const [list, aside] = [
        await options(page).first().boundingBox(),
        await popular.boundingBox(),
      ];
      if (width === 1440) {
        const isBeside =
          locale === "ar" ? aside!.x + aside!.width < list!.x : list!.x + list!.width < aside!.x;
        expect(isBeside).toBe(true);
        expect(Math.abs(aside!.y - list!.y)).toBeLessThan(80);
      } else expect(aside).toBeNull();
      const close = panel(page).getByRole("button", {
        name: { ar: "أغلق البحث", en: "Close the search" }[locale],
      });
      const box = (await close.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      await close.click();
      await expect(panel(page)).toBeHidden();
      await expect(toggle(page).first()).toBeFocused();
    }
});

test("L-20 opening the search box focuses its input after 100 ms and not before", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/en/about");
  await page.clock.pauseAt(Date.now() + 60_000);
  await toggle(page).click();
  await expect(input(page)).toBeVisible();
  await page.clock.runFor(99);
  await expect(input(page)).not.toBeFocused();
  await page.clock.runFor(1);
  await expect(input(page)).toBeFocused();
});

test("L-21 L-34 Escape closes it and gives the focus back, and the text and its results are there when it opens again", async ({
  page,
}) => {
  await openSearch(page);
  const found = await searchFor(page, "سباك");
  expect(found[0]).toBe("/portfolio/sanad");
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  await toggle(page).click();
  await expect(input(page)).toHaveValue("سباك");
  await expect(options(page)).toHaveCount(found.length);
});

test("L-22 results among services, projects, tutorials and tools change with every letter", async ({
  page,
}) => {
  await openSearch(page, "/en");
  const seen = new Set<string>();
  for (const letter of "speed") {
    await page.keyboard.type(letter);
    seen.add((await options(page).allInnerTexts()).join("|"));
  }
  expect(seen.size).toBeGreaterThanOrEqual(4);
  const kinds = new Map([
    ["hosting", "Service"],
    ["couriers", "Project"],
    ["typography", "Tutorial"],
    ["QR", "Tool"],
  ]);
  for (const [query, kind] of kinds) {
    await input(page).fill(query);
    await expect(options(page).filter({ hasText: kind }).first(), query).toBeVisible();
  }
});

test("L-23 search finds in the page's language only", async ({ page }) => {
  await openSearch(page, "/en");
  const english = await searchFor(page, "hosting");
  expect(english.length).toBeGreaterThan(1);
  // The last row may lead to the page of all results, by its whole address.
  const toPath = (href: string | null): string => new URL(href ?? "", page.url()).pathname;
  expect(english.map(toPath).filter((path) => !path.startsWith("/en/"))).toEqual([]);
  expect((await options(page).allInnerTexts()).join()).not.toMatch(/[\u0621-\u064a]/);
  expect(await searchFor(page, "استضافة")).toEqual([]);

  await openSearch(page, "/");
  const arabic = await searchFor(page, "استضافة");
  expect(arabic.length).toBeGreaterThan(1);
  expect(arabic.map(toPath).filter((path) => /^\/en(\/|$)/.test(path))).toEqual([]);
  for (const title of await page.locator(".search-hit-title").allInnerTexts())
    expect(title).toMatch(/[\u0621-\u064a]/);
});

test("L-24 L-32 the button and Enter open the best hit of the text, in Arabic and in English", async ({
  page,
}) => {
  for (const [path, query, best] of [
    ["/", "الاستضافه", "/services/hosting"],
    ["/en", "plumber", "/en/portfolio/sanad"],
  ] as const) {
    await openSearch(page, path);
    await input(page).fill(query);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(best);
    await openSearch(page, path);
    await input(page).fill(query);
    await panel(page).locator("[type=submit]").click();
    await expect(page).toHaveURL(best);
  }
});

test("L-25 search asks for nothing until it is opened, for nothing once its index is there, and works offline", async ({
  page,
  context,
}) => {
  const requests: string[] = [];
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await toggle(page).click();
  await expect(panel(page).getByRole("status")).toHaveText("");
  expect(requests.filter((path) => path.endsWith(".json"))).toEqual(["/search-index.ar.json"]);
  requests.length = 0;
  await context.setOffline(true);
  for (const [query, best] of [
    ["استضافة", "/services/hosting"],
    ["دراجة", "/portfolio/dawwar"],
    ["رمز", "/tools/qr-generator"],
  ] as const)
    expect((await searchFor(page, query))[0]).toBe(best);
  expect(requests).toEqual([]);
});

test("L-25 an index that does not come is said in words, and the next opening tries again", async ({
  page,
  context,
}) => {
  await page.goto("/en");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await toggle(page).click();
  await expect(panel(page).getByRole("status")).toHaveText(
    "Search could not be loaded. Check your connection and try again.",
  );
  await context.setOffline(false);
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await toggle(page).click();
  await input(page).fill("plumber");
  await expect(options(page).first()).toHaveAttribute("href", "/en/portfolio/sanad");
});

test("L-26 L-27 L-28 L-29 L-30 L-31 Arabic words are found however they are written", async ({
  page,
}) => {
  await openSearch(page);
  const sameWord = {
    "L-26 diacritics": ["تصميم", "تَصْمِيم"],
    "L-27 alef and hamza": ["إعلانات", "اعلانات", "أعلانات"],
    "L-28 taa marbuta": ["استضافة", "استضافه"],
    "L-29 alef maqsura": ["محتوى", "محتوي"],
    "L-30 tatweel": ["تصميم", "تصـمـيم"],
    "L-31 the article": ["استضافة", "الاستضافة"],
  };
  for (const [what, [usual, ...others]] of Object.entries(sameWord)) {
    const found = await findPages(page, usual!);
    expect(found.length, what).toBeGreaterThan(0);
    for (const other of others)
      expect(await findPages(page, other), `${what}: ${other}`).toEqual(found);
  }
});

test("L-29 «مستوي» finds what «مستوى» finds", async ({ page }) => {
  await openSearch(page);
  const found = await findPages(page, "مستوى");
  expect(await findPages(page, "مستوي")).toEqual(found);
});

test("L-33 the arrows move the mark through the results, and Enter opens the one that has it", async ({
  page,
}) => {
  await openSearch(page, "/en");
  const found = await searchFor(page, "seo");
  expect(found.length).toBeGreaterThan(2);
  const readSelected = () =>
    options(page).evaluateAll((rows) =>
      rows.findIndex((row) => row.getAttribute("aria-selected") === "true"),
    );
  for (const [key, place] of [
    ["ArrowDown", 0],
    ["ArrowDown", 1],
    ["ArrowDown", 2],
    ["ArrowUp", 1],
  ] as const) {
    await page.keyboard.press(key);
    expect(await readSelected()).toBe(place);
  }
  await expect(input(page)).toHaveAttribute(
    "aria-activedescendant",
    (await options(page).nth(1).getAttribute("id"))!,
  );
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(found[1]!);
});

test("L-35 L-36 a search without a result says so in words and leads to the contact page", async ({
  page,
}) => {
  const expected = {
    ar: ["الطقس", "لم نجد في الموقع ما يطابق بحثك.", "اكتب إلينا"],
    en: ["weather", "Nothing on the site matches your search.", "Write to us"],
  } as const;
  for (const locale of locales) {
    const [query, none, contact] = expected[locale];
    await openSearch(page, localePath(locale, "/"));
    await input(page).fill(query);
    await expect(panel(page).getByRole("status")).toHaveText(none);
    await panel(page).getByRole("link", { name: contact }).click();
    await expect(page).toHaveURL(localePath(locale, "/contact"));
  }
});

test("L-34 coming back by the browser's own button finds the search closed", async ({ page }) => {
  await openSearch(page);
  await input(page).fill("سباك");
  await options(page).first().click();
  await expect(page).toHaveURL("/portfolio/sanad");
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(panel(page)).toBeHidden();
});

test("L-22 T-24 on a narrow phone the results fit the window", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["/", "/en"]) {
    await openSearch(page, path);
    await input(page).fill("seo");
    await expect(options(page).first()).toBeVisible();
    expect(await panel(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  }
});
