import { expect, test, type Locator } from "@playwright/test";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { fill, locales } from "#i18n/messages.ts";
import { readHeader } from "#tools/image-optimizer/engine/header/read-header.ts";
import { formatFaults, noteAxe, type Faults } from "./support/axe.ts";
import { openOptimizer } from "./support/image-optimizer.ts";
import {
  createHostileFiles,
  createPhoto,
  createTurnedPictures,
  toUpload,
} from "./support/pictures.ts";
import { readFile } from "node:fs/promises";

test.describe.configure({ mode: "parallel" });

for (const locale of locales)
  test(`in ${locale} one press puts away the work, and the next brings it back with its results and settings`, async ({
    page,
  }) => {
    const tool = await openOptimizer(page, locale);
    const undo = page.getByRole("button", { name: tool.t.undoReset, exact: true });
    await tool.chooseFormat("webp");
    await tool.choose(
      await toUpload("a.jpg", createPhoto(320, 240).jpeg()),
      await toUpload("b.jpg", createPhoto(200, 120).jpeg()),
    );
    await tool.optimize();
    const saved = await page.locator(".iz-batch-saved").allTextContents();
    await tool.resetButton.click();
    await expect(page.locator(".iz-batch-saved")).toHaveCount(0);
    await expect(tool.format("jpeg")).toBeChecked();
    await undo.click();
    await expect(page.locator(".iz-batch-saved")).toHaveText(saved);
    await expect(tool.format("webp")).toBeChecked();
    await expect(tool.optimizedSize).toBeVisible();
    await expect(undo).toHaveCount(0);

    // What is chosen anew is a beginning: nothing is left to bring back.
    await tool.resetButton.click();
    await tool.choose(await toUpload("c.jpg", createPhoto(120, 90).jpeg()));
    await expect(undo).toHaveCount(0);
    await expect(tool.resetButton).toBeVisible();
  });

test("a phone is offered no dragging, and another picture after the settings", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL!,
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const tool = await openOptimizer(page, "ar");
  await expect(page.getByText(tool.t.supported)).toBeVisible();
  await expect(page.getByText(tool.t.dragOrPaste)).toBeHidden();
  await tool.choose(await toUpload("shop.jpg", createPhoto(600, 400).jpeg()));
  const [pictures, another, format] = [
    (await page.locator(".iz-result").boundingBox())!,
    (await page.locator(".iz-upload").boundingBox())!,
    (await page.locator(".iz-settings .kit-choice").first().boundingBox())!,
  ];
  expect(another.y).toBeGreaterThan(pictures.y);
  expect(another.y).toBeGreaterThan(format.y);

  // What says that a file was refused is above the buttons at the foot of the window.
  await tool.choose({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("x") });
  const [toast, actions] = [
    (await tool.toast.boundingBox())!,
    (await page.locator(".iz-actions").boundingBox())!,
  ];
  expect(toast.y + toast.height).toBeLessThanOrEqual(actions.y);
  await context.close();
});

test("I-34 two hundred damaged, hostile and odd files: none stops the tool, every one ends as a picture or in words", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const crashes: string[] = [];
  page.on("crash", () => crashes.push("the page crashed"));
  page.on("pageerror", ({ message }) => crashes.push(message));
  const files = await createHostileFiles();
  expect(files.length).toBe(200);
  const tool = await openOptimizer(page, "en");
  await tool.choose(...files);
  const rows = page.locator(".iz-batch li");
  await expect(rows).toHaveCount(200);
  await tool.optimizeButton.click();
  // No file may hold the others up for more than ten seconds.
  let settled = -1;
  for (let last = Date.now(); (await tool.progress.count()) > 0; await page.waitForTimeout(200)) {
    const now = await page
      .locator('.iz-batch li:is([data-phase="done"], [data-phase="failed"])')
      .count();
    if (now !== settled) [settled, last] = [now, Date.now()];
    expect(Date.now() - last, `stuck after ${settled} files`).toBeLessThan(10_000);
  }
  expect(
    await page.locator('.iz-batch li:not([data-phase="done"], [data-phase="failed"])').count(),
  ).toBe(0);

  const results = await rows.evaluateAll((all) =>
    all.map((row) => ({
      name: row.querySelector("bdi")!.textContent!,
      phase: (row as HTMLElement).dataset.phase!,
      url: row.querySelector<HTMLAnchorElement>(".iz-batch-take")?.href,
    })),
  );
  const getPhase = (part: string) =>
    results.filter(({ name }) => name.includes(part)).map(({ phase }) => phase);
  for (const part of [
    "grey.",
    "cmyk",
    "deep",
    "palette",
    "glass",
    "moving",
    "wide",
    "tall",
    "of-one-pixel",
    "misnamed",
  ])
    expect(new Set(getPhase(part)), part).toEqual(new Set(["done"]));
  for (const part of ["text", "drawn.svg", "phone.heic", "scan.tiff", "bomb", "forged"])
    expect(new Set(getPhase(part)), part).toEqual(new Set(["failed"]));

  // What was made can be shown, and is not blank.
  const blank = await page.evaluate(async (made) => {
    const faults: string[] = [];
    for (const { name, url } of made) {
      if (url === undefined) continue;
      const image = new Image();
      image.src = url;
      const isShown = await image.decode().then(
        () => image.naturalWidth > 0,
        () => false,
      );
      if (!isShown) faults.push(name);
    }
    return faults;
  }, results);
  // A file kept as it came may be as damaged as it came; it is only ever handed back with the
  // page's own warning.
  expect(blank.filter((name) => !/cut|scribbled|noise/.test(name))).toEqual([]);

  const words = {
    "bomb.png": tool.t.tooManyPixels,
    "forged.jpeg": tool.t.tooManyPixels,
    "text.png": tool.t.unreadable,
    "phone.heic": /HEIC/,
    "drawn.svg": /SVG/,
    "cut.jpeg": tool.t.unreadable,
  };
  for (const [name, message] of Object.entries(words)) {
    await page
      .locator('.iz-batch li[data-phase="failed"] button')
      .filter({ hasText: name })
      .first()
      .click();
    await expect(tool.refusal).toContainText(message);
  }
  await page.locator(".iz-batch li button").filter({ hasText: "moving.gif" }).click();
  await tool.optimizedTab.click();
  await expect(page.getByText(tool.t.firstFrame)).toBeVisible();
  expect(crashes).toEqual([]);
});

test("all eight orientations of JPEG, PNG and WebP come out upright, once", async ({ page }) => {
  const tool = await openOptimizer(page, "en");
  const pictures = await createTurnedPictures();
  await tool.setSlider("level", 95);
  await tool.choose(...pictures);
  await tool.optimizeButton.click();
  await expect(tool.progress).toHaveCount(0, { timeout: 30_000 });
  await expect(page.locator('.iz-batch li[data-phase="done"]')).toHaveCount(pictures.length);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.locator(".iz-actions .button").first().click(),
  ]);
  const files = unzipSync(await readFile(await download.path()));
  const corners = async (bytes: Uint8Array) => {
    const { data, info } = await sharp(bytes)
      .autoOrient()
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) =>
      [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)].map((value) =>
        Math.round(value / 64),
      );
    return [
      at(6, 6),
      at(info.width - 7, 6),
      at(6, info.height - 7),
      at(info.width - 7, info.height - 7),
    ];
  };
  // Results of the same name are distinguished by a number, in the order in which the pictures
  // came.
  const names = Object.keys(files);
  expect(names.length).toBe(pictures.length);
  for (const [i, { name, buffer }] of pictures.entries())
    expect(await corners(files[names[i]!]!), name).toEqual(await corners(buffer));
});

test("I-20 several pictures give one summary, one archive with distinct names, and each its own download", async ({
  page,
}) => {
  const tool = await openOptimizer(page, "en");
  const [first, second] = [
    await toUpload("a.png", createPhoto(300, 200).png()),
    await toUpload("b.png", createPhoto(200, 300).png()),
  ];
  await tool.choose(
    first,
    { ...second, name: "a.png" },
    { name: "no.txt", mimeType: "text/plain", buffer: Buffer.from("x") },
  );
  await expect(tool.toast).toContainText("no.txt: Please select a valid image file");
  await expect(page.locator(".iz-batch li")).toHaveCount(2);
  await expect(tool.optimizeButton).toHaveText("Optimize Images");
  await tool.chooseFormat("webp");
  await tool.optimize();
  // The download of all pictures is the only strong button that is left.
  await expect(page.locator(".iz .button:not(.button-quiet)")).toHaveText([
    "Download 2 pictures (ZIP)",
  ]);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.locator(".iz-actions .button").first().click(),
  ]);
  expect(download.suggestedFilename()).toBe("images.zip");
  const actions = page.locator(".iz-actions");
  await expect(actions.getByRole("button").first()).toContainText("2 pictures downloaded");
  await expect(actions.getByRole("status")).toHaveText("2 pictures downloaded");
  const files = unzipSync(await readFile(await download.path()));
  expect(Object.keys(files)).toEqual(["a.webp", "a-2.webp"]);
  expect(Object.values(files).map((bytes) => readHeader(bytes))).toMatchObject([
    { type: "webp", width: 300 },
    { type: "webp", width: 200 },
  ]);
  const total = Object.values(files).reduce((sum, { length }) => sum + length, 0);
  const percent = Math.floor((1 - total / (first.buffer.length + second.buffer.length)) * 100);
  await expect(page.locator(".iz-batch-all")).toContainText(`${percent}% lighter`);
  await page.locator(".iz-batch li button").nth(1).click();
  await expect(page.locator("data").first()).toHaveAttribute("value", String(second.buffer.length));
});

test("who asks for another format gets it, and reads how much larger it is; nothing keeps its metadata", async ({
  page,
}) => {
  const tool = await openOptimizer(page, "en");
  const metadata = {
    IFD0: { Make: "Telltale Camera" },
    IFD3: { GPSLatitudeRef: "N", GPSLatitude: "30/1 2/1 0/1" },
  };
  const small = createPhoto(240, 160).avif({ quality: 8 }).withExif(metadata);
  const light = await toUpload("light.avif", small);
  expect(light.buffer.includes("Telltale")).toBe(true);

  await tool.choose(light);
  await tool.chooseFormat("png");
  await tool.optimize();
  const larger = await tool.take();
  expect(larger.name).toBe("light.png");
  expect((await sharp(larger.bytes).metadata()).format).toBe("png");
  expect(larger.bytes.length).toBeGreaterThan(light.buffer.length);
  const percent = Math.ceil((larger.bytes.length / light.buffer.length - 1) * 100);
  await expect(page.getByText(fill(tool.t.larger, { percent: `${percent}%` }))).toBeVisible();

  await tool.chooseFormat("avif");
  await tool.setSlider("level", 100);
  await tool.optimize();
  await expect(page.getByText(tool.t.keptOriginal)).toBeVisible();
  const kept = await tool.take();
  expect(kept.bytes.length).toBeLessThanOrEqual(light.buffer.length);
  expect(kept.bytes.includes("Telltale")).toBe(false);
  expect(await sharp(kept.bytes).raw().toBuffer()).toEqual(
    await sharp(light.buffer).raw().toBuffer(),
  );
});

test("pictures that stay as they are say so in words, each and together, and nothing of 0%", async ({
  page,
}) => {
  const tool = await openOptimizer(page, "ar");
  const light = (seed: number) => createPhoto(200 + seed, 120).jpeg({ quality: 20, mozjpeg: true });
  await tool.choose(await toUpload("a.jpg", light(0)), await toUpload("b.jpg", light(40)));
  await tool.setSlider("level", 100);
  await tool.optimize();
  await expect(page.locator(".iz-batch-saved")).toHaveText([tool.t.stateKept, tool.t.stateKept]);
  await expect(page.locator(".iz-batch-all")).toContainText(tool.t.sameSizeAll.split("{")[0]!);
  await expect(page.locator(".iz-batch")).not.toContainText("%");
});

test("a target size is met, typed in Arabic digits, and one that cannot be is said to be out of reach", async ({
  page,
}) => {
  const tool = await openOptimizer(page, "ar");
  await tool.choose(await toUpload("shop.jpg", createPhoto(900, 600).jpeg({ quality: 95 })));
  await page.getByText(tool.t.more).click();
  await page.getByRole("switch", { name: tool.t.targetSize }).click();
  const field = page.getByLabel(tool.t.targetField);
  await field.fill("كثير");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText(tool.t.targetInvalid)).toBeVisible();
  await expect(tool.optimizeButton).toBeDisabled();
  await field.fill("٩٠");
  await expect(tool.level).toBeDisabled();
  await tool.optimize();
  const { length } = (await tool.take()).bytes;
  expect(length).toBeLessThanOrEqual(90 * 1024);
  expect(length).toBeGreaterThanOrEqual(90 * 1024 * 0.97);
  await field.fill("1");
  await tool.optimizeButton.click();
  await expect(tool.refusal).toContainText(tool.t.targetMissed);
});

test("what is clear becomes the chosen colour in a JPEG, and a colour profile stays only where it is asked for", async ({
  page,
}) => {
  const tool = await openOptimizer(page, "en");
  await tool.choose(
    await toUpload(
      "glass.png",
      sharp({
        create: {
          width: 400,
          height: 300,
          channels: 4,
          background: { r: 0, g: 0, b: 0, alpha: 0 },
        },
      }).png({ compressionLevel: 0 }),
    ),
  );
  await page.getByText(tool.t.more).click();
  await page.getByLabel(tool.t.background).fill("#20c060");
  await tool.optimize();
  const flat = await sharp((await tool.take()).bytes)
    .raw()
    .toBuffer();
  [0x20, 0xc0, 0x60].forEach((value, c) =>
    expect(Math.abs(flat[c]! - value)).toBeLessThanOrEqual(3),
  );

  const tagged = await toUpload(
    "p3.png",
    sharp({
      create: { width: 200, height: 200, channels: 3, background: { r: 200, g: 90, b: 40 } },
    })
      .withIccProfile("p3")
      .png({ compressionLevel: 0 }),
  );
  const stored = (await sharp(tagged.buffer, { ignoreIcc: true }).raw().toBuffer()).subarray(0, 3);
  await tool.resetButton.click();
  await tool.choose(tagged);
  const colourAndProfile = async () => {
    await tool.optimize();
    const { bytes } = await tool.take();
    return {
      colour: (await sharp(bytes, { ignoreIcc: true }).raw().toBuffer()).subarray(0, 3),
      hasProfile: (await sharp(bytes).metadata()).icc !== undefined,
    };
  };
  const converted = await colourAndProfile();
  await page.getByRole("switch", { name: tool.t.keepProfile }).click();
  const keptProfile = await colourAndProfile();
  expect([converted.hasProfile, keptProfile.hasProfile]).toEqual([false, true]);
  keptProfile.colour.forEach((value, c) =>
    expect(Math.abs(value - stored[c]!)).toBeLessThanOrEqual(3),
  );
  // P3's red is more than sRGB's: the figure rises
  expect(converted.colour[0]).toBeGreaterThan(stored[0]! + 5);
});

test("before and after are compared by mouse, by touch and by keys, zoomed and moved", async ({
  page,
}) => {
  const tool = await openOptimizer(page, "en");
  await tool.choose(await toUpload("shop.jpg", createPhoto(600, 400).jpeg({ quality: 95 })));
  await tool.optimize();
  await expect(tool.divider).toHaveAttribute("aria-valuenow", "50");
  const stage = page.getByRole("group", { name: tool.t.stage });
  await stage.scrollIntoViewIfNeeded();
  const box = (await stage.boundingBox())!;
  await page.mouse.move(box.x + box.width * 0.5, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.25, box.y + 60, { steps: 4 });
  await page.mouse.up();
  await expect(tool.divider).toHaveAttribute("aria-valuenow", "25");
  await tool.divider.focus();
  for (const [key, value] of [
    ["ArrowRight", "27"],
    ["ArrowLeft", "25"],
    ["End", "100"],
    ["Home", "0"],
    ["PageUp", "10"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tool.divider).toHaveAttribute("aria-valuenow", value);
  }
  await stage
    .dispatchEvent("pointerdown", {
      pointerId: 7,
      pointerType: "touch",
      button: 0,
      clientX: box.x + box.width * 0.7,
      clientY: box.y + 20,
      bubbles: true,
    })
    .catch(() => undefined);

  const image = page.getByRole("img", { name: /^The optimised image/ });
  await page.getByRole("button", { name: tool.t.zoomIn }).click();
  await expect(image).toHaveCSS("transform", /^matrix\(2, 0, 0, 2, -[\d.]+, -[\d.]+\)$/);
  const readTransform = () =>
    image.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).e);
  const from = await readTransform();
  await stage.focus();
  await page.keyboard.press("ArrowRight");
  expect(await readTransform()).toBeLessThan(from);
  await page.mouse.move(box.x + 200, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + 240, box.y + 100, { steps: 4 });
  await page.mouse.up();
  expect(await readTransform()).toBeGreaterThan(from - box.width * 0.1);
  await page.getByRole("button", { name: tool.t.zoomOut }).click();
  await expect(image).toHaveCSS("transform", "matrix(1, 0, 0, 1, 0, 0)");
});

test("in Arabic the divider runs from the right, and a picture is dropped or pasted as well as chosen", async ({
  page,
}) => {
  const tool = await openOptimizer(page, "ar");
  const source = (await toUpload("shop.png", createPhoto(300, 200).png())).buffer.toString(
    "base64",
  );
  const give = (kind: "drop" | "paste") =>
    page.evaluate(
      ({ base64, event }) => {
        const data = new DataTransfer();
        data.items.add(
          new File(
            [Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))],
            `${event}ped.png`,
            { type: "image/png" },
          ),
        );
        const zone = document.querySelector(".kit-dropzone")!;
        if (event === "drop")
          zone.dispatchEvent(
            new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }),
          );
        else
          document.dispatchEvent(
            new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
          );
      },
      { base64: source, event: kind },
    );
  // React listens to the document a moment after the island has lost its mark.
  await expect(async () => {
    await give("paste");
    await expect(page.locator("figcaption")).toContainText("pasteped.png", { timeout: 2_000 });
  }).toPass();
  await give("drop");
  await expect(page.locator("figcaption")).toContainText("dropped.png");
  await tool.optimize();
  const [stage, handle] = [
    (await page.locator(".iz-stage").boundingBox())!,
    (await tool.divider.boundingBox())!,
  ];
  await tool.divider.press("Home");
  expect((await tool.divider.boundingBox())!.x).toBeGreaterThan(handle.x);
  expect((await tool.divider.boundingBox())!.x + handle.width / 2).toBeCloseTo(
    stage.x + stage.width,
    0,
  );
});

test("the whole way by keyboard alone", async ({ page }) => {
  // Installed long before the dialog opens: the browser hands it over only on request.
  const chooser = page.waitForEvent("filechooser");
  const tool = await openOptimizer(page, "en");
  await page.locator('input[type="file"]').focus();
  await page.keyboard.press("Enter");
  await (
    await chooser
  ).setFiles([{ ...(await toUpload("shop.png", createPhoto(300, 200).png())) }]);
  await expect(tool.originalTab).toBeVisible();
  const reach = async (what: () => Promise<boolean>): Promise<void> => {
    for (let i = 0; i < 30; i++) {
      await page.keyboard.press("Tab");
      if (await what()) return;
    }
    throw new Error("not reached by Tab");
  };
  const containsFocus = (selector: string) => () =>
    page.evaluate((name) => document.activeElement?.matches(name) ?? false, selector);
  await reach(containsFocus('input[type="range"]'));
  await page.keyboard.press("ArrowLeft");
  await expect(tool.level).toHaveValue("79");
  await reach(containsFocus('input[type="radio"]'));
  await page.keyboard.press("ArrowRight");
  await expect(tool.format("png")).toBeChecked();
  await reach(containsFocus('button[type="submit"]'));
  await page.keyboard.press("Enter");
  await expect(tool.optimizedTab).toHaveAttribute("aria-selected", "true", { timeout: 20_000 });
  await reach(containsFocus('[role="tab"]'));
  await page.keyboard.press("ArrowLeft");
  await expect(tool.originalTab).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowRight");
  await reach(containsFocus(".iz-handle"));
  await page.keyboard.press("End");
  await expect(tool.divider).toHaveAttribute("aria-valuenow", "100");
  await reach(containsFocus("a[download]"));
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.keyboard.press("Enter"),
  ]);
  expect(download.suggestedFilename()).toBe("shop.png");
});

test("on a slow line the optimized tab is chosen only when its picture can be shown", async ({
  page,
}) => {
  let pass = (): void => undefined;
  const isPassed = new Promise<void>((resolve) => (pass = resolve));
  await page.route(/OptimizedPicture/, async (route) => {
    await isPassed;
    await route.continue();
  });
  const tool = await openOptimizer(page, "en");
  await tool.choose(await toUpload("shop.png", createPhoto(300, 200).png()));
  await tool.optimizeButton.click();
  await expect(tool.download).toBeVisible({ timeout: 20_000 });
  await expect(tool.originalTab).toHaveAttribute("aria-selected", "true");
  await expect(tool.optimizedTab).toHaveAttribute("aria-disabled", "true");
  pass();
  await expect(tool.optimizedTab).toHaveAttribute("aria-selected", "true");
  await expect(tool.divider).toBeVisible({ timeout: 1 });
});

const countLines = (part: Locator): Promise<number> =>
  part.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

for (const locale of locales) {
  test(`in ${locale} axe finds nothing at 360 px, empty, loaded, working, done, in a batch, refused, in light and in dark, and nothing scrolls sideways`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 360, height: 800 });
    const faults: Faults = new Map();
    const tool = await openOptimizer(page, locale);
    const note = async (state: string): Promise<void> => {
      await noteAxe(page, state, faults);
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
        `${state} scrolls sideways`,
      ).toBe(0);
    };
    await page.getByText(tool.t.more).click();
    await note("empty");
    await tool.choose(
      await toUpload(
        "واجهة المحل الجديد في شارع المعز لدين الله الفاطمي.png",
        createPhoto(500, 300).png(),
      ),
    );
    await note("loaded");
    // Neither the question nor its button is broken into two lines.
    for (const part of await page.locator(".iz-upload-small :is(.kit-label, .button)").all())
      expect(await countLines(part)).toBe(1);
    await tool.optimize();
    await note("done");
    await tool.setSlider("level", 70);
    // A worker that never answers keeps the tool at work for as long as it takes to look at it.
    await page.evaluate(() => (Worker.prototype.postMessage = () => undefined));
    await tool.optimizeButton.click();
    await expect(tool.progress).toBeVisible();
    await note("working");
    await page.reload();
    await expect(page.locator(".iz-original img")).toBeVisible();
    await tool.resetButton.click();
    await tool.choose(await toUpload("a.png", createPhoto(90, 60).png()), {
      name: "broken.png",
      mimeType: "image/png",
      buffer: Buffer.from("nothing"),
    });
    await tool.optimizeButton.click();
    await expect(page.locator('.iz-batch li[data-phase="done"]')).toHaveCount(1);
    await expect(tool.progress).toHaveCount(0);
    await note("a batch");
    // The settings are not parted by the place for more pictures, nor an arrow from its figure.
    const settings = await page.locator(".iz-more").boundingBox();
    const more = await page.locator(".iz-upload-small").boundingBox();
    expect(more!.y).toBeGreaterThan(settings!.y + settings!.height);
    expect(await countLines(page.locator(".iz-batch-state > span").first())).toBe(1);
    await page.locator(".iz-batch li button").nth(1).click();
    await expect(tool.refusal).toBeVisible();
    await note("a failure");
    await tool.choose({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("x") });
    await tool.toast.hover();
    await note("a refusal");
    expect(formatFaults(faults)).toEqual([]);
  });
}
