import { expect, test, type Page } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { locales, type Locale } from "#i18n/messages.ts";
import { messages } from "#tools/seo-analyzer/messages.ts";
import { monitorMessages } from "#tools/seo-analyzer/monitor-messages.ts";
import { monitorNoticeMessages } from "#tools/seo-analyzer/monitor-notice-messages.ts";
import { startMailServer, type MailServer } from "../api/fake-smtp.ts";
import { noteAxe, type Faults } from "./support/axe.ts";
import { startSeoProduct, type SeoProduct } from "./support/seo-product.ts";

// The product with mail set up, from the report to the end of the monitoring.
let product: SeoProduct;
let mails: MailServer;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  mails = await startMailServer();
  product = await startSeoProduct({
    SMTP_URL: mails.url,
    MAIL_FROM: "Ro2ya <hello@ro2ya.example>",
    MAIL_TO: "agency@ro2ya.example",
  });
});
test.afterAll(async () => {
  await product.stop();
  await mails.close();
});

async function openReport(page: Page, locale: Locale): Promise<void> {
  await page.goto(product.url + localePath(locale, "/tools/seo-analyzer"));
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  await page.getByLabel(messages.urlLabel[locale], { exact: true }).fill("http://good.example");
  await page.locator(".seo-ask .seo-submit").click();
  await expect(page.locator(".kit-score-figure")).toBeVisible({ timeout: 40_000 });
}

/** The path of a link in the last mail to an address. */
async function waitForLink(to: string, link: "confirm" | "end"): Promise<string> {
  const find = async () => {
    const mail = (await mails.parsed()).findLast(({ to: all }) => all?.[0]?.address === to);
    return new RegExp(`/api/seo-monitors/${link}/[\\w-]{32}`).exec(mail?.text ?? "")?.[0] ?? "";
  };
  await expect.poll(find, { timeout: 20_000 }).not.toBe("");
  return find();
}

for (const locale of locales)
  for (const width of [360, 1440])
    test(`O-54 O-55 O-61 O-63 a page is monitored and ended by keyboard, in ${locale} at ${width}`, async ({
      page,
    }, { title }) => {
      const faults: Faults = new Map();
      const email = `owner-${locale}-${width}@shop.example`;
      await page.setViewportSize({ width, height: 800 });
      await openReport(page, locale);
      const panel = page.locator(".seo-monitor");
      await panel.locator("summary").focus();
      await page.keyboard.press("Enter");
      const field = panel.getByLabel(monitorMessages.email[locale]);
      await expect(panel.getByRole("checkbox")).not.toBeChecked();
      await field.fill("owner");
      await page.keyboard.press("Enter");
      await expect(panel.getByText(monitorMessages.errorEmail[locale])).toBeVisible();
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await noteAxe(page, `${title} form`, faults);
      await field.fill(email);
      await page.keyboard.press("Tab");
      await expect(panel.getByRole("radio", { checked: true })).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(panel.getByRole("checkbox")).toBeFocused();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      const sent = panel.getByRole("status").filter({ hasText: monitorMessages.sentTitle[locale] });
      await expect(sent).toBeFocused();
      await noteAxe(page, `${title} sent`, faults);

      for (const link of ["confirm", "end"] as const) {
        await page.goto(product.url + (await waitForLink(email, link)));
        await expect(page.locator("html")).toHaveAttribute("lang", locale);
        await expect(page.locator("main")).toContainText("http://good.example/");
        await noteAxe(page, `${title} ${link}`, faults);
        const button = page.getByRole("button", { name: monitorNoticeMessages[link][locale] });
        await button.focus();
        await page.keyboard.press("Enter");
        const done = link === "confirm" ? "confirmedTitle" : "endedTitle";
        await expect(page.locator("h1")).toHaveText(monitorNoticeMessages[done][locale]);
        await noteAxe(page, `${title} ${done}`, faults);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      }
      await page.goto(product.url + (await waitForLink(email, "end")));
      await expect(page.locator("h1")).toHaveText(/./);
      await noteAxe(page, `${title} unknown`, faults);
      expect([...faults.entries()]).toEqual([]);
    });

test("O-64 without mail the report offers nothing", async ({ page }) => {
  await page.route("**/api/seo-monitors", (route) =>
    route.fulfill({ json: { isAvailable: false } }),
  );
  const answered = page.waitForResponse("**/api/seo-monitors");
  await openReport(page, "en");
  await answered;
  await expect(page.locator(".seo-actions")).toBeVisible();
  await expect(page.locator(".seo-monitor")).toHaveCount(0);
});
