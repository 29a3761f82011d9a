import { expect, test, type Page } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { locales } from "#i18n/messages.ts";
import { listIds, readValue, readWordsFile } from "./support/content-files.ts";
import { allAddresses, listBothLanguages, projectIds, tutorialIds } from "./support/site-map.ts";

test.use({ javaScriptEnabled: false });

/**
 * What the page's body says and does not show, and what it shows that does nothing without a
 * script. Left out is what opens by the browser itself, what only a script can make true, the other
 * theme's drawing, and on contact what narrow windows show in the place of the details.
 */
const listFaults = (page: Page) =>
  page.evaluate(() => {
    const isVisible = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const unseen = [
      ...document.querySelectorAll(
        "main :is(h1, h2, h3, p, li, dt, dd, blockquote, figure, img:not([alt='']))",
      ),
    ].filter(
      (element) =>
        !isVisible(element) &&
        !element.closest("details:not([open]), .js-only, .card-way, [data-empty]") &&
        !element.closest(".contact-quick, .contact-form-head") &&
        `${element.textContent}${element.getAttribute("alt") ?? ""}` !== "",
    );
    const idle = [...document.querySelectorAll(".js-only")].filter(isVisible);
    const title = document.querySelector("main h1");
    return [
      ...unseen.map((element) => `unseen: ${element.tagName} ${element.textContent}`),
      ...idle.map((element) => `idle: ${element.outerHTML.slice(0, 80)}`),
      ...(title !== null && isVisible(title) ? [] : ["no title"]),
    ];
  });

test("R-40 without JavaScript every page can be read in full", async ({ page }) => {
  test.setTimeout(120_000);
  // What is asked about is words
  await page.route(/\.(avif|webp|woff2)$/, (route) => route.abort());
  const found: string[] = [];
  for (const { href, path } of allAddresses.filter(
    (address) => !address.path.startsWith("/tools/"),
  )) {
    await page.goto(href, { waitUntil: "load" });
    found.push(...(await listFaults(page)).map((fault) => `${path}: ${fault}`));
  }
  expect(found).toEqual([]);
});

test("R-41 without JavaScript the links of header, menu, footer and cards lead where they say", async ({
  page,
}) => {
  for (const locale of locales) {
    const to = (path: string) => localePath(locale, path);
    const steps = [
      [
        "/",
        page
          .getByRole("banner")
          .getByRole("link", { name: { ar: "الخدمات", en: "Services" }[locale], exact: true }),
        "/services",
      ],
      [
        "/services",
        page.getByRole("main").getByRole("link", {
          name: { ar: /اقرأ المزيد عن:? تصميم المواقع/, en: /Read more about Web design/ }[locale],
        }),
        "/services/web-design",
      ],
      [
        "/portfolio",
        page.getByRole("heading", { name: { ar: /دوّار/, en: /Dawwar/ }[locale] }),
        "/portfolio/dawwar",
      ],
      [
        "/tutorials",
        page.getByRole("link", { name: { ar: /أساسيات السيو/, en: /SEO basics/ }[locale] }).first(),
        "/tutorials/seo-basics",
      ],
      [
        "/tools",
        page
          .getByRole("main")
          .getByRole("link", { name: { ar: "مولّد رمز QR", en: "QR Code Generator" }[locale] }),
        "/tools/qr-generator",
      ],
      [
        "/about",
        page
          .getByRole("contentinfo")
          .getByRole("link", { name: { ar: "سياسة الخصوصية", en: "Privacy policy" }[locale] }),
        "/privacy-policy",
      ],
    ] as const;
    for (const [from, link, target] of steps) {
      await page.goto(to(from));
      await link.click();
      await expect(page).toHaveURL(to(target));
    }
    await page.locator("[data-language-toggle]").click();
    await expect(page).toHaveURL(localePath(locale === "ar" ? "en" : "ar", "/privacy-policy"));
  }
});

test("R-41 L-37 without JavaScript the mobile menu opens and leads on", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/en");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(page.locator("#menu")).toBeVisible();
  await page.locator("#menu").getByRole("link", { name: "Tutorials" }).click();
  await expect(page).toHaveURL("/en/tutorials");
});

test("H-27 without JavaScript every testimonial can be read", async ({ page }) => {
  for (const locale of locales) {
    await page.goto(localePath(locale, "/"));
    await expect(page.locator("[data-slide]")).toHaveCount(listIds("testimonials").length);
    const boxes: number[] = [];
    for (const id of listIds("testimonials")) {
      const slide = page
        .locator("[data-slide]")
        .filter({ hasText: readValue(readWordsFile("testimonials", id, locale), "content")! });
      await expect(slide).toBeVisible();
      boxes.push((await slide.boundingBox())!.y);
    }
    expect(new Set(boxes).size, "none lies on another").toBe(boxes.length);
    await expect(page.locator("[data-next]")).toBeHidden();
  }
});

test("P-06 without JavaScript the portfolio shows all projects, and no button that does nothing", async ({
  page,
}) => {
  for (const { href } of listBothLanguages(["/portfolio"])) {
    await page.goto(href);
    await expect(page.locator("[data-item] >> visible=true")).toHaveCount(projectIds.length);
    await expect(page.locator("[data-category-button] >> visible=true")).toHaveCount(0);
  }
});

test("A-14 without JavaScript the list shows all tutorials, and no search box that does nothing", async ({
  page,
}) => {
  for (const { href } of listBothLanguages(["/tutorials"])) {
    await page.goto(href);
    await expect(page.locator("[data-item] >> visible=true")).toHaveCount(tutorialIds.length);
    await expect(page.locator("[data-filter] :is(button, input) >> visible=true")).toHaveCount(0);
  }
});
