import { expect, test, type Locator } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { locales } from "#i18n/messages.ts";
import { messages as speedMessages } from "#tools/speed-test/messages.ts";
import { openOptimizer } from "./support/image-optimizer.ts";
import { createPhoto, toUpload } from "./support/pictures.ts";

const readStyle = (part: Locator, property: string): Promise<string> =>
  part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test("whatever a filter hides, the pictures of the projects fill every row", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const locale of locales)
    for (const category of ["all", "websites", "mobileApps", "branding"]) {
      await page.goto(localePath(locale, `/portfolio?category=${category}`));
      await expect(page.locator(`[data-category-button="${category}"]`)).toHaveAttribute(
        "aria-pressed",
        "true",
      );
      const holes = await page.locator(".work-grid").evaluate((grid) => {
        const boxes = [...grid.children]
          .filter((item) => item.checkVisibility())
          .map((item) => item.getBoundingClientRect());
        const whole = grid.getBoundingClientRect();
        return [...Map.groupBy(boxes, ({ top }) => Math.round(top)).values()].filter(
          (row) =>
            Math.min(...row.map(({ left }) => left)) > whole.left + 1 ||
            Math.max(...row.map(({ right }) => right)) < whole.right - 1,
        ).length;
      });
      expect(holes, `${locale} ${category}`).toBe(0);
    }
});

test("the header hides the text that scrolls under it, and its theme switch answers the pointer", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/en/services/web-design");
  await page.mouse.wheel(0, 600);
  const header = page.locator("[data-header]");
  const paper = await readStyle(page.locator("html"), "background-color");
  await expect(header).toHaveCSS("background-color", paper);
  expect(paper).toMatch(/^rgb\(/);

  const icon = page.locator("[data-theme-toggle] .header-moon");
  const atRest = await readStyle(icon, "color");
  await page.locator("[data-theme-toggle]").hover();
  await expect(icon).not.toHaveCSS("color", atRest);
  await expect(icon).toHaveCSS("rotate", "45deg");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(icon).toHaveCSS("rotate", "none");
});

test("a list of choices has its arrow away from the edge, and chosen ones are stars", async ({
  page,
}) => {
  for (const locale of locales) {
    await page.goto(localePath(locale, "/request-service"));
    const list = page.locator("select.field").first();
    await expect(list).toHaveCSS("appearance", "none");
    const position = await readStyle(list, "background-position-x");
    const width = (await list.boundingBox())!.width;
    const fromRight = position.split(", ").map((x) => x.startsWith("calc(100%"));
    expect(new Set(fromRight), `${position} of ${width}`).toEqual(new Set([locale === "en"]));
    const radio = page.locator(".choice input").first();
    await expect(radio).toHaveCSS("appearance", "none");
    await radio.check();
    const star = await radio.evaluate((input) => {
      const { backgroundColor, clipPath } = getComputedStyle(input, "::before");
      return { backgroundColor, isStar: clipPath.startsWith("polygon(") };
    });
    const brand = await readStyle(page.locator(".form-submit .button"), "background-color");
    expect(star).toEqual({ backgroundColor: brand, isStar: true });
  }
});

test("the labels of the gauge are at least 12 px high in every window", async ({ page }) => {
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/en/tools/speed-test");
    const label = speedMessages.tryPreview.en;
    await expect(page.getByRole("button", { name: label, exact: true })).toBeVisible();
    const sizes = await page
      .locator(".speed-dial text")
      .evaluateAll((texts) =>
        texts.map(
          (text) =>
            Number.parseFloat(getComputedStyle(text).fontSize) *
            (text as SVGGraphicsElement).getScreenCTM()!.a,
        ),
      );
    expect(sizes.length).toBeGreaterThan(3);
    expect(Math.min(...sizes), `in a window of ${width} px`).toBeGreaterThanOrEqual(12);
  }
});

test("a tab that is not ready is dimmed and not struck through", async ({ page }) => {
  const tool = await openOptimizer(page, "en");
  await tool.choose(await toUpload("photo.png", createPhoto(300, 200).png()));
  await expect(tool.optimizedTab).toHaveAttribute("aria-disabled", "true");
  await expect(tool.optimizedTab).toHaveCSS("text-decoration-line", "none");
  expect(Number(await readStyle(tool.optimizedTab, "opacity"))).toBeLessThan(1);
});

test("with forced colours a switch shows its thumb, on and off", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const tool = await openOptimizer(page, "en");
  await tool.choose(await toUpload("photo.png", createPhoto(300, 200).png()));
  const readThumb = () =>
    tool.resize.evaluate((button) => {
      const mark = button.querySelector(".kit-toggle-mark")!;
      const thumb = getComputedStyle(mark, "::before");
      return {
        isSeen: thumb.backgroundColor !== getComputedStyle(mark).backgroundColor,
        adjust: thumb.getPropertyValue("forced-color-adjust"),
      };
    });
  expect(await readThumb()).toEqual({ isSeen: true, adjust: "none" });
  await tool.resize.click();
  expect(await readThumb()).toEqual({ isSeen: true, adjust: "none" });
});

test("the not-found page has the search of the site", async ({ page }) => {
  for (const locale of locales) {
    await page.goto(localePath(locale, "/no-such-page"));
    const form = page.locator("main").getByRole("search");
    await form.getByRole("searchbox").fill(locale === "ar" ? "سيو" : "seo");
    await form.getByRole("button").click();
    await expect(page).toHaveURL(new RegExp(`${localePath(locale, "/search")}\\?q=`));
    await expect(page.locator(".search-hit").first()).toBeVisible();
  }
});
