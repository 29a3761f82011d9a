import { expect, test, type Page } from "@playwright/test";
import { count } from "#i18n/format.ts";
import { localePath } from "#i18n/locale.ts";
import { locales, pick, type Locale } from "#i18n/messages.ts";
import { toolMessages as keywordMessages } from "#tools/keyword-research/tool-messages.ts";
import { messages as passwordMessages } from "#tools/password-checker/messages.ts";
import { messages as paletteMessages } from "#tools/color-palette/messages.ts";
import { messages as seoMessages } from "#tools/seo-analyzer/messages.ts";
import { failureMessages } from "#tools/speed-test/failure-messages.ts";
import { messages as speedMessages } from "#tools/speed-test/messages.ts";
import { homeMessages } from "../../src/site/messages/home.ts";
import {
  expectAnswer,
  expectFocusIn,
  expectInView,
  readSize,
  windows,
} from "./support/feedback.ts";
import { openOptimizer } from "./support/image-optimizer.ts";
import { createSixRows, openKeywords, stubKeywords, words } from "./support/keywords.ts";
import { createPhoto, toUpload } from "./support/pictures.ts";
import { audited, openAnalyzer, shopPage, stubAnalyses } from "./support/seo-stub.ts";
import {
  browserResult,
  openSpeedTest,
  stubShortBandwidth,
  stubTests,
} from "./support/speed-stub.ts";

// The answer within 300 ms is a promise to visitors on machines that do nothing else.
test.describe.configure({ mode: "parallel", retries: 2 });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

for (const viewport of windows)
  for (const locale of locales)
    test.describe(`${viewport.width} × ${viewport.height}, ${locale}`, () => {
      test.use({ viewport });
      defineSeo(locale);
      definePassword(locale);
      defineImages(locale);
      definePalette(locale);
      defineKeywords(locale);
      defineSpeed(locale);
    });

function defineSeo(locale: Locale): void {
  const analyses = {
    "https://shop.example/": audited(shopPage),
    "https://down.example/": { failed: "too-slow" },
    "https://slow.example/": {
      events: [{ type: "progress", stage: "links", done: 30, total: 120 }],
    },
  } as const;
  const type = (page: Page, address: string) =>
    page.getByLabel(seoMessages.urlLabel[locale], { exact: true }).fill(address);

  test("an SEO analysis shows its progress, its report and its failure in view", async ({
    page,
  }) => {
    await stubAnalyses(page, analyses);
    await openAnalyzer(page, locale);
    await type(page, "slow.example");
    const submit = page.locator(".seo-submit").first();
    const size = await readSize(submit);
    await expectAnswer(page, () => submit.click());
    await expectInView(page.locator(".seo-working .kit-progress"));
    await expectFocusIn(page.locator(".seo-working"));
    await expect(submit).toHaveAttribute("aria-busy", "true");
    expect(await readSize(submit)).toBe(size);

    await button(page, seoMessages.cancel[locale]).click();
    await expect(submit).toBeFocused();
    await type(page, "down.example");
    await expectAnswer(page, () => submit.click());
    await expectInView(page.locator(".seo-failure"));
    await expectFocusIn(page.locator(".seo-failure"));

    await type(page, "shop.example");
    await expectAnswer(page, () => submit.click());
    await expectInView(page.locator(".seo-results .seo-score"));
    await expectFocusIn(page.locator(".seo-results"));
  });

  test("the home page's form shows progress and failure in view", async ({ page }) => {
    await stubAnalyses(page, analyses);
    for (const [address, answer] of [
      ["slow.example", ".seo-working"],
      ["down.example", ".seo-failure"],
      ["shop.example", ".seo-results"],
    ] as const) {
      await page.goto(localePath(locale, "/"));
      await page.getByLabel(homeMessages.heroCheck[locale]).fill(address);
      await page.getByRole("button", { name: homeMessages.heroCheckGo[locale] }).click();
      await expectInView(page.locator(answer));
      await expectFocusIn(page.locator(answer));
    }
  });
}

function definePassword(locale: Locale): void {
  const t = pick(passwordMessages, locale);

  test("a password's verdict is in view while it is typed, and a generated one beside its button", async ({
    page,
  }) => {
    await page.goto(localePath(locale, "/tools/password-checker"));
    await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
    const field = page.getByLabel(t.passwordLabel, { exact: true });
    await expectAnswer(page, () => field.pressSequentially("qwerty12"));
    await expect(page.locator('.pw-strength[data-band="weak"]')).toBeAttached();
    await expectInView(page.locator(".pw-bar-name"));
    await expectInView(page.locator(".pw-stars"));
    await expect(field).toBeFocused();

    const generate = button(page, t.generateNew);
    await generate.scrollIntoViewIfNeeded();
    const before = (await generate.boundingBox())!;
    await expectAnswer(page, () => generate.click());
    const made = page.locator(".pw-made bdi");
    await expect(made).toHaveText(await field.inputValue());
    await expectInView(made);
    // The browser keeps the scroll position to whole pixels of the device.
    const moved = Math.abs((await generate.boundingBox())!.y - before.y);
    expect(moved, "the button stays under the pointer").toBeLessThan(2);
    await expectInView(button(page, t.copyPassword));
    await expect(generate).toBeFocused();

    await button(page, t.hideGenerated).click();
    await expect(made).toHaveCount(0);
    await button(page, t.showGenerated).click();
    await expect(made).toHaveText(await field.inputValue());
  });
}

function defineImages(locale: Locale): void {
  test("chosen pictures, their results and what failed are in view", async ({ page }) => {
    const tool = await openOptimizer(page, locale);
    const photo = await toUpload("shop.jpg", createPhoto(320, 200).jpeg());
    await tool.choose(photo, { ...photo, name: "b.jpg" }, { ...photo, name: "c.jpg" });
    await expectInView(page.locator(".iz-batch img"));
    await expectFocusIn(page.locator(".iz-result"));
    await expectInView(tool.optimizeButton);
    const submit = page.locator(".iz-actions .kit-work");
    const size = await readSize(submit);
    // The download takes its place when the work is done, so its size is read during the work.
    const busySizes = await submit.evaluateHandle((element) => {
      const sizes = new Set<string>();
      new MutationObserver(() => {
        if (element.getAttribute("aria-busy") !== "true") return;
        const { width, height } = element.getBoundingClientRect();
        sizes.add(`${width.toFixed(1)} × ${height.toFixed(1)}`);
      }).observe(element, {
        attributes: true,
        childList: true,
        characterData: true,
        subtree: true,
      });
      return sizes;
    });
    await expectAnswer(page, () => submit.click());
    await expectInView(button(page, count(locale, tool.t.downloadAll, 3)));
    expect(await busySizes.evaluate((sizes) => [...sizes])).toEqual([size]);
    await expectFocusIn(page.locator(".iz-result"));

    // One more has its row, and a new beginning its picture.
    await tool.choose({ ...photo, name: "d.jpg" });
    await expectInView(page.locator(".iz-batch img").last());
    await button(page, tool.t.reset).click();
    await tool.choose(photo);
    await expectInView(page.locator(".iz-original img"));
    await tool.level.scrollIntoViewIfNeeded();
    await expectInView(tool.optimizeButton);
    await expectAnswer(page, () => submit.click());
    await expectInView(tool.download);
    await expectInView(page.locator(".iz-saved"));
    await expectFocusIn(page.locator(".iz-result"));

    const name = "broken.png";
    await tool.choose({ name, mimeType: "image/png", buffer: Buffer.from("no picture") });
    await expectInView(tool.refusal);
    await expectFocusIn(page.locator(".iz-result"));
  });
}

function definePalette(locale: Locale): void {
  test("every control of the palette shows in view what it changes", async ({ page }) => {
    await page.goto(localePath(locale, "/tools/color-palette"));
    await expect(page.locator(".pal-contrast")).toBeAttached();
    const isNarrow = page.viewportSize()!.width < 1024;
    const colours = page.locator(isNarrow ? ".pal-now > .kit-strip" : ".pal-lights");
    const read = () =>
      colours
        .locator("[fill^='#']")
        .evaluateAll((panes) => panes.map((pane) => pane.getAttribute("fill")).join());
    const field = page.getByLabel(paletteMessages.baseColour[locale], { exact: true });
    for (const act of [
      () => field.fill("#0e8a7d"),
      () => page.getByRole("radio", { name: paletteMessages.triadic[locale], exact: true }).check(),
      () => button(page, paletteMessages.randomPalette[locale]).click(),
    ]) {
      const before = await read();
      await expectAnswer(page, act);
      await expect.poll(read).not.toBe(before);
      await expectInView(colours);
    }
    await field.fill("no colour");
    await field.blur();
    await expectInView(page.locator(".pal-controls .field-error"));
  });
}

function defineKeywords(locale: Locale): void {
  const t = pick(keywordMessages, locale);

  test("a keyword search shows its progress, its table and its failure in view", async ({
    page,
  }) => {
    const responses: Parameters<typeof stubKeywords>[1] = { search: "silence" };
    await stubKeywords(page, responses);
    await openKeywords(page, locale);
    await page.locator(".kr-form input").fill(words[locale][0]);
    const submit = page.locator(".kr-form .kit-work");
    const size = await readSize(submit);
    await expectAnswer(page, () => submit.click());
    await expectInView(page.locator(".kr .kit-progress"));
    await expectFocusIn(page.locator(".kit-state"));
    expect(await readSize(submit)).toBe(size);

    await button(page, t.cancel).click();
    responses.search = "no network";
    await expectAnswer(page, () => submit.click());
    await expectInView(page.locator(".kr .kit-notice[data-tone='bad']"));
    await expectFocusIn(page.locator(".kit-state"));

    responses.search = createSixRows(locale);
    await expectAnswer(page, () => button(page, t.retry).click());
    await expectInView(page.locator(".kr-results"));
    await expectFocusIn(page.locator(".kr-results"));
  });
}

function defineSpeed(locale: Locale): void {
  const t = pick(speedMessages, locale);

  test("a speed test says why it cannot start, and shows its progress, result and failure in view", async ({
    page,
  }) => {
    await stubTests(page, {
      "https://shop.example/": browserResult,
      "https://down.example/": { failed: "too-slow" },
    });
    await stubShortBandwidth(page);
    await openSpeedTest(page, locale);
    await expectAnswer(page, () => button(page, t.tryPreview).click());
    const start = button(page, t.startTest);
    await expect(start).toBeDisabled();
    await expect(start).toHaveAccessibleDescription(t.startNeedsUrl);
    await expect(page.getByText(t.startNeedsUrl)).toBeVisible();

    for (const address of ["shop.example", "down.example"]) {
      await page.getByLabel(t.urlLabel, { exact: true }).fill(address);
      await expect(start).toHaveAccessibleDescription("");
      await expectAnswer(page, () => start.click());
      await expectInView(page.locator(".speed-testing, .speed-results"));
      await expect(page.locator(".speed-results")).toBeVisible({ timeout: 25_000 });
      await expectInView(page.locator(".speed-results"));
      await expectFocusIn(page.locator(".speed-results"));
      if (address === "shop.example") await button(page, t.newTest).click();
    }
    // A failure has one button, which leads back to what was typed.
    await button(page, failureMessages.back[locale]).click();
    await expect(page.getByLabel(t.urlLabel, { exact: true })).toHaveValue("https://down.example/");
  });
}
