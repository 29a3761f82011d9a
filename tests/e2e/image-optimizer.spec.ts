import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { fill, locales } from "#i18n/messages.ts";
import { readHeader } from "#tools/image-optimizer/engine/header/read-header.ts";
import { ssimulacra2 } from "../../bench/images/ssimulacra2.ts";
import { openOptimizer } from "./support/image-optimizer.ts";
import { createPhoto, toUpload } from "./support/pictures.ts";

test.describe.configure({ mode: "parallel" });

const picture = () => toUpload("shop.jpg", createPhoto(640, 400).jpeg({ quality: 96 }));

for (const locale of locales) {
  test(`I-01 I-02 I-07 I-08 I-09 I-10 I-11 I-12 I-16 I-17 I-26 I-30 I-31 in ${locale} the empty tool offers what it promises and nothing to download`, async ({
    page,
  }) => {
    const tool = await openOptimizer(page, locale);
    await expect(page.getByText(tool.t.chooseFile, { exact: true })).toBeVisible();
    await expect(page.getByText(/JPEG.*PNG.*WebP/).first()).toBeVisible();
    if (locale === "en") await expect(page.getByText("JPEG, PNG, WebP supported")).toBeVisible();

    await expect(tool.level).toHaveValue("80");
    await tool.level.focus();
    for (const [key, value] of [
      ["End", "100"],
      ["ArrowUp", "100"],
      ["Home", "1"],
      ["ArrowDown", "1"],
      ["ArrowUp", "2"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tool.level).toHaveValue(value);
    }

    await expect(page.getByRole("radio")).toHaveCount(4);
    for (const format of ["jpeg", "png", "webp", "avif"] as const)
      await expect(tool.format(format)).toBeAttached();
    await expect(tool.format("jpeg")).toBeChecked();

    await expect(tool.resize).toHaveAttribute("aria-checked", "false");
    await expect(tool.width).toBeDisabled();
    await expect(tool.width).toHaveValue("800");
    await expect(page.locator(".iz-width .field")).toHaveCSS("opacity", "0.45");
    await tool.resize.click();
    await tool.width.focus();
    for (const [key, value] of [
      ["End", "2000"],
      ["ArrowUp", "2000"],
      ["Home", "100"],
      ["ArrowDown", "100"],
      ["ArrowUp", "110"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tool.width).toHaveValue(value);
    }

    await expect(tool.optimizeButton).toBeDisabled();
    await expect(tool.download).toHaveCount(0);
    await expect(page.locator("[data-feature]")).toHaveCount(4);
    await expect(page.locator("[data-tip]")).toHaveCount(5);

    await tool.choose(await picture());
    await expect(tool.originalTab).toHaveAttribute("aria-selected", "true");
    await expect(tool.optimizedTab).toHaveAttribute("aria-disabled", "true");
    await tool.optimizedTab.click({ force: true });
    await expect(tool.originalTab).toHaveAttribute("aria-selected", "true");
    await expect(tool.download).toHaveCount(0);
  });

  test(`I-03 I-04 I-05 I-06 M-03 M-04 in ${locale} what is no image, or over 10 MB, is refused with a toast and changes nothing`, async ({
    page,
  }) => {
    const tool = await openOptimizer(page, locale);
    const small = await picture();
    const padFile = (bytes: number) => ({
      ...small,
      name: "padded.jpg",
      buffer: Buffer.concat([small.buffer, Buffer.alloc(bytes - small.buffer.length)]),
    });
    await tool.choose(padFile(10_485_760));
    await expect(page.locator("figcaption")).toContainText("padded.jpg");

    await tool.choose({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("hello") });
    await expect(tool.toast).toContainText(
      { ar: "اختر ملف صورة صالحًا من فضلك", en: "Please select a valid image file" }[locale],
    );
    await expect(tool.toast).toContainText({ ar: "خطأ", en: "Error" }[locale]);
    await tool.choose({ ...padFile(10_485_761), name: "larger.jpg" });
    await expect(tool.toast).toContainText(
      {
        ar: "حجم الملف أكبر من المسموح. الحد الأقصى 10 ميجابايت",
        en: "File size too large. Maximum is 10MB",
      }[locale],
    );
    await expect(page.locator("figcaption")).toContainText("padded.jpg");
    await expect(tool.optimizeButton).toBeEnabled();
  });
}

test("I-15 I-18 I-20 I-21 I-22 I-25 I-27 I-28 I-29 a picture is loaded, optimized, taken, joined by another and put away", async ({
  page,
}) => {
  const tool = await openOptimizer(page, "en");
  const source = await picture();
  await tool.choose(source);
  await expect(page.getByRole("img", { name: /^The original image/ })).toBeVisible();
  await expect(page.locator("figcaption")).toContainText("640 × 400 px");
  await expect(page.locator("figcaption data")).toHaveAttribute(
    "value",
    String(source.buffer.length),
  );

  const seen: string[] = [];
  for (const format of ["jpeg", "webp", "png", "avif"] as const) {
    await tool.chooseFormat(format);
    await tool.setSlider("level", format === "png" ? 20 : 60);
    await tool.optimize();
    const { name, bytes } = await tool.take();
    await expect(tool.optimizedSize).toHaveAttribute("value", String(bytes.length));
    await expect(page.locator(".iz-figures dd").first().locator("data")).toHaveAttribute(
      "value",
      String(source.buffer.length),
    );
    await expect(page.locator(".iz-saved")).toContainText(
      `${Math.floor((1 - bytes.length / source.buffer.length) * 100)}%`,
    );
    expect(readHeader(bytes)).toMatchObject({ type: format, width: 640, height: 400 });
    seen.push(name);
  }
  expect(seen).toEqual(["shop.jpg", "shop.webp", "shop.png", "shop.avif"]);

  await tool.choose(await toUpload("second.png", createPhoto(60, 40).png()));
  await expect(page.locator("figcaption")).toContainText("second.png");
  await expect(tool.optimizedTab).toHaveAttribute("aria-disabled", "true");
  await expect(tool.download).toHaveCount(0);
  // The picture before it keeps its result, and is not optimized once more.
  const rows = page.locator(".iz-batch li");
  const first = rows.first().locator("a[download]");
  await expect(first).toHaveAttribute("download", "shop.avif");
  const before = await first.getAttribute("href");
  await tool.optimize();
  await expect(page.locator('.iz-batch li[data-phase="done"]')).toHaveCount(2);
  expect(await first.getAttribute("href")).toBe(before);
  await page.getByRole("button", { name: fill(tool.t.removeOne, { name: "shop.jpg" }) }).click();
  await expect(rows).toHaveCount(0);
  await expect(page.locator(".iz-take")).toContainText("second.avif");

  await tool.resize.click();
  await tool.setSlider("width", 300);
  await tool.resetButton.click();
  await expect(page.getByRole("tab")).toHaveCount(0);
  await expect(tool.level).toHaveValue("80");
  await expect(tool.format("jpeg")).toBeChecked();
  await expect(tool.resize).toHaveAttribute("aria-checked", "false");
  await expect(tool.width).toHaveValue("800");
  await expect(tool.optimizeButton).toBeDisabled();
});

test("I-13 I-14 I-24 the result is as wide as was set, and the original stays where the result would be larger, without the metadata about its maker", async ({
  page,
}) => {
  const tool = await openOptimizer(page, "en");
  await tool.choose(await toUpload("wide.png", createPhoto(2000, 1000).png()));
  await tool.optimize();
  expect(await sharp((await tool.take()).bytes).metadata()).toMatchObject({
    format: "jpeg",
    width: 2000,
    height: 1000,
  });
  await tool.resize.click();
  await expect(page.getByText(tool.t.settingsChanged)).toBeVisible();
  await tool.optimize();
  expect(await sharp((await tool.take()).bytes).metadata()).toMatchObject({
    width: 800,
    height: 400,
  });

  await tool.resetButton.click();
  const metadata = {
    IFD0: { Make: "Telltale Camera" },
    IFD3: { GPSLatitudeRef: "N", GPSLatitude: "30/1 2/1 0/1" },
  };
  const light = await toUpload(
    "light.jpg",
    createPhoto(200, 120).jpeg({ quality: 20, mozjpeg: true }).withExif(metadata),
  );
  await tool.choose(light);
  await tool.setSlider("level", 100);
  await tool.optimize();
  await expect(page.getByText(tool.t.keptOriginal)).toBeVisible();
  const { name, bytes } = await tool.take();
  expect(name).toBe("light.jpg");
  expect(bytes.length).toBeLessThanOrEqual(light.buffer.length);
  expect(light.buffer.includes("Telltale")).toBe(true);
  expect(bytes.includes("Telltale")).toBe(false);
  expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(light.buffer).raw().toBuffer());
});

test("I-19 X-10 an ordinary web photo takes at most two seconds at the defaults", async ({
  page,
}) => {
  const tool = await openOptimizer(page, "en");
  const photo = await toUpload("web.jpg", createPhoto(1600, 1200).jpeg({ quality: 90 }));
  const took: number[] = [];
  // The machine that tests may be busy with others: the quickest of a few is the tool's own time.
  while (took.length < 4 && Math.min(...took, Infinity) > 2000) {
    // A result leaves nothing to optimize.
    if (took.length > 0) await tool.resetButton.click();
    await tool.choose(photo);
    const from = Date.now();
    await tool.optimize();
    took.push(Date.now() - from);
  }
  expect(Math.min(...took)).toBeLessThanOrEqual(2000);
});

test("I-32 I-33 nothing is asked of the network once the codecs are there, the tool works without one, and the page answers while it works", async ({
  page,
  context,
}) => {
  const tool = await openOptimizer(page, "en");
  const requests: string[] = [];
  const sent: string[] = [];
  context.on("request", (request) => {
    requests.push(request.url());
    if (request.method() !== "GET" || request.postData() !== null) sent.push(request.url());
  });
  await tool.choose(await picture());
  await tool.optimize();
  const origin = new URL(page.url()).origin;
  expect(requests.filter((url) => !url.startsWith(origin) && !url.startsWith("blob:"))).toEqual([]);
  expect(requests.filter((url) => url.includes("avif"))).toEqual([]);

  requests.length = 0;
  await context.setOffline(true);
  await tool.choose(await toUpload("camera.jpg", createPhoto(4000, 3000).jpeg({ quality: 90 })));
  // The longest time for which a click or a key would have waited meanwhile.
  await page.evaluate(() => {
    const watch = { start: performance.now(), last: performance.now(), maxMs: 0, beats: 0 };
    Object.assign(window, { watch });
    setInterval(() => {
      const now = performance.now();
      watch.maxMs = Math.max(watch.maxMs, now - watch.last);
      watch.last = now;
      watch.beats += 1;
    }, 10);
  });
  await tool.optimizeButton.click();
  await expect(tool.progress).toBeVisible();
  await tool.level.fill("55"); // the page takes input while it works
  await expect(tool.level).toHaveValue("55");
  await expect(tool.optimizedTab).toHaveAttribute("aria-selected", "true", { timeout: 50_000 });
  const { maxMs, beats, workMs } = await page.evaluate(() => {
    const { start, ...watch } = (
      window as unknown as { watch: { start: number; maxMs: number; beats: number } }
    ).watch;
    return { ...watch, workMs: performance.now() - start };
  });
  test.info().annotations.push({
    type: "longest wait while 12 megapixels are encoded",
    description: `${Math.round(maxMs)} ms of ${Math.round(workMs)} ms, in ${beats} beats`,
  });
  expect(beats).toBeGreaterThan(20);
  // Encoding on the page's own thread would block it for nearly all of the time, on any machine.
  expect(maxMs).toBeLessThan(workMs / 4);
  expect(requests.filter((url) => !url.startsWith("blob:"))).toEqual([]);
  expect(sent).toEqual([]);
});

test("X-09 progress never runs back, and a cancel leaves the picture as it was, ready to be tried again", async ({
  page,
}) => {
  const tool = await openOptimizer(page, "en");
  await tool.choose(await toUpload("large.png", createPhoto(2600, 2000).png()));
  await tool.chooseFormat("png");
  await page.evaluate(() => {
    const values: number[] = [];
    Object.assign(window, { values });
    new MutationObserver(() => {
      const value = document.querySelector('[role="progressbar"]')?.getAttribute("aria-valuenow");
      if (value) values.push(Number(value));
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await tool.optimizeButton.click();
  await expect(tool.progress).toHaveAttribute("aria-valuenow", /^[3-9]\d$/);
  const values = await page.evaluate(() => (window as unknown as { values: number[] }).values);
  expect(values).toEqual(values.toSorted((a, b) => a - b));
  expect(values.at(-1)).toBeLessThan(100);
  await tool.cancelButton.click();
  await expect(tool.progress).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: tool.t.cancelled })).toBeAttached();
  const notice = page.locator('.kit-notice[data-tone="info"]');
  await expect(notice).toBeVisible();
  await expect(notice).toHaveText(tool.t.cancelled);
  await expect(tool.optimizedTab).toHaveAttribute("aria-disabled", "true");
  await tool.chooseFormat("jpeg");
  await tool.optimize();
  expect(readHeader((await tool.take()).bytes)).toMatchObject({ type: "jpeg", width: 2600 });

  // A result is kept until there is another: here, and when the page is loaded again.
  await tool.chooseFormat("png");
  await tool.optimizeButton.click();
  await expect(tool.progress).toHaveAttribute("aria-valuenow", /^[1-9]\d*$/);
  await tool.cancelButton.click();
  await expect(tool.optimizedTab).toHaveAttribute("aria-selected", "true");
  await expect(notice).toHaveText(`${tool.t.cancelled} ${tool.t.cancelledOutdated}`);
  await expect(page.locator(".iz-stage")).toContainText(tool.t.outdated);
  expect(readHeader((await tool.take()).bytes)).toMatchObject({ type: "jpeg", width: 2600 });
});

test("I-33 the page is set apart for threads, and without them AVIF comes out as good and as light", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const source = await toUpload("threads.png", createPhoto(500, 400).png());
  const made = async (from: typeof page) => {
    const tool = await openOptimizer(from, "en");
    const isIsolated = await from.evaluate(() => crossOriginIsolated);
    await tool.choose(source);
    await tool.chooseFormat("avif");
    await tool.optimize();
    return { isIsolated, bytes: (await tool.take()).bytes };
  };
  const withThreads = await made(page);
  const plain = await browser.newContext({ baseURL: baseURL! });
  await plain.route("**/tools/image-optimizer", async (route) => {
    const response = await route.fetch();
    const { "cross-origin-embedder-policy": _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  const withoutThreads = await made(await plain.newPage());
  await plain.close();
  expect([withThreads.isIsolated, withoutThreads.isIsolated]).toEqual([true, false]);
  // With threads AOM parts its work by rows and rounds otherwise here and there: the bytes differ,
  // what is seen does not.
  const read = async (bytes: Buffer) => ({
    data: await sharp(bytes).ensureAlpha().raw().toBuffer(),
    width: 500,
    height: 400,
  });
  const computeScore = ssimulacra2(await read(source.buffer));
  expect(
    Math.abs(
      computeScore(await read(withThreads.bytes)) - computeScore(await read(withoutThreads.bytes)),
    ),
  ).toBeLessThan(1);
  expect(Math.abs(withThreads.bytes.length / withoutThreads.bytes.length - 1)).toBeLessThan(0.02);
});
