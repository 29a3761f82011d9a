import { readFile } from "node:fs/promises";
import { expect, test as base, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { localePath } from "#i18n/locale.ts";
import type { Locale } from "#i18n/messages.ts";
import { readPixels, readers, type CodePicture } from "../../scanning/readers.ts";

interface QrPage {
  readonly page: Page;
  /** The input of the open tab. */
  readonly input: Locator;
  /** The code as the preview shows it. */
  readonly code: Locator;
  readonly downloadPng: Locator;
  /** What is drawn dark in the preview: it changes with every code. */
  path(): Promise<string>;
  /** What the button saves. */
  saved(button: Locator): Promise<{ readonly name: string; readonly bytes: Buffer }>;
  /** Switches the logo on and chooses a file for it. */
  chooseLogo(file: {
    readonly name: string;
    readonly mimeType: string;
    readonly buffer: Buffer;
  }): Promise<void>;
}

/**
 * Tests with the page open, in which nothing may be asked of any host but static files of our own,
 * and nothing breaks.
 */
export const test = base.extend<{ openQr: (locale: Locale) => Promise<QrPage> }>({
  openQr: async ({ page, baseURL }, run) => {
    const bad: string[] = [];
    page.on("request", (request) => {
      const { origin, protocol, search, pathname } = new URL(request.url());
      if (protocol === "data:" || protocol === "blob:") return;
      if (
        origin !== baseURL ||
        request.method() !== "GET" ||
        search !== "" ||
        pathname.startsWith("/api/")
      )
        bad.push(`${request.method()} ${request.url()}`);
    });
    page.on("pageerror", (error) => bad.push(error.message));
    page.on("console", (message) => message.type() === "error" && bad.push(message.text()));
    await run(async (locale) => {
      await page.goto(localePath(locale, "/tools/qr-generator"));
      await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
      const code = page.locator("svg.qr-code");
      return {
        page,
        code,
        input: page.getByRole("tabpanel").getByRole("textbox"),
        downloadPng: page.getByRole("button", { name: "PNG", exact: false }).first(),
        path: async () => (await code.locator("path").getAttribute("d"))!,
        async saved(button) {
          const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
          return {
            name: download.suggestedFilename(),
            bytes: await readFile(await download.path()),
          };
        },
        async chooseLogo(file) {
          await page.locator(".qr-logo").getByRole("switch").check();
          await page.locator('.qr-logo input[type="file"]').setInputFiles(file);
        },
      };
    });
    expect(bad).toEqual([]);
  },
});

/** What ZXing, which the page does not use, reads in a PNG or an SVG. */
export async function readBack(bytes: Uint8Array): Promise<string | undefined> {
  return readers.zxing(await readPixels(bytes));
}

export function readColour({ data, width }: CodePicture, x: number, y: number): string {
  const at = (y * width + x) * 4;
  return `#${[...data.subarray(at, at + 3)].map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/**
 * A PNG of one colour; what follows its end is ignored by all that read it, and makes it as long as
 * wanted.
 */
export async function plainPng(colour: string, sizeBytes = 0): Promise<Buffer> {
  const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: colour } })
    .png()
    .toBuffer();
  return Buffer.concat([png, Buffer.alloc(Math.max(0, sizeBytes - png.length))]);
}
