import { expect, test } from "@playwright/test";
import { count } from "#i18n/format.ts";
import { locales } from "#i18n/messages.ts";
import { startAnalysis } from "#tools/seo-analyzer/contract.ts";
import { messages } from "#tools/seo-analyzer/messages.ts";
import { openAnalyzer } from "./support/seo-stub.ts";

for (const locale of locales)
  test(`O-80 in ${locale} the form says how many pages of a site are read, and asks for it once a site is chosen`, async ({
    page,
  }) => {
    let requests = 0;
    await page.route(`**${startAnalysis.path}`, (route) => {
      requests++;
      return route.fulfill({ json: { maxSitePages: 300 } });
    });
    await openAnalyzer(page, locale);
    const site = page.getByRole("radio", { name: messages.scopeSite[locale] });
    const option = page.locator(".kit-choice-option", { has: site });
    await expect(option).toContainText(messages.scopeSiteHint[locale]);
    await page.waitForLoadState("networkidle");
    expect(requests).toBe(0);
    await site.check();
    await expect(option).toContainText(count(locale, messages.scopeSitePages[locale], 300));
    await page.getByRole("radio", { name: messages.scopePage[locale] }).check();
    await site.check();
    await expect(option).toContainText("300");
    expect(requests).toBe(1);
  });

test("O-80 without an answer the form names no figure, and works", async ({ page }) => {
  await page.route(`**${startAnalysis.path}`, (route) => route.abort());
  await openAnalyzer(page, "en");
  const site = page.getByRole("radio", { name: messages.scopeSite.en });
  await Promise.all([page.waitForEvent("requestfailed"), site.check()]);
  const option = page.locator(".kit-choice-option", { has: site });
  await expect(option).toContainText(messages.scopeSiteHint.en);
  await expect(page.locator(".seo-submit")).toHaveText(messages.analyzeSite.en);
});
