import { expect, test, type Page } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { fill as fillText, locales } from "#i18n/messages.ts";
import {
  control,
  createMark,
  createValidValues,
  fill,
  openForm,
  readTyped,
  sendAndExpectThanks,
} from "./support/forms.ts";
import { brief } from "./support/forms-files.ts";
import { openOptimizer } from "./support/image-optimizer.ts";
import { createPhoto, toUpload } from "./support/pictures.ts";
import { plainPng } from "./support/qr.ts";
import {
  awaitTool,
  countStored,
  expectKept,
  isAskedOnReload,
  refuseStorage,
  storeOddRecords,
  warnsBeforeLeaving,
} from "./support/state.ts";

test.use({ reducedMotion: "reduce" });

const lossText = /Your browser does not keep this|متصفحك لا يحفظ ما هنا/;

async function openTool(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await awaitTool(page);
}

const readStoredTexts = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));

for (const locale of locales)
  test(`in ${locale} a QR code keeps its content, form, look and logo in its tab`, async ({
    page,
  }) => {
    await openTool(page, localePath(locale, "/tools/qr-generator"));
    await page.locator(".qr-kinds button").nth(1).click();
    const [name, password] = [
      page.locator(".qr-fields input").nth(0),
      page.locator('.qr-fields input[type="text"]').nth(1),
    ];
    await name.fill("مقهى الفجر");
    await password.fill("long:enough");
    await page.locator(".qr-presets label").nth(2).click();
    const size = page.locator('.qr-sizes input[type="range"]').first();
    await size.fill("420");
    await page.locator(".qr-logo").getByRole("switch").check();
    await page.locator('.qr-logo input[type="file"]').setInputFiles({
      name: "logo.png",
      mimeType: "image/png",
      buffer: await plainPng("#c2410c"),
    });
    await expect(page.locator(".qr-logo-now")).toBeVisible();
    const logo = await page.locator(".qr-code image").getAttribute("href");

    await expectKept(page, async () => {
      await expect(page.locator(".qr-kinds button").nth(1)).toHaveAttribute("aria-pressed", "true");
      await expect(name).toHaveValue("مقهى الفجر");
      await expect(password).toHaveValue("long:enough");
      await expect(page.locator(".qr-presets input").nth(2)).toBeChecked();
      await expect(size).toHaveValue("420");
      await expect(page.locator(".qr-code image")).toHaveAttribute("href", logo!);
    });
    expect(page.url()).not.toContain("long");

    await page.locator(".qr-kept button").click();
    await expect(page.locator(".qr-fields")).toHaveCount(0);
    await expect(size).toHaveValue("300");
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  });

test("the content of a tab of the QR generator is kept as it was typed, and other browser tabs do not see it", async ({
  page,
  context,
}) => {
  await openTool(page, "/en/tools/qr-generator");
  await page.getByRole("tab", { name: "Phone" }).click();
  const input = page.getByRole("tabpanel").getByRole("textbox");
  await input.fill("+20 2 5555 0100");
  await expectKept(page, async () => expect(input).toHaveValue("+20 2 5555 0100"));
  const other = await context.newPage();
  await openTool(other, "/en/tools/qr-generator");
  await expect(other.getByRole("tabpanel").getByRole("textbox")).toHaveValue(
    "https://shop.example",
  );
});

test("without storage the QR generator works, says that its work would be lost, and the browser asks", async ({
  page,
}) => {
  await refuseStorage(page);
  await openTool(page, "/en/tools/qr-generator");
  await expect(page.getByText(lossText)).toHaveCount(0);
  await page.getByRole("tabpanel").getByRole("textbox").fill("https://mine.example");
  await expect(page.locator("svg.qr-code")).toHaveAttribute("aria-label", /mine\.example/);
  await expect(page.locator('.qr-kept [role="status"]')).toContainText(lossText);
  expect(await isAskedOnReload(page)).toBe(true);
});

for (const locale of locales)
  test(`in ${locale} the image optimizer keeps pictures, results and settings in its tab until reset`, async ({
    page,
  }) => {
    const tool = await openOptimizer(page, locale);
    await tool.chooseFormat("webp");
    await tool.setSlider("level", 61);
    await tool.choose(
      await toUpload("hills.jpg", createPhoto(320, 240).jpeg()),
      await toUpload("plain.png", createPhoto(200, 120).png()),
    );
    await tool.optimize();
    const size = await page.locator(".iz-batch-saved").allTextContents();
    expect(size).toHaveLength(2);
    // A third that is added, and removed, leaves the others as they are.
    await tool.choose(await toUpload("sea.png", createPhoto(90, 60).png()));
    await expect.poll(() => countStoredPictures(page)).toBe(5);
    await page
      .getByRole("button", { name: fillText(tool.t.removeOne, { name: "sea.png" }) })
      .click();
    await expect.poll(() => countStoredPictures(page)).toBe(4);
    await tool.optimizedTab.click();

    await expectKept(page, async () => {
      await expect(page.locator('.iz-settings input[type="range"]').first()).toHaveValue("61");
      await expect(page.locator('.iz-settings input[value="webp"]')).toBeChecked();
      await expect(page.locator(".iz-batch-saved")).toHaveText(size);
      await expect(page.locator("[data-optimized-size]")).toBeVisible();
      await expect(page.getByText(lossText)).toHaveCount(0);
    });

    await tool.resetButton.click();
    await expect(page.locator(".iz-result img")).toHaveCount(0);
    await expect.poll(() => countStoredPictures(page)).toBe(0);
    await page.reload();
    await awaitTool(page);
    await expect(page.locator(".iz-result img")).toHaveCount(0);
    await expect(tool.level).toHaveValue("80");
  });

/** How many originals and results the browser has stored, of all tabs. */
const countStoredPictures = (page: Page): Promise<number> =>
  countStored(page, "ro2ya-pictures", "pictures");
const countStoredFiles = (page: Page): Promise<number> =>
  countStored(page, "ro2ya-attachments", "files");

test("after a reload the visitor is where he was", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const tool = await openOptimizer(page, "ar");
  await tool.choose(
    await toUpload("hills.jpg", createPhoto(320, 240).jpeg()),
    await toUpload("plain.png", createPhoto(200, 120).png()),
    await toUpload("sea.png", createPhoto(300, 220).png()),
  );
  await tool.optimize();
  await expect.poll(() => countStoredPictures(page)).toBe(6);
  for (const y of [196, 700]) {
    await page.evaluate((to) => scrollTo(0, to), y);
    await page.reload();
    await awaitTool(page);
    await expect(page.locator("[data-optimized-size]")).toBeVisible();
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await page.evaluate(() => scrollY)).toBe(y);
  }
});

test("pictures of another tab are neither shown nor kept for longer than a day, nor is what is broken", async ({
  page,
  context,
}) => {
  const tool = await openOptimizer(page, "en");
  await tool.choose(await toUpload("hills.jpg", createPhoto(320, 240).jpeg()));
  await expect.poll(() => countStoredPictures(page)).toBe(1);
  await storeOddRecords(page, "ro2ya-pictures", "pictures");
  const other = await context.newPage();
  await other.clock.install({ time: Date.now() + 23 * 3600 * 1000 });
  await openOptimizer(other, "en");
  await expect(other.locator(".iz-result img")).toHaveCount(0);
  await expect.poll(() => countStoredPictures(other)).toBe(1);
  await other.clock.setSystemTime(Date.now() + 25 * 3600 * 1000);
  await other.reload();
  await expect.poll(() => countStoredPictures(other)).toBe(0);
});

test("a duplicated tab has pictures of its own, and neither loses them when the other is reset", async ({
  page,
  context,
}) => {
  const tool = await openOptimizer(page, "en");
  await tool.choose(await toUpload("hills.jpg", createPhoto(320, 240).jpeg()));
  await tool.optimize();
  await expect.poll(() => countStoredPictures(page)).toBe(2);
  const result = page.locator("[data-optimized-size]");
  // A window that a page opens gets a copy of its session storage, as a duplicated tab does.
  const [copy] = await Promise.all([
    context.waitForEvent("page"),
    page.evaluate(() => void open(location.href)),
  ]);
  await awaitTool(copy);
  await expect(copy.locator("[data-optimized-size]")).toBeVisible();
  await expect.poll(() => countStoredPictures(page)).toBe(4);

  await copy.reload();
  await awaitTool(copy);
  await expect(copy.locator("[data-optimized-size]")).toBeVisible();
  expect(await countStoredPictures(page)).toBe(4);
  await tool.resetButton.click();
  await expect.poll(() => countStoredPictures(page)).toBe(2);
  await copy.reload();
  await awaitTool(copy);
  await expect(copy.locator("[data-optimized-size]")).toBeVisible();
  await page.reload();
  await awaitTool(page);
  await expect(result).toHaveCount(0);

  // What is broken is deleted, and the rest is restored.
  await storeOddRecords(copy, "ro2ya-pictures", "pictures");
  await copy.reload();
  await awaitTool(copy);
  await expect(copy.locator(".iz-original img")).toBeVisible();
  await expect.poll(() => countStoredPictures(copy)).toBe(1);
});

test("without storage the image optimizer works, says that the pictures would be lost, and the browser asks", async ({
  page,
}) => {
  await refuseStorage(page);
  const tool = await openOptimizer(page, "ar");
  await tool.choose(await toUpload("hills.jpg", createPhoto(320, 240).jpeg()));
  await tool.optimize();
  await expect(page.locator(".iz-result").getByText(lossText)).toBeVisible();
  expect((await tool.take()).bytes.length).toBeGreaterThan(100);
  expect(await isAskedOnReload(page)).toBe(true);
});

test("pictures that are too large to be kept are said so, and all are kept once there is room", async ({
  page,
}) => {
  const tool = await openOptimizer(page, "en");
  const photo = await toUpload("hills.jpg", createPhoto(320, 240).jpeg());
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function () {
      IDBObjectStore.prototype.put = put;
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await tool.choose(photo);
  await expect(page.locator(".iz-result").getByText(lossText)).toBeVisible();
  await tool.choose(photo);
  await expect.poll(() => countStoredPictures(page)).toBe(2);
  await expect(page.getByText(lossText)).toHaveCount(0);
  await expect.poll(() => warnsBeforeLeaving(page)).toBe(false);
  expect(await isAskedOnReload(page)).toBe(false);
  await awaitTool(page);
  await expect(page.locator(".iz-original img")).toBeVisible();
});

test("SEO analyzer, speed test and keyword research keep what is typed and chosen", async ({
  page,
}) => {
  await openTool(page, "/en/tools/seo-analyzer");
  const address = page.locator(".seo-address input");
  await address.fill("shop.exam");
  await page.locator('.seo-form input[value="site"]').check({ force: true });
  await expectKept(page, async () => {
    await expect(address).toHaveValue("shop.exam");
    await expect(address).toHaveAttribute("aria-invalid", "false");
    await expect(page.locator('.seo-form input[value="site"]')).toBeChecked();
  });

  await openTool(page, "/en/tools/speed-test");
  await page.getByRole("button", { name: "Try Preview Version" }).click();
  const site = page.locator(".speed-address input");
  await site.fill("https://shop.example");
  await page.locator('.speed-form input[value="desktop"]').check({ force: true });
  await expectKept(page, async () => {
    await expect(site).toHaveValue("https://shop.example");
    await expect(page.locator('.speed-form input[value="desktop"]')).toBeChecked();
  });

  await openTool(page, "/en/tools/keyword-research");
  const keyword = page.locator('.kr-form input[name="q"]');
  await keyword.fill("قهوة");
  await expectKept(page, async () => expect(keyword).toHaveValue("قهوة"));
});

test("the palette keeps its colours and locks, also when the language is switched at once", async ({
  page,
}) => {
  await openTool(page, "/en/tools/color-palette");
  const lock = page.locator(".pal-lock").nth(1);
  await lock.click();
  await page.locator('.pal-controls input[value="triadic"]').check({ force: true });
  await page.locator("[data-language-toggle]").first().click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expectKept(page, async () => {
    await expect(page.locator('.pal-controls input[value="triadic"]')).toBeChecked();
    await expect(lock).toHaveAttribute("data-locked", "true");
  });
});

test("the generator of passwords keeps its settings, and no password is stored", async ({
  page,
}) => {
  await openTool(page, "/en/tools/password-checker");
  const length = page.locator('.pw-generator input[type="range"]');
  await length.fill("24");
  const field = page.locator(".pw-input");
  await expect(field).not.toHaveValue("");
  const generated = await field.inputValue();
  await expect(page.getByText("The password is stored nowhere.", { exact: false })).toBeVisible();
  await field.fill("typed by hand 5");
  for (const text of [generated, "typed by hand 5"])
    expect(await readStoredTexts(page)).not.toContain(text);
  await page.reload();
  await expectKept(page, async () => {
    await expect(length).toHaveValue("24");
    await expect(field).toHaveValue("");
  });
});

test("the contact form keeps what is typed", async ({ page }) => {
  const form = await openForm(page, "contact", "en");
  const values = createValidValues("contact", createMark());
  await fill(form, values);
  await expectKept(page, async () => expect.poll(() => readTyped(form)).toMatchObject(values));
});

test("Q-40 the service request keeps what is typed and the file, until it is sent", async ({
  page,
}) => {
  const form = await openForm(page, "service-request", "en");
  const values = createValidValues("service-request", createMark());
  await fill(form, values);
  await control(form, "attachment").setInputFiles(brief);
  await expect.poll(() => countStoredFiles(page)).toBe(1);
  await storeOddRecords(page, "ro2ya-attachments", "files");
  await expectKept(page, async () => {
    await expect.poll(() => readTyped(form)).toMatchObject(values);
    await expect(control(form, "attachment")).toHaveValue(new RegExp(`${brief.name}$`));
    await expect(form.locator(".form-file-remove")).toBeVisible();
  });
  await sendAndExpectThanks(page, form);
  await expect.poll(() => countStoredFiles(page)).toBe(0);
});

test("Q-40 a file that was removed does not come back", async ({ page }) => {
  const form = await openForm(page, "service-request", "ar");
  await control(form, "attachment").setInputFiles(brief);
  await expect.poll(() => countStoredFiles(page)).toBe(1);
  await form.locator(".form-file-remove").click();
  await expect.poll(() => countStoredFiles(page)).toBe(0);
  await page.reload();
  await expect(form).toHaveAttribute("data-enhanced", "true");
  await expect(control(form, "attachment")).toHaveValue("");
  await expect(form.locator(".form-file-lost")).toHaveCount(0);
});

test("without storage the forms say that what is typed would be lost, and the browser asks", async ({
  page,
}) => {
  await refuseStorage(page);
  for (const name of ["contact", "service-request"] as const) {
    const form = await openForm(page, name, "en");
    await control(form, "name").fill("منى");
    await expect(page.locator("[data-toaster]")).toContainText(lossText);
    expect(await isAskedOnReload(page), name).toBe(true);
  }
});

test("without storage the other tools work", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await refuseStorage(page);
  await openTool(page, "/en/tools/seo-analyzer");
  await page.locator(".seo-address input").fill("shop.exam");
  await openTool(page, "/en/tools/speed-test");
  await page.getByRole("button", { name: "Try Preview Version" }).click();
  await page.locator(".speed-address input").fill("shop.example");
  await expect(page.getByRole("button", { name: "Start Test" })).toBeEnabled();
  await openTool(page, "/en/tools/color-palette");
  await page.locator(".pal-lock").first().click();
  await openTool(page, "/en/tools/password-checker");
  await page.locator('.pw-generator input[type="range"]').fill("24");
  await expect(page.locator(".pw-input")).not.toHaveValue("");
  expect(await isAskedOnReload(page)).toBe(false);
  expect(errors).toEqual([]);
});
