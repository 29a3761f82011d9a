import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "@playwright/test";
import { locales } from "#i18n/messages.ts";
import type { RenderDocument } from "#tools/seo-analyzer/engine/print-input.ts";
import { toReport } from "#tools/seo-analyzer/engine/report.ts";
import { toSiteReport } from "#tools/seo-analyzer/engine/site-audit/site-report.ts";
import { messages } from "#tools/seo-analyzer/messages.ts";
import { pdfFailureCodes } from "#tools/seo-analyzer/pdf-contract.ts";
import { pdfMessages } from "#tools/seo-analyzer/pdf-messages.ts";
import { printBundleName } from "#tools/seo-analyzer/server/print/print-task.ts";
import { formatFaults, noteAxe, noteAxeOfDocument, type Faults } from "./support/axe.ts";
import { audited, openAnalyzer, shopPage, shopSite, stubAnalyses } from "./support/seo-stub.ts";

const audit = audited(shopPage);

for (const locale of locales) {
  test(`O-50 the report is downloaded as a PDF with the keyboard alone, in ${locale}`, async ({
    page,
  }) => {
    await stubAnalyses(page, { "https://shop.example/": audit });
    const answer = Promise.withResolvers<void>();
    const requested: string[] = [];
    await page.route("**/pdf?*", async (route) => {
      requested.push(new URL(route.request().url()).search);
      await answer.promise;
      await route.fulfill({ contentType: "application/pdf", body: "%PDF-1.7 made by the stub" });
    });
    await openAnalyzer(page, locale);
    await page.getByLabel(messages.urlLabel[locale], { exact: true }).fill("shop.example");
    await page.keyboard.press("Enter");
    const button = page.getByRole("button", { name: pdfMessages.download[locale] });
    await button.focus();
    const downloading = page.waitForEvent("download");
    await page.keyboard.press("Enter");
    const busy = page.getByRole("button", { name: pdfMessages.preparing[locale] });
    await expect(busy).toBeFocused();
    await page.keyboard.press("Enter"); // does not ask twice
    const status = page.locator(".seo-pdf-state");
    await expect(status).toHaveText(pdfMessages.preparing[locale]);
    answer.resolve();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("seo-report-shop.example-2026-11-21.pdf");
    expect(await readFile(await download.path(), "utf8")).toBe("%PDF-1.7 made by the stub");
    await expect(status).toHaveText(pdfMessages.ready[locale]);
    await expect(button).toBeFocused();
    expect(requested).toEqual([`?locale=${locale}`]);
  });

  test(`O-53 where there is no PDF, the reason is said and the browser prints the report, in ${locale}`, async ({
    page,
  }) => {
    await stubAnalyses(page, { "https://shop.example/": audit });
    let code: string = pdfFailureCodes[0];
    await page.route("**/pdf?*", (route) =>
      code === "offline" ? route.abort() : route.fulfill({ status: 503, json: { code } }),
    );
    await page.context().route("**/print?*", (route) =>
      route.fulfill({
        contentType: "text/html",
        headers: { "cross-origin-opener-policy": "same-origin" },
        body: "<title>print version</title>",
      }),
    );
    await page.context().addInitScript(() => {
      window.print = () => void (document.title = "printed");
    });
    await openAnalyzer(page, locale);
    await page.getByLabel(messages.urlLabel[locale], { exact: true }).fill("shop.example");
    await page.keyboard.press("Enter");
    const button = page.getByRole("button", { name: pdfMessages.download[locale] });
    const link = page.getByRole("link", { name: pdfMessages.printWay[locale] });
    const faults: Faults = new Map();
    for (code of pdfFailureCodes) {
      await button.press("Enter");
      await expect(page.locator(".seo-pdf-state")).toContainText(
        pdfMessages[code as (typeof pdfFailureCodes)[number]][locale],
      );
      await expect(link).toHaveCount(code === "expired" ? 0 : 1);
    }
    await noteAxe(page, locale, faults);
    expect(formatFaults(faults)).toEqual([]);
    const opening = page.context().waitForEvent("page");
    await link.press("Enter");
    const tab = await opening;
    await expect(tab).toHaveTitle("printed");
    expect(new URL(tab.url()).pathname).toMatch(/^\/api\/seo-analyses\/.*\/print$/);
  });
}

for (const width of [360, 1440])
  test(`the print version has no fault of accessibility and does not scroll sideways, at ${width}`, async ({
    page,
  }) => {
    const bundle = join(import.meta.dirname, "../../dist-answers", printBundleName);
    const { renderDocument } = (await import(pathToFileURL(bundle).href)) as {
      readonly renderDocument: RenderDocument;
    };
    await page.setViewportSize({ width, height: 900 });
    const faults: Faults = new Map();
    let html = "";
    await page.route("**/print", (route) =>
      route.fulfill({ contentType: "text/html; charset=utf-8", body: html }),
    );
    for (const locale of locales)
      for (const report of [toReport(audit, locale), toSiteReport(shopSite(), locale)]) {
        html = renderDocument({ locale, report, siteUrl: "https://ro2ya.example", id: "a1" });
        await page.goto("/print");
        await expect(page.locator("html")).toHaveAttribute("lang", locale);
        await noteAxeOfDocument(page, `${locale} ${report.kind}`, faults);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      }
    expect(formatFaults(faults)).toEqual([]);
  });
