import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { messages } from "#tools/image-optimizer/messages.ts";
import { formatName } from "#tools/image-optimizer/ui/failure-text.ts";
import type { OutputFormat } from "#tools/image-optimizer/engine/settings.ts";
import type { Upload } from "./pictures.ts";

/** The tool as a visitor meets it: parts by the words they carry in the page's language. */
export async function openOptimizer(page: Page, locale: Locale) {
  const t = pick(messages, locale);
  await page.goto(localePath(locale, "/tools/image-optimizer"));
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0); // the island has come alive

  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const slider = (name: string) => page.getByRole("slider", { name, exact: true });
  const tool = {
    t,
    level: slider(t.compression),
    width: slider(t.width),
    resize: page.getByRole("switch", { name: t.resize }),
    optimizeButton: page.getByRole("button", {
      name: new RegExp(`^(?:${[t.optimize, ...Object.values(t.optimizeAll)].join("|")})$`),
    }),
    resetButton: button(t.reset),
    cancelButton: button(t.cancel),
    progress: page.getByRole("progressbar"),
    originalTab: page.getByRole("tab", { name: t.tabOriginal, exact: true }),
    optimizedTab: page.getByRole("tab", { name: t.tabOptimized, exact: true }),
    divider: slider(t.compareHandle),
    download: page.getByRole("link", { name: t.download, exact: true }),
    optimizedSize: page.locator("[data-optimized-size] data"),
    format: (format: OutputFormat) =>
      page.getByRole("radio", { name: formatName(format), exact: true }),
    refusal: page.locator('.kit-notice[data-tone="bad"]'),
    toast: page.locator('.toast[data-tone="bad"]'),

    async choose(...files: readonly Upload[]): Promise<void> {
      await page.locator('input[type="file"]').setInputFiles([...files]);
      await waitForRest(page);
    },
    async chooseFormat(format: OutputFormat): Promise<void> {
      await page
        .locator("label")
        .filter({ has: tool.format(format) })
        .click();
      await expect(tool.format(format)).toBeChecked();
    },
    async setSlider(which: "level" | "width", value: number): Promise<void> {
      await tool[which].fill(String(value));
    },
    /** Optimizes and waits for the result. */
    async optimize(): Promise<void> {
      await waitForRest(page);
      await tool.optimizeButton.click();
      await expect(tool.optimizedTab).toHaveAttribute("aria-selected", "true", { timeout: 45_000 });
      await expect(tool.progress).toHaveCount(0);
    },
    /** The bytes that the download gives, with their name. */
    async take(): Promise<{ readonly name: string; readonly bytes: Buffer }> {
      const [download] = await Promise.all([page.waitForEvent("download"), tool.download.click()]);
      return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
    },
  };
  return tool;
}

/** Waits until the page no longer scrolls: a click on what still moves would miss it. */
async function waitForRest(page: Page): Promise<void> {
  let before = Number.NaN;
  await expect
    .poll(
      async () => {
        const now = await page.evaluate(() => scrollY);
        const isAtRest = now === before;
        before = now;
        return isAtRest;
      },
      { intervals: [150] },
    )
    .toBe(true);
}
