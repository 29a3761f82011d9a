import { expect, test, type Page } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { locales } from "#i18n/messages.ts";
import { openOptimizer } from "./support/image-optimizer.ts";
import { createPhoto, toUpload } from "./support/pictures.ts";

const pagesWithFields = [
  "/",
  "/contact",
  "/request-service",
  "/search",
  "/tutorials",
  "/tools/seo-analyzer",
  "/tools/keyword-research",
  "/tools/password-checker",
] as const;
const textFields = `main :is(input:not([type=radio], [type=checkbox], [type=file], [type=range],
  [type=color], [type=date], [type=hidden], [type=number]), textarea)`;

/** How the fields of a page begin, from the side where the text of an empty one would lie. */
async function readStarts(page: Page): Promise<readonly string[]> {
  return page.locator(textFields).evaluateAll((fields) =>
    fields
      .filter((field) => field.checkVisibility({ visibilityProperty: true }))
      .filter((field) => (field as HTMLInputElement).value === "")
      .map((field) => {
        const { direction, textAlign } = getComputedStyle(field);
        const isAtRight = (direction === "rtl") === (textAlign === "start");
        return `${field.id}: ${isAtRight ? "right" : "left"}`;
      }),
  );
}

for (const path of pagesWithFields) {
  test(`the empty fields of ${path} begin where its text begins`, async ({ page }) => {
    for (const locale of locales) {
      await page.goto(localePath(locale, path));
      await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
      const starts = await readStarts(page);
      expect(starts.length, locale).toBeGreaterThan(0);
      const wrongSide = locale === "ar" ? "left" : "right";
      expect(
        starts.filter((start) => start.endsWith(wrongSide)),
        locale,
      ).toEqual([]);
    }
  });
}

test("what is typed decides the direction of a field, but for addresses", async ({ page }) => {
  await page.goto("/contact");
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  const name = page.locator("[autocomplete=name]");
  await name.fill("Salma");
  await expect(name).toHaveCSS("direction", "ltr");
  await name.fill("سلمى");
  await expect(name).toHaveCSS("direction", "rtl");
  await name.fill("");
  await expect(name).toHaveCSS("direction", "rtl");
  const email = page.locator("[autocomplete=email]");
  await email.fill("salma@shop.example");
  await expect(email).toHaveCSS("direction", "ltr");
});

test("the statistics of a row are level, however long their labels are", async ({ page }) => {
  for (const locale of locales)
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(localePath(locale, "/"));
      const tops = await page
        .locator(".statistics dd")
        .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().top));
      const rowLength = width === 360 ? 2 : 4;
      for (const [i, top] of tops.entries())
        expect(top, `${locale} ${width} ${i}`).toBe(tops[i - (i % rowLength)]);
    }
});

test("what several pictures save has its minus before the number in Arabic too", async ({
  page,
}) => {
  const tool = await openOptimizer(page, "ar");
  await tool.choose(
    await toUpload("a.png", createPhoto(300, 200).png()),
    await toUpload("b.png", createPhoto(200, 300).png()),
  );
  await expect(page.locator(".iz-batch-state").first()).toContainText("،");
  await tool.optimize();
  const saved = page.locator(".iz-batch-saved").first();
  await expect(saved).toHaveText(/^−\d+%$/);
  const [minus, digit] = await saved.evaluate((part) => {
    const text = document.createTreeWalker(part, NodeFilter.SHOW_TEXT).nextNode()!;
    return [0, 1].map((at) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    });
  });
  expect(minus).toBeLessThan(digit!);
});
