import { expect, test, type Page } from "@playwright/test";
import { locales, type Locale } from "#i18n/messages.ts";
import type { AiSource } from "#tools/seo-analyzer/engine/page/page-source.ts";
import { toReport } from "#tools/seo-analyzer/engine/report.ts";
import { extraMessages } from "#tools/seo-analyzer/extra-messages.ts";
import { messages } from "#tools/seo-analyzer/messages.ts";
import { parseRobotsResponse } from "#tools/seo-analyzer/server/robots.ts";
import { toAiAccess } from "#tools/seo-analyzer/server/site-files.ts";
import { formatFaults, noteAxe, type Faults } from "./support/axe.ts";
import { audited, openAnalyzer, shopPage, stubAnalyses } from "./support/seo-stub.ts";

/** A shop that refuses training, and by mistake two crawlers of searches. */
const robotsText = `User-agent: GPTBot
User-agent: CCBot
User-agent: OAI-SearchBot
User-agent: PerplexityBot
Disallow: /

User-agent: *
Allow: /`;

function toAiSource(text: string): AiSource {
  const rules = parseRobotsResponse(200, text);
  return {
    access: toAiAccess({ status: 200, text, rules }, shopPage.url!),
    llmsTxt: { title: "متجر الحقائب", chars: 1234 },
    sentHtml: null,
  };
}

const shop = audited({ ...shopPage, ai: toAiSource(robotsText) });

async function analyze(page: Page, locale: Locale): Promise<void> {
  await page.getByLabel(messages.urlLabel[locale], { exact: true }).fill("shop.example");
  await page.keyboard.press("Enter");
}

for (const width of [360, 1440])
  for (const locale of locales)
    test(`O-46 O-47 O-48 what AI crawlers may read, in ${locale} at ${width}`, async ({ page }) => {
      const report = toReport(shop, locale).ai!;
      await page.setViewportSize({ width, height: width === 360 ? 640 : 900 });
      await stubAnalyses(page, { "https://shop.example/": shop });
      await openAnalyzer(page, locale);
      await analyze(page, locale);
      const part = page.getByRole("region", { name: extraMessages.aiTitle[locale] });
      await expect(part.locator(".seo-ai-headline")).toHaveText(
        locale === "en"
          ? "23 of 27 names of AI crawlers may read this page."
          : "المسموح له بقراءة هذه الصفحة: 23 من 27 اسمًا لبرامج الذكاء الاصطناعي.",
      );
      await expect(part).toContainText("OAI-SearchBot");
      const parts = part.locator("details");
      await expect(parts).toHaveCount(6);
      for (const fold of await parts.all()) {
        await expect(fold).not.toHaveAttribute("open");
        const summary = fold.locator("summary").first();
        expect((await summary.boundingBox())!.height).toBeGreaterThanOrEqual(44);
        await summary.focus();
        await page.keyboard.press("Enter");
        await expect(fold).toHaveAttribute("open");
      }
      for (const { title, crawlers } of report.groups) {
        const table = part.getByRole("table", { name: title });
        const detailed = crawlers.filter(({ isDetailed }) => isDetailed);
        await expect(table).toHaveCount(Math.min(detailed.length, 1));
        await expect(table.getByRole("rowheader")).toHaveCount(detailed.length);
        await expect(table.locator("tbody tr")).toHaveText(
          detailed.map(({ token }) => new RegExp(`^${token}`)),
        );
      }
      const row = part.getByRole("row", { name: /^GPTBot/ });
      await expect(row).toContainText(locale === "en" ? "Blocked" : "ممنوع");
      await expect(row.getByRole("link")).toHaveAttribute(
        "href",
        "https://developers.openai.com/api/docs/bots",
      );
      await expect(part.locator(".seo-ai-name")).toHaveCount(27);
      for (const name of await part.locator(".seo-ai-name").all())
        expect((await name.boundingBox())!.height).toBeGreaterThanOrEqual(44);
      // A row for each crawler made the open part 9,400 px long on a phone.
      if (width === 360) expect((await part.boundingBox())!.height).toBeLessThan(4_800);
      await expect(part.locator(".seo-ai-text")).toContainText("نصنع الحقائب باليد");
      await expect(part.locator(".seo-ai-facts li")).toHaveCount(6);
      await expect(part).toContainText("llms.txt");
      await expect(part.locator("pre").last()).toContainText("User-agent: GPTBot");
      await part.getByRole("button", { name: new RegExp(report.snippets[1]!.title) }).focus();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      const faults: Faults = new Map();
      await noteAxe(page, locale, faults);
      expect(formatFaults(faults)).toEqual([]);
    });

test("O-49 the lines for robots.txt are copied whole", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await stubAnalyses(page, { "https://shop.example/": shop });
  await openAnalyzer(page, "en");
  await analyze(page, "en");
  const lines = page.locator(".seo-ai details").last();
  await lines.locator("summary").click();
  await lines.getByRole("button").last().click();
  await expect(page.locator(".toast")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    toReport(shop, "en").ai!.snippets[1]!.code,
  );
});

test("a report that an older version stored has no such part, and opens", async ({ page }) => {
  await stubAnalyses(page, { "https://shop.example/": audited(shopPage) });
  await openAnalyzer(page, "ar");
  await analyze(page, "ar");
  await expect(page.locator(".seo-findings")).toBeVisible();
  await expect(page.locator(".seo-ai")).toHaveCount(0);
});
