import { readFile } from "node:fs/promises";
import { expect, test, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { localePath } from "#i18n/locale.ts";
import { locales, pick, type Locale } from "#i18n/messages.ts";
import { messages as seoMessages } from "#tools/seo-analyzer/messages.ts";
import { dialogMessages } from "#ui/share/dialog-messages.ts";
import { shareMessages } from "#ui/share/share-messages.ts";
import { formatFaults, noteAxe, type Faults } from "./support/axe.ts";
import { audited, openAnalyzer, shopPage, stubAnalyses } from "./support/seo-stub.ts";
import { browserResult, openSpeedTest, stubTests } from "./support/speed-stub.ts";

test.use({ reducedMotion: "reduce" });

const secretAddress = "https://shop.example/orders/4711?token=secret";

const shareButton = (page: Page, locale: Locale): Locator =>
  page.getByRole("button", { name: shareMessages.share[locale] });
const dialogOf = (page: Page, locale: Locale): Locator =>
  page.getByRole("dialog", { name: dialogMessages.title[locale] });

async function openReport(page: Page, locale: Locale): Promise<void> {
  await stubAnalyses(page, { [secretAddress]: audited({ ...shopPage, url: secretAddress }) });
  await openAnalyzer(page, locale);
  await page.getByLabel(seoMessages.urlLabel[locale], { exact: true }).fill(secretAddress);
  await page.getByRole("button", { name: seoMessages.analyze[locale] }).click();
}

async function openSpeedResult(page: Page, locale: Locale): Promise<void> {
  const id = browserResult.url;
  await stubTests(page, { [id]: { ...browserResult, url: secretAddress } });
  await openSpeedTest(page, locale, `?id=${encodeURIComponent(id)}`);
}

async function openPalette(page: Page, locale: Locale): Promise<void> {
  await page.goto(localePath(locale, "/tools/color-palette"));
  await expect(page.locator(".pal-contrast")).toBeAttached(); // drawn when the island runs
}

const tools = [
  { name: "seo-analyzer", open: openReport, file: /^seo-shop\.example-[\d-]+\.png$/ },
  { name: "speed-test", open: openSpeedResult, file: /^speed-shop\.example-[\d-]+\.png$/ },
  { name: "color-palette", open: openPalette, file: /^palette\.png$/ },
] as const;

/** Presses the button and waits until the picture is drawn. */
async function openDialog(page: Page, locale: Locale): Promise<Locator> {
  await shareButton(page, locale).click();
  const dialog = dialogOf(page, locale);
  await expect(dialog.locator("img")).toBeVisible();
  return dialog;
}

async function download(page: Page, dialog: Locator, locale: Locale) {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: dialogMessages.download[locale] }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

async function readPixels(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): string => {
    const i = (y * info.width + x) * info.channels;
    return `#${data.subarray(i, i + 3).toString("hex")}`;
  };
  const colours = new Set<number>();
  for (let i = 0; i < data.length; i += info.channels) colours.add(data.readUIntBE(i, 3));
  return { width: info.width, height: info.height, at, colourCount: colours.size };
}

for (const locale of locales)
  for (const { name, open, file } of tools)
    test(`${name} in ${locale}: the result becomes a picture of 1200 × 630 that is saved, and nothing is sent`, async ({
      page,
    }) => {
      await open(page, locale);
      await expect(shareButton(page, locale)).toBeVisible();
      await page.waitForLoadState("networkidle");
      const requests: string[] = [];
      page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
      const dialog = await openDialog(page, locale);
      const saved = await download(page, dialog, locale);
      await expect(dialog.getByRole("status")).toHaveText(dialogMessages.downloaded[locale]);

      expect(saved.name).toMatch(file);
      const { width, height, colourCount } = await readPixels(saved.bytes);
      expect([width, height]).toEqual([1200, 630]);
      expect(colourCount).toBeGreaterThan(200);
      expect(await dialog.locator("img").getAttribute("alt")).not.toMatch(/4711|token|secret/);
      for (const request of requests)
        expect(request).toMatch(/^GET (?:blob:http|http:\/\/[^/]+\/_astro\/)/);
    });

for (const locale of locales) {
  test(`in ${locale} the keyboard opens the dialog, stays in it, and comes back with Escape`, async ({
    page,
  }) => {
    await openPalette(page, locale);
    await shareButton(page, locale).focus();
    await page.keyboard.press("Enter");
    const dialog = dialogOf(page, locale);
    await expect(dialog.getByRole("heading")).toBeFocused();
    await expect(dialog.locator("img")).toBeVisible();
    const focused: boolean[] = [];
    for (let i = 0; i < 6; i++) {
      await page.keyboard.press("Tab");
      focused.push(
        await page.evaluate(
          () =>
            document.activeElement === document.body ||
            document.activeElement!.closest("dialog") !== null,
        ),
      );
    }
    expect(focused).not.toContain(false);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(shareButton(page, locale)).toBeFocused();
  });

  test(`in ${locale} the dialog fits a phone, and axe finds nothing wrong with it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openPalette(page, locale);
    const dialog = await openDialog(page, locale);
    const box = (await dialog.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(360);
    expect(box.y + box.height).toBeLessThanOrEqual(640);
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    const picture = (await dialog.locator("img").boundingBox())!;
    expect(picture.width / picture.height).toBeCloseTo(1200 / 630, 1);
    const faults: Faults = new Map();
    await noteAxe(page, `share ${locale}`, faults);
    expect(formatFaults(faults)).toEqual([]);
  });
}

test("the panes of a palette's picture follow the reading direction", async ({ page }) => {
  const colours = ["#16082b", "#411782", "#6c26d9", "#a77de8", "#e2d4f7"];
  for (const locale of locales) {
    await openPalette(page, locale);
    const dialog = await openDialog(page, locale);
    const { bytes } = await download(page, dialog, locale);
    const { at } = await readPixels(bytes);
    const panes = [0, 1, 2, 3, 4].map((i) => at(Math.round(72 + 96.8 + i * 215.6), 430));
    expect(panes).toEqual(locale === "ar" ? colours.toReversed() : colours);
  }
});

test("a window of a higher score has more light in it", async ({ page }) => {
  const countBright = async (score: number): Promise<number> => {
    await page.unrouteAll();
    await stubTests(page, { [browserResult.url]: { ...browserResult, score } });
    await openSpeedTest(page, "en", `?id=${encodeURIComponent(browserResult.url)}`);
    const { bytes } = await download(page, await openDialog(page, "en"), "en");
    // The window lies in the right third of the English card.
    const window = { left: 760, top: 60, width: 360, height: 480 };
    const { data } = await sharp(bytes).extract(window).greyscale().raw().toBuffer({
      resolveWithObject: true,
    });
    return data.filter((value) => value > 90).length;
  };
  const [none, some, all] = [await countBright(0), await countBright(50), await countBright(100)];
  expect(some).toBeGreaterThan(none + 5_000);
  expect(all).toBeGreaterThan(some + 5_000);
});

test("where the device shares files the picture is handed to it, and a refusal is said", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      canShare: ({ files }: ShareData) => files?.[0]?.type === "image/png",
      share: async (data: ShareData) => {
        shared.push({ text: data.text, names: data.files!.map(({ name }) => name) });
        if (shared.length === 2) throw new DOMException("closed", "AbortError");
        if (shared.length === 3) throw new DOMException("no", "NotAllowedError");
      },
    });
  });
  await openReport(page, "en");
  const t = pick(dialogMessages, "en");
  const dialog = await openDialog(page, "en");
  const send = dialog.getByRole("button", { name: t.send });
  await send.click();
  await send.click();
  await expect(dialog.getByRole("status")).toHaveText(t.drawn);
  await send.click();
  await expect(dialog.getByRole("status")).toHaveText(t.notSent);
  const shared = await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);
  expect(shared[0]).toMatchObject({
    text: expect.stringMatching(/^SEO check: shop\.example, \d+ out of 100, /),
    names: [expect.stringMatching(/\.png$/)],
  });
});

test("the link of the result is copied, and its refusal is said", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPalette(page, "ar");
  const t = pick(dialogMessages, "ar");
  const dialog = await openDialog(page, "ar");
  await dialog.getByRole("button", { name: t.copyLink }).click();
  await expect(dialog.getByRole("status")).toHaveText(t.linkCopied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.evaluate(() =>
    Object.defineProperty(navigator.clipboard, "writeText", {
      value: () => Promise.reject(new Error("refused")),
    }),
  );
  await dialog.getByRole("button", { name: t.copyLink }).click();
  await expect(dialog.getByRole("status")).toHaveText(t.copyRefused);
});

test("a picture that could not be drawn is said, and can be tried again", async ({ page }) => {
  await openPalette(page, "ar");
  const t = pick(dialogMessages, "ar");
  await page.evaluate(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function (done) {
      HTMLCanvasElement.prototype.toBlob = toBlob;
      done(null);
    };
  });
  await shareButton(page, "ar").click();
  const dialog = dialogOf(page, "ar");
  await expect(dialog.getByRole("alert")).toContainText(t.failed);
  await dialog.getByRole("button", { name: t.again }).click();
  await expect(dialog.locator("img")).toBeVisible();
});
