import { expect, test, type Page } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { count } from "#i18n/format.ts";
import { locales, type Locale } from "#i18n/messages.ts";
import { tutorialMessages } from "#site/messages/services.ts";
import { readBody, readFacts, readValue, readWordsFile } from "./support/content-files.ts";
import { tutorialIds } from "./support/site-map.ts";

const names = {
  ar: {
    all: "الكل",
    hosting: "استضافة",
    seo: "سيو",
    marketing: "تسويق",
    design: "تصميم",
    performance: "أداء",
  },
  en: {
    all: "All",
    hosting: "Hosting",
    seo: "SEO",
    marketing: "Marketing",
    design: "Design",
    performance: "Performance",
  },
} as const;
type Category = keyof (typeof names)["en"];
const empty = {
  ar: "لا توجد دروس تطابق بحثك.",
  en: "No tutorials match your search criteria.",
} as const;

const list = (page: Page) => page.locator("[data-filter]");
const searchBox = (page: Page) => list(page).getByRole("searchbox");
const categoryButton = (page: Page, name: string) =>
  list(page).getByRole("button", { name, exact: true });

/** The ids of the tutorials that are seen, sorted. */
const readShown = async (page: Page): Promise<readonly string[]> => {
  const listHrefs = await list(page)
    .locator("[data-item]")
    .evaluateAll((items) =>
      items
        .filter((item) => item.checkVisibility())
        .map((item) => item.querySelector("a")!.getAttribute("href")!),
    );
  return listHrefs.map((href) => href.split("/").at(-1)!).toSorted();
};

const getTitle = (id: string, locale: Locale): string =>
  readValue(readWordsFile("tutorials", id, locale), "title")!.toLowerCase();
const getSummary = (id: string, locale: Locale): string =>
  readValue(readWordsFile("tutorials", id, locale), "summary")!.toLowerCase();
const getCategory = (id: string): string => readValue(readFacts("tutorials", id), "category")!;
const withTitle = (text: string, locale: Locale) =>
  tutorialIds.filter((id) => getTitle(id, locale).includes(text.toLowerCase())).toSorted();
const withSummary = (text: string, locale: Locale) =>
  tutorialIds.filter((id) => getSummary(id, locale).includes(text.toLowerCase())).toSorted();
const matching = (text: string, locale: Locale) =>
  tutorialIds
    .filter((id) => withTitle(text, locale).includes(id) || withSummary(text, locale).includes(id))
    .toSorted();
const inCategory = (category: Category) =>
  tutorialIds.filter((id) => category === "all" || getCategory(id) === category).toSorted();

const openList = (page: Page, locale: Locale, query = "") =>
  page.goto(`${localePath(locale, "/tutorials")}${query}`);

test("A-01 A-02 A-03 A-04 the list begins with an empty search box, six categories without security, and all tutorials", async ({
  page,
}) => {
  for (const locale of locales) {
    await openList(page, locale);
    await expect(searchBox(page)).toHaveValue("");
    await expect(searchBox(page)).toHaveAccessibleName(
      { ar: "ابحث في الدروس", en: "Search the tutorials" }[locale],
    );
    expect(await list(page).getByRole("button").allInnerTexts()).toEqual(
      Object.values(names[locale]),
    );
    await expect(categoryButton(page, names[locale].all)).toHaveAttribute("aria-pressed", "true");
    expect(await readShown(page)).toEqual(tutorialIds.toSorted());
  }
});

test("A-05 A-06 a category shows exactly its tutorials, and one of security shows under all", async ({
  page,
}) => {
  expect(tutorialIds.filter((id) => getCategory(id) === "security").length).toBeGreaterThan(0);
  for (const locale of locales) {
    await openList(page, locale);
    for (const category of [
      "hosting",
      "seo",
      "marketing",
      "design",
      "performance",
      "all",
    ] as const) {
      await categoryButton(page, names[locale][category]).click();
      await expect.poll(() => readShown(page)).toEqual(inCategory(category));
      await expect(list(page).locator("[aria-pressed=true]")).toHaveText(names[locale][category]);
      const shown = inCategory(category).length;
      await expect(list(page).locator("[data-count]")).toHaveText(
        count(locale, tutorialMessages.shown[locale], shown),
      );
      await expect(page.getByText(empty[locale])).toBeHidden();
    }
  }
});

test("A-07 A-08 search matches the title and the description in the page's language", async ({
  page,
}) => {
  const queries = {
    ar: { title: "تنام", summary: "هذا المساء" },
    en: { title: "does not sleep", summary: "this evening" },
  } as const;
  for (const locale of locales) {
    const { title, summary } = queries[locale];
    expect(
      [withTitle(title, locale).length > 0, withSummary(title, locale)],
      "a word of a title alone",
    ).toEqual([true, []]);
    expect(
      [withTitle(summary, locale), withSummary(summary, locale).length > 0],
      "words of a description alone",
    ).toEqual([[], true]);
    await openList(page, locale);
    for (const query of [title, summary]) {
      await searchBox(page).fill(query);
      await expect.poll(() => readShown(page), query).toEqual(matching(query, locale));
    }
  }
});

test("A-07 search finds a word in its other forms, and what has no button by its category", async ({
  page,
}) => {
  const passwords = ["passwords-for-teams"];
  for (const [locale, queries] of [
    ["ar", ["كلمة مرور", "أمان", "امان"]],
    ["en", ["password team", "security"]],
  ] as const) {
    await openList(page, locale);
    for (const query of queries) {
      await searchBox(page).fill(query);
      await expect.poll(() => readShown(page), query).toEqual(passwords);
      await expect(page.getByText(empty[locale])).toBeHidden();
      await expect(list(page).locator("[data-count]")).toHaveText(
        count(locale, tutorialMessages.shown[locale], 1),
      );
    }
  }
});

test("on a phone every category is in one row that scrolls, and the focus brings it into view", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const locale of locales) {
    await openList(page, locale);
    const tops = new Set<number>();
    await categoryButton(page, names[locale].all).focus();
    for (const name of Object.values(names[locale])) {
      await expect(categoryButton(page, name)).toBeFocused();
      await expect(categoryButton(page, name)).toBeInViewport({ ratio: 1 });
      tops.add((await categoryButton(page, name).boundingBox())!.y);
      await page.keyboard.press("Tab");
    }
    expect(tops.size).toBe(1);
  }
});

test("A-09 search ignores case", async ({ page }) => {
  await openList(page, "en");
  const found = matching("hosting", "en");
  expect(found.length).toBeGreaterThan(0);
  for (const query of ["hosting", "HOSTING", "HoStInG"]) {
    await searchBox(page).fill(query);
    await expect.poll(() => readShown(page)).toEqual(found);
  }
});

test("A-10 search on an Arabic page does not match English titles or descriptions, nor the reverse", async ({
  page,
}) => {
  for (const [locale, query] of [
    ["ar", "does not sleep"],
    ["ar", "this evening"],
    ["en", "تنام"],
    ["en", "هذا المساء"],
  ] as const) {
    expect(matching(query, locale === "ar" ? "en" : "ar").length).toBeGreaterThan(0);
    await openList(page, locale);
    await searchBox(page).fill(query);
    await expect.poll(() => readShown(page), query).toEqual([]);
  }
});

test("A-11 search does not look in a tutorial's body", async ({ page }) => {
  for (const [locale, query] of [
    ["en", "noindex"],
    ["ar", "noindex"],
  ] as const) {
    expect(
      tutorialIds.filter((id) => readBody(readWordsFile("tutorials", id, locale)).includes(query))
        .length,
    ).toBeGreaterThan(0);
    expect(matching(query, locale)).toEqual([]);
    await openList(page, locale);
    await searchBox(page).fill(query);
    await expect.poll(() => readShown(page)).toEqual([]);
  }
});

test("A-12 A-13 category and search hold together, and where nothing meets both, and only there, the page says so", async ({
  page,
}) => {
  for (const locale of locales) {
    const query = { ar: "تدفع", en: "pay" }[locale];
    await openList(page, locale);
    await searchBox(page).fill(query);
    const both: Record<string, number> = {};
    for (const category of Object.keys(names[locale]) as Category[]) {
      await categoryButton(page, names[locale][category]).click();
      const expected = inCategory(category).filter((id) => matching(query, locale).includes(id));
      both[category] = expected.length;
      await expect.poll(() => readShown(page), category).toEqual(expected);
      await expect(page.getByText(empty[locale])).toBeVisible({ visible: expected.length === 0 });
    }
    expect(Object.values(both)).toContain(0);
    expect(
      new Set(Object.values(both)).size,
      "the search tells the categories apart",
    ).toBeGreaterThan(1);
    // Where nothing meets both, either can be dropped, with the number that is shown then.
    const without = (Object.keys(both) as Category[]).find((category) => both[category] === 0)!;
    const wayOut = list(page).locator(".filter-way-out");
    for (const [place, shown] of [
      [0, both["all"]!],
      [1, inCategory(without).length],
    ] as const) {
      await searchBox(page).fill(query);
      await categoryButton(page, names[locale][without]).click();
      await expect(wayOut).toContainText(query);
      await expect(wayOut).toContainText(names[locale][without]);
      await expect(wayOut.getByRole("button")).toHaveCount(2);
      await expect(wayOut.getByRole("button").nth(place)).toContainText(`(${shown})`);
      await wayOut.getByRole("button").nth(place).click();
      await expect.poll(async () => (await readShown(page)).length).toBe(shown);
      await expect(wayOut).toBeHidden();
      await expect(list(page).locator("[aria-pressed=true]")).toBeFocused();
    }
    await categoryButton(page, names[locale].all).click();
    await searchBox(page).fill("zzzz");
    await expect(wayOut.getByRole("button")).toHaveCount(1);
    await expect(wayOut.getByRole("button")).toContainText(`(${tutorialIds.length})`);
    const everywhere = new RegExp(`${localePath(locale, "/search")}\\?q=zzzz$`);
    await expect(wayOut.getByRole("link")).toHaveAttribute("href", everywhere);
    await expect(page.getByRole("status").filter({ hasText: empty[locale] })).toBeVisible();
    await searchBox(page).fill("");
    await expect(page.getByText(empty[locale])).toBeHidden();
    await expect.poll(() => readShown(page)).toEqual(tutorialIds.toSorted());
  }
});

test("A-12 what was chosen is in the address, outlives a visit to a tutorial, and Enter leaves the page open", async ({
  page,
}) => {
  await openList(page, "en", "?category=seo&q=business");
  await expect.poll(() => readShown(page)).toEqual(["seo-basics"]);
  await expect(searchBox(page)).toHaveValue("business");
  await searchBox(page).press("Enter");
  await expect(page).toHaveURL("/en/tutorials?category=seo&q=business");
  await page.getByRole("link", { name: /^Read more about SEO basics/ }).click();
  await expect(page).toHaveURL("/en/tutorials/seo-basics");
  await page.goBack();
  await expect.poll(() => readShown(page)).toEqual(["seo-basics"]);
});

test("A-07 in Arabic search ignores vowel marks and tatweel", async ({ page }) => {
  await openList(page, "ar");
  for (const query of ["دروس", "كلمات", "استضافة"]) {
    const found = matching(query, "ar");
    for (const written of [
      query,
      query.replace(/^(.)/, "$1\u064e"),
      query.replace(/^(.)/, "$1\u0640"),
    ]) {
      await searchBox(page).fill(written);
      await expect.poll(() => readShown(page), written).toEqual(found);
    }
  }
});

test("on a small phone the first screen has the title of an article, or the way out of an empty list", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const locale of locales) {
    await openList(page, locale);
    const title = await list(page).locator("[data-item] h2").first().boundingBox();
    expect(title!.y + title!.height, locale).toBeLessThanOrEqual(640);
    // The number of results has its line: a choice moves nothing.
    const readTop = async () => (await list(page).locator("ul").boundingBox())!.y;
    const top = await readTop();
    await categoryButton(page, names[locale].seo).click();
    await expect(list(page).locator("[data-count]")).not.toContainText(String(tutorialIds.length));
    expect(await readTop(), locale).toBe(top);
    await categoryButton(page, names[locale].all).click();
    await searchBox(page).fill("zzzz");
    const waysOut = list(page).locator(".filter-way-out > :is(button, a)");
    for (const category of ["all", "seo"] as const) {
      await categoryButton(page, names[locale][category]).click();
      await expect(waysOut).toHaveCount(2);
      for (const wayOut of await waysOut.all()) await expect(wayOut).toBeInViewport({ ratio: 1 });
    }
  }
});

test("what the list does not read and the site's search finds is offered under it, with the reason, in the chosen category", async ({
  page,
}) => {
  const related = list(page).locator("[data-related-items]");
  const readRelated = () =>
    related
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")!.split("/").at(-1)!));
  for (const [locale, words, id, category] of [
    ["ar", "جوجل", "seo-basics", "seo"],
    ["ar", "الصور", "website-speed", "performance"],
    ["en", "google", "seo-basics", "seo"],
  ] as const) {
    await openList(page, locale);
    await expect(related).toBeHidden();
    await searchBox(page).fill(words);
    await expect.poll(readRelated, words).toContain(id);
    const shown = await readShown(page);
    expect((await readRelated()).filter((other) => shown.includes(other))).toEqual([]);
    await expect(related).toContainText(words);
    await expect(related.locator("mark").first()).toBeVisible();
    // Together they are what the panel of the header finds among the tutorials.
    const offered = [...shown, ...(await readRelated())].toSorted();
    await page.goto(`${localePath(locale, "/search")}?q=${words}`);
    const found = await page
      .locator("main li a[href*='/tutorials/']")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")!.split("/").at(-1)!));
    expect(offered, words).toEqual(found.toSorted());
    await openList(page, locale, `?q=${words}`);
    await categoryButton(page, names[locale][category]).click();
    await expect
      .poll(async () => new Set((await readRelated()).map(getCategory)))
      .toEqual(new Set([category]));
    await searchBox(page).fill("");
    await expect(related).toBeHidden();
  }
  // Where the list has items, their number is beside a link to the others.
  await openList(page, "ar");
  await searchBox(page).fill("جوجل");
  await list(page)
    .getByRole("link", { name: /ل(?:ه|هما|ها) صلة$/ })
    .click();
  await expect(related).toBeInViewport();
});

test("A-10 words of the other language are related to nothing", async ({ page }) => {
  for (const [locale, words] of [
    ["ar", "this evening"],
    ["en", "هذا المساء"],
  ] as const) {
    const index = page.waitForResponse(/search-index/);
    await openList(page, locale);
    await searchBox(page).fill(words);
    await index;
    await expect(list(page).locator("[data-related-items]")).toBeHidden();
  }
});

test("without the index of the site's search the list is searched as ever, and the next input tries again", async ({
  page,
}) => {
  let failures = 0;
  await page.route(/search-index/, (route) => {
    failures += 1;
    return failures === 1 ? route.abort() : route.continue();
  });
  await openList(page, "ar");
  await searchBox(page).fill("جوجل");
  await expect.poll(() => readShown(page)).toEqual(["google-ads-first-month"]);
  await expect.poll(() => failures).toBe(1);
  await expect(list(page).locator("[data-related-items]")).toBeHidden();
  await searchBox(page).fill("الصور");
  await expect(list(page).locator("[data-related-items]")).toBeVisible();
});
