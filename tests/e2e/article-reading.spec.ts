import { expect, test } from "@playwright/test";
import { locales } from "#i18n/messages.ts";
import { localePath } from "#i18n/locale.ts";

test("the contents of an article follow the reading on a wide screen", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const locale of locales) {
    await page.goto(localePath(locale, "/tutorials/choose-hosting"));
    const contents = page.locator("[data-contents]");
    const links = contents.getByRole("link");
    await expect(links.first()).toBeVisible();
    await expect(contents.locator("[aria-current]")).toHaveCount(0);
    for (const place of [2, 4]) {
      await page
        .locator(".article-text h2")
        .nth(place)
        .evaluate((heading) => scrollTo(0, heading.getBoundingClientRect().top + scrollY - 150));
      await expect(links.nth(place)).toHaveAttribute("aria-current", "location");
      await expect(contents.locator("[aria-current]")).toHaveCount(1);
      await expect(contents).toBeInViewport();
    }
    await page.evaluate(() => scrollTo(0, 0));
    await expect(contents.locator("[aria-current]")).toHaveCount(0);
  }
});

test("on a phone the contents are folded above the text, lead to a part and fold again, and nothing moves by itself", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/tutorials/website-speed");
  const contents = page.locator("[data-contents]");
  await expect(contents.getByRole("link")).toHaveCount(0);
  await contents.locator("summary").click();
  await contents.getByRole("link").nth(1).click();
  await expect(page).toHaveURL(/#part-\d+$/);
  await expect(contents.locator("details")).not.toHaveAttribute("open");
  await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
});

test("a heading is a link to itself, and tables and code scroll by themselves under a name, code from the left", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/tutorials/seo-basics");
  const heading = page.locator(".article-text h2").first();
  await heading.getByRole("link").click();
  expect(new URL(page.url()).hash).toBe(`#${await heading.getAttribute("id")}`);
  const scrolling = page.locator(".article-text :is(.table, pre)");
  expect(await scrolling.count()).toBeGreaterThan(1);
  for (const part of await scrolling.all()) {
    await expect(part).toHaveAccessibleName(/\S/);
    await part.focus();
    await expect(part).toBeFocused();
  }
  await expect(page.locator(".article-text pre").first()).toHaveCSS("direction", "ltr");
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
});

test("code that is a line, tags or lines for people wraps on a phone and a desktop, and indented code scrolls", async ({
  page,
}) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 780 });
    for (const locale of locales)
      for (const id of ["seo-basics", "choose-hosting", "arabic-typography"]) {
        await page.goto(localePath(locale, `/tutorials/${id}`));
        const wrapped = page.locator(".article-text pre[data-prose]");
        expect(await wrapped.count(), id).toBeGreaterThan(0);
        for (const code of await wrapped.all())
          expect(
            await code.evaluate((box) => box.scrollWidth - box.clientWidth),
            await code.innerText(),
          ).toBeLessThanOrEqual(0);
      }
    await expect(page.locator(".article-text pre", { hasText: "font-style" })).toHaveCSS(
      "white-space",
      "pre",
    );
  }
  await page.goto("/tutorials/seo-basics");
  await expect(page.locator("pre bdi", { hasText: "كعك" }).first()).toHaveText(/\|/);
});

test("an article is printed as ink on paper from both themes: its text and where its links lead, without what only a screen can use", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.goto("/tutorials/seo-basics");
  for (const screenOnly of [
    "[data-header]",
    "footer",
    "[data-contents]",
    "[data-copy-link]",
    "[data-related]",
    ".chat-link",
  ])
    await expect(page.locator(screenOnly).first(), screenOnly).toBeHidden();
  await expect(page.locator("h1")).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.locator(".article-text p").first()).toHaveCSS("color", "rgb(0, 0, 0)");
  const link = page.locator('.article-text a[href^="https"]').first();
  expect(await link.evaluate((element) => getComputedStyle(element, "::after").content)).toContain(
    "https",
  );
});

test("Arabic in code keeps to a box of its own, read from the right, with the mark that ends it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/tutorials/seo-basics");
  const runs = page.locator("pre[data-prose] bdi");
  for (const run of await runs.all()) {
    await expect(run).toHaveCSS("direction", "rtl");
    expect(await run.evaluate((box) => box.getClientRects().length)).toBe(1);
  }
  await expect(runs.last()).toHaveText(/تتصل\.$/);
  await page.goto("/tutorials/domain-and-email");
  await expect(page.locator("pre[data-prose] bdi").first()).toHaveText(/^; من/);
});

test("a table fits a small phone, and one that does not has a shadow where it is cut", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/tutorials/seo-basics");
  const table = page.locator(".article-text .table").last();
  expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await expect(table).toHaveCSS("background-attachment", "local, local, scroll, scroll");
  await table.evaluate((box) => {
    box.querySelector("table")!.style.minWidth = "40rem";
    box.scrollIntoView({ block: "center" });
  });
  /** How dark both edges are where no text is. */
  const readEdges = async (): Promise<{ start: number; end: number }> => {
    const png = (await table.screenshot()).toString("base64");
    return page.evaluate(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext("2d")!;
      context.drawImage(image, 0, 0);
      const readAt = (x: number): number =>
        Math.max(
          ...[6, 12, image.height - 6].map((y) => 255 - context.getImageData(x, y, 1, 1).data[0]!),
        );
      return { start: readAt(image.width - 1), end: readAt(0) };
    }, png);
  };
  const atStart = await readEdges();
  expect(atStart.end).toBeGreaterThan(atStart.start + 20);
  await table.evaluate((box) => (box.scrollLeft = -box.scrollWidth));
  const atEnd = await readEdges();
  expect(atEnd.start).toBeGreaterThan(atEnd.end + 20);
});
