import { expect, type Page } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { locales } from "#i18n/messages.ts";
import {
  readBody,
  readFacts,
  readLocalizedList,
  readValue,
  readWordsFile,
} from "./support/content-files.ts";
import { projectIds } from "./support/site-map.ts";
import { listHrefs, test, words, listWords } from "./support/static-pages.ts";

const getCategory = (id: string) => readValue(readFacts("projects", id), "category")!;
const names = {
  ar: { all: "الكل", websites: "مواقع", mobileApps: "تطبيقات", branding: "هويّات" },
  en: { all: "All", websites: "Websites", mobileApps: "Mobile apps", branding: "Branding" },
} as const;
const empty = {
  ar: "لا توجد مشاريع في هذا التصنيف حاليًا.",
  en: "No projects in this category at the moment.",
} as const;

const filterButton = (page: Page, name: string) =>
  page.locator("[data-filter]").getByRole("button", { name, exact: true });
/** The ids of the projects that are seen, in their order. */
const readShown = (page: Page) =>
  page
    .locator("[data-item]")
    .evaluateAll((items) =>
      items
        .filter((item) => item.checkVisibility())
        .map((item) => item.querySelector("a")!.getAttribute("href")!.split("/").at(-1)),
    );

test("P-01 P-02 P-03 P-04 the filter begins with all projects, a category shows exactly its own, and the chosen one is marked", async ({
  page,
}) => {
  for (const locale of locales) {
    await page.goto(localePath(locale, "/portfolio"));
    const buttons = page.locator("[data-filter]").getByRole("button");
    expect(await buttons.allInnerTexts()).toEqual(Object.values(names[locale]));
    await expect.poll(() => readShown(page)).toEqual(projectIds);
    for (const category of ["all", "websites", "mobileApps", "branding", "all"] as const) {
      await filterButton(page, names[locale][category]).click();
      await expect
        .poll(() => readShown(page))
        .toEqual(projectIds.filter((id) => category === "all" || getCategory(id) === category));
      await expect(page.getByText(empty[locale])).toBeHidden();
      expect(
        await buttons.evaluateAll((all) =>
          all.map((button) => button.getAttribute("aria-pressed")),
        ),
      ).toEqual(Object.keys(names[locale]).map((key) => String(key === category)));
      await expect(filterButton(page, names[locale][category])).toHaveCSS("font-weight", "600");
      await page.mouse.move(5, 5);
      const lines = await buttons.evaluateAll((all) =>
        Promise.allSettled(
          all.flatMap((button) => button.getAnimations().map(({ finished }) => finished)),
        ).then(() => all.map((button) => getComputedStyle(button).borderBottomColor)),
      );
      expect(lines.filter((colour) => colour !== "rgba(0, 0, 0, 0)")).toHaveLength(1);
    }
  }
});

test("P-02 at first the button all is the chosen one", async ({ page }) => {
  await page.goto("/en/portfolio");
  await expect(filterButton(page, "All")).toHaveAttribute("aria-pressed", "true");
});

test("P-05 a category without a project says so, and no other does", async ({ page }) => {
  for (const locale of locales) {
    const href = localePath(locale, "/portfolio");
    await page.route(`**${href}`, async (route) => {
      const answer = await route.fetch();
      // The same page, as it would be built with no branding project in the content.
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replaceAll(
          /<li data-item[^>]*data-category="branding".*?<\/article><\/li>/gs,
          "",
        ),
      });
    });
    await page.goto(href);
    await expect
      .poll(async () => (await readShown(page)).length)
      .toBe(projectIds.filter((id) => getCategory(id) !== "branding").length);
    for (const category of ["branding", "websites", "mobileApps", "all"] as const) {
      await filterButton(page, names[locale][category]).click();
      await expect(page.getByText(empty[locale])).toBeVisible({ visible: category === "branding" });
    }
    await filterButton(page, names[locale].branding).click();
    await expect(page.getByRole("status").filter({ hasText: empty[locale] })).toBeVisible();
  }
});

test("P-03 the chosen category is in the address: it can be shared and outlives a visit to a project", async ({
  page,
}) => {
  await page.goto("/en/portfolio?category=mobileApps");
  const apps = projectIds.filter((id) => getCategory(id) === "mobileApps");
  await expect.poll(() => readShown(page)).toEqual(apps);
  await page.getByRole("heading", { name: "Sanad" }).click();
  await expect(page).toHaveURL("/en/portfolio/sanad");
  await page.goBack();
  await expect.poll(() => readShown(page)).toEqual(apps);
  await page.goto("/en/portfolio?category=nonsense");
  await expect.poll(() => readShown(page)).toEqual(projectIds);
});

test("P-07 P-08 P-09 P-10 P-11 P-12 a project shows picture, overview, technologies, client, date and category", async ({
  site,
}) => {
  for (const locale of locales) {
    for (const id of projectIds) {
      const { document, href } = await site.read(locale, `/portfolio/${id}`);
      const [facts, file] = [readFacts("projects", id), readWordsFile("projects", id, locale)];
      expect(document.querySelector("h1 ~ picture img")!.getAttribute("alt"), href).toBe(
        readValue(file, "coverAlt"),
      );
      const overview = document.querySelector('[aria-labelledby="overview"]');
      expect(words(overview?.querySelector("h2")), href).toBe(
        { ar: "نظرة عامة", en: "Overview" }[locale],
      );
      const opening = readBody(file)
        .split("\n\n")
        .find((part) => !part.startsWith("#"))!
        .replaceAll(/[*_`]|\[|\]\(.*?\)/g, "")
        .slice(0, 60);
      expect(words(overview), href).toContain(opening);
      const shownFacts = new Map(
        [...document.querySelectorAll("aside dl > div")].map((fact) => [
          words(fact.querySelector("dt")),
          fact.querySelector("dd")!,
        ]),
      );
      const [client, date, category, technologies] = {
        ar: ["العميل", "التاريخ", "التصنيف", "التقنيات"],
        en: ["Client", "Date", "Category", "Technologies"],
      }[locale];
      expect(words(shownFacts.get(client!)), href).toBe(readValue(facts, `client.${locale}`));
      expect(shownFacts.get(date!)!.querySelector("time")!.getAttribute("datetime"), href).toBe(
        readValue(facts, "date"),
      );
      expect(words(shownFacts.get(date!)), href).toMatch(/\d{1,2} \S+ 20\d\d/);
      expect(words(shownFacts.get(category!)), href).toBe(
        names[locale][getCategory(id) as "websites"],
      );
      expect(listWords(shownFacts.get(technologies!)!, "ul > li"), href).toEqual(
        readLocalizedList(facts, "technologies", locale),
      );
      // What is not the name of a product is in the language of the page.
      if (locale === "ar" && readValue(facts, "category") === "branding")
        expect(words(shownFacts.get(technologies!)!), href).not.toMatch(/[a-z]/i);
    }
  }
});

test("P-13 P-14 a project with a link leads to its website, and one without has no such place", async ({
  site,
}) => {
  const linked = projectIds.filter(
    (id) => readValue(readFacts("projects", id), "link") !== undefined,
  );
  expect(linked.length).toBeGreaterThan(0);
  expect(linked.length).toBeLessThan(projectIds.length);
  for (const locale of locales) {
    for (const id of projectIds) {
      const { document, href } = await site.read(locale, `/portfolio/${id}`);
      const link = readValue(readFacts("projects", id), "link");
      expect(
        listHrefs(document, "main aside a").filter((address) => /^https?:/.test(address)),
        href,
      ).toEqual(link === undefined ? [] : [link]);
      const text = { ar: "زُر الموقع", en: "Visit the website" }[locale];
      expect(words(document.querySelector("main")).includes(text), href).toBe(link !== undefined);
    }
  }
});

test("P-15 P-16 a project leads back to the portfolio and on to a similar request", async ({
  site,
}) => {
  for (const locale of locales) {
    for (const id of projectIds) {
      const { document, href } = await site.read(locale, `/portfolio/${id}`);
      const links = [...document.querySelectorAll("main a")];
      const leading = (text: string) =>
        links.filter((link) => words(link) === text).map((link) => link.getAttribute("href"));
      expect(leading({ ar: "كل الأعمال", en: "Back to portfolio" }[locale]), href).toEqual([
        localePath(locale, "/portfolio"),
      ]);
      const request = leading({ ar: "اطلب مشروعًا مشابهًا", en: "Request Similar Project" }[locale]);
      expect(request, href).toEqual([
        localePath(
          locale,
          `/request-service?service=${readValue(readFacts("projects", id), "service")}`,
        ),
      ]);
    }
  }
});
