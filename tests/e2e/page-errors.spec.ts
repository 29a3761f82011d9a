import { setTimeout as wait } from "node:timers/promises";
import { expect, test, type Page } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { locales } from "#i18n/messages.ts";

/** One page of each kind, in an order in which each links to the next. */
const journey: readonly (readonly [path: string, link: string])[] = [
  ["/services", "header nav"],
  ["/services/seo", "main"],
  ["/portfolio", "header nav"],
  ["/portfolio/dawwar", "main"],
  ["/tools", "header nav"],
  ["/tools/qr-generator", "main"],
  ["/tutorials", "header nav"],
  ["/tutorials/seo-basics", "main"],
  ["/about", "header nav"],
  ["/contact", "header nav"],
  ["/request-service", "header"],
  ["/privacy-policy", "footer"],
  ["/terms-conditions", "footer"],
  ["/", "header"],
];

function recordErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(`${page.url()}: ${error.name} ${error.message}`));
  return errors;
}

for (const locale of locales) {
  test(`in ${locale} going by links from page to page of every kind leaves no uncaught error`, async ({
    page,
  }) => {
    const errors = recordErrors(page);
    await page.goto(localePath(locale, "/"));
    for (const [path, place] of journey) {
      const href = localePath(locale, path);
      // By its own method, because in some cards another link is drawn over this one
      const link = page.locator(`${place} a[href="${href}"]`).first();
      await link.evaluate((element) => (element as HTMLElement).click());
      await page.waitForURL(`**${href}`);
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
    }
    expect(errors).toEqual([]);
  });
}

test("the first page that is slow to come, and one that is left for another, leave no uncaught error", async ({
  page,
}) => {
  const errors = recordErrors(page);
  await page.route(/\/en\/(portfolio|services)$/, async (route) => {
    await wait(700);
    await route.continue();
  });
  await page.goto("/en");
  await page.locator('header nav a[href="/en/portfolio"]').first().click({ noWaitAfter: true });
  await page.waitForURL("**/en/portfolio");
  await page.locator('header nav a[href="/en/services"]').first().click({ noWaitAfter: true });
  await wait(200);
  await page.locator('header nav a[href="/en/about"]').first().click({ noWaitAfter: true });
  await page.waitForURL("**/en/about");
  await page.goBack();
  await page.goForward();
  await page.waitForLoadState();
  expect(errors).toEqual([]);
});
