import { expect, test } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { locales } from "#i18n/messages.ts";

const article = "/tutorials/website-speed";

for (const locale of locales) {
  test(`${locale}: an article asks for the scripts of a try when its reader comes near it, and not before`, async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
    });
    await page.goto(localePath(locale, article), { waitUntil: "networkidle" });
    expect(scripts.filter((path) => /islands|PageTime|client/.test(path))).toEqual([]);
    const slider = page.getByRole("slider");
    await slider.scrollIntoViewIfNeeded();
    await page.locator("astro-island:not([ssr])").waitFor();
    expect(scripts.filter((path) => path.includes("islands"))).toHaveLength(1);

    const slowest = page.locator("astro-island dd").first();
    await expect(slowest).toHaveText(/^13\.0 /);
    await slider.fill("1000");
    await expect(slowest).toHaveText(/^5\.3 /);
    await expect(page.locator("astro-island output")).toHaveText(/^1,000 /);
  });

  test(`${locale}: without scripts a try is a figure, without what would not answer`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(localePath(locale, article));
    await expect(page.locator("astro-island dd")).toHaveCount(3);
    await expect(page.locator("astro-island input")).toBeHidden();
    await context.close();
  });
}
