import { expect, test, type Page } from "@playwright/test";
import { differenceCiede2000 } from "culori";
import sharp from "sharp";
import { fill } from "#i18n/messages.ts";
import { openOptimizer } from "./support/image-optimizer.ts";
import { createPhoto, toUpload, type Upload } from "./support/pictures.ts";

test.describe.configure({ mode: "parallel" });

/** 32 bits with masks (BITMAPV4HEADER): red, clearer to the left and clear at the bottom. */
function createClearBmp(width: number, height: number): Upload {
  const pixelsAt = 122;
  const buffer = Buffer.alloc(pixelsAt + width * height * 4);
  buffer.write("BM");
  for (const [at, value] of [
    [2, buffer.length],
    [10, pixelsAt],
    [14, 108],
    [18, width],
    [22, height],
    [26, 1 | (32 << 16)],
    [30, 3],
    [54, 0xff0000],
    [58, 0xff00],
    [62, 0xff],
    [66, 0xff000000],
    [70, 0x73524742],
  ] as const)
    buffer.writeUInt32LE(value, at);
  for (let i = 0; i < width * height; i++)
    buffer.set([10, 20, 200, i < width ? 0 : (i % width) * 6], pixelsAt + i * 4);
  return { name: "clear.bmp", mimeType: "image/bmp", buffer };
}

/** Fields of even colour, with the profile of a press. */
async function createCmyk(): Promise<Upload> {
  const [columns, rows, side] = [6, 4, 16];
  const data = Buffer.alloc(columns * side * rows * side * 3);
  for (let y = 0, i = 0; y < rows * side; y++)
    for (let x = 0; x < columns * side; x++, i += 3) {
      const [column, row] = [Math.floor(x / side), Math.floor(y / side)];
      data.set([40 + column * 35, 60 + row * 45, 220 - column * 25], i);
    }
  const fields = sharp(data, { raw: { width: columns * side, height: rows * side, channels: 3 } });
  return toUpload(
    "press.jpg",
    fields
      .toColourspace("cmyk")
      .withIccProfile("cmyk")
      .jpeg({ quality: 100, chromaSubsampling: "4:4:4" }),
  );
}

test("a JPEG in CMYK becomes RGB by its profile, and the profile of the press is not kept", async ({
  page,
}) => {
  const tool = await openOptimizer(page, "en");
  const source = await createCmyk();
  expect((await sharp(source.buffer).metadata()).space).toBe("cmyk");
  await tool.choose(source);
  await tool.chooseFormat("png");
  await tool.setSlider("level", 100);
  await page.getByText(tool.t.more).click();
  await page.getByRole("switch", { name: tool.t.keepProfile }).click();
  await tool.optimize();
  const { bytes } = await tool.take();
  expect(await sharp(bytes).metadata()).toMatchObject({ space: "srgb" });
  expect((await sharp(bytes).metadata()).icc).toBeUndefined();
  const read = (file: Buffer) => sharp(file).toColourspace("srgb").removeAlpha().raw().toBuffer();
  const [made, reference] = [await read(bytes), await read(source.buffer)];
  expect(made.length).toBe(reference.length);
  const difference = differenceCiede2000();
  const toColour = (data: Buffer, i: number) => ({
    mode: "rgb" as const,
    r: data[i]! / 255,
    g: data[i + 1]! / 255,
    b: data[i + 2]! / 255,
  });
  // The middle of each field; Little CMS converts for the reference.
  const differences: number[] = [];
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 6; column++) {
      const i = ((row * 16 + 8) * 96 + column * 16 + 8) * 3;
      differences.push(difference(toColour(made, i), toColour(reference, i)));
    }
  const mean = differences.reduce((sum, value) => sum + value, 0) / differences.length;
  test.info().annotations.push({ type: "mean ΔE 2000", description: mean.toFixed(2) });
  expect(mean).toBeLessThan(3);
});

test("what is clear in a BMP stays clear, and an icon is named", async ({ page }) => {
  const tool = await openOptimizer(page, "en");
  await tool.choose(createClearBmp(40, 30));
  await tool.chooseFormat("png");
  await tool.setSlider("level", 100);
  await tool.optimize();
  const { data } = await sharp((await tool.take()).bytes)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data[(10 * 40 + 20) * 4 + 3]).toBe(120);
  expect(data[(29 * 40 + 20) * 4 + 3]).toBe(0);
  const icon = Buffer.from([
    0, 0, 1, 0, 1, 0, 16, 16, 0, 0, 1, 0, 32, 0, 9, 0, 0, 0, 22, 0, 0, 0, 1,
  ]);
  await tool.choose({ name: "favicon.ico", mimeType: "image/x-icon", buffer: icon });
  await expect(tool.refusal).toContainText(fill(tool.t.formatNotTaken, { format: "ICO" }));
});

test("pictures that end too early are optimized, with a warning", async ({ page }) => {
  const tool = await openOptimizer(page, "en");
  const cut = async (name: string): Promise<Upload> => {
    const format = name.split(".").at(-1)!.replace("jpg", "jpeg") as
      "jpeg" | "png" | "webp" | "gif" | "avif";
    const whole = await toUpload(name, createPhoto(300, 200).toFormat(format));
    return { ...whole, buffer: whole.buffer.subarray(0, whole.buffer.length * 0.6) };
  };
  await tool.choose(
    await cut("a.jpg"),
    await cut("b.png"),
    await cut("c.webp"),
    await cut("d.gif"),
    await cut("e.avif"),
  );
  await expect(page.getByText(tool.t.cutShort)).toBeVisible();
  await tool.optimize();
  await expect(page.locator('.iz-batch li[data-phase="done"]')).toHaveCount(5);
  await expect(page.getByText(tool.t.cutShort)).toBeVisible();
});

test("an AVIF that ends too early is opened as far as it goes, with the same warning", async ({
  page,
}) => {
  const tool = await openOptimizer(page, "ar");
  for (const [name, picture] of [
    ["photo.avif", createPhoto(300, 200)],
    ["sheer.avif", createPhoto(300, 200).ensureAlpha(0.5)],
  ] as const) {
    const whole = await toUpload(name, picture.avif());
    await tool.choose({ ...whole, buffer: whole.buffer.subarray(0, whole.buffer.length * 0.8) });
    await expect(page.getByText(tool.t.cutShort)).toBeVisible();
    await tool.optimize();
    await expect(page.getByText(tool.t.cutShort)).toBeVisible();
    await page.reload();
  }
});

test("54 megapixels are taken once they are resized, and a width can be typed", async ({
  page,
}) => {
  const tool = await openOptimizer(page, "ar");
  const photo = await toUpload("photo.png", createPhoto(900, 600).png());
  const large = { ...photo, name: "large.png", buffer: Buffer.from(photo.buffer) };
  large.buffer.writeUInt32BE(9000, 16);
  large.buffer.writeUInt32BE(6000, 20);
  await tool.choose(large);
  await expect(tool.refusal).toContainText(tool.t.needsResize);
  await expect(tool.optimizeButton).toBeDisabled();
  await tool.resize.click();
  await expect(tool.refusal).toHaveCount(0);
  await expect(tool.optimizeButton).toBeEnabled();

  await tool.choose(photo);
  await page.getByRole("button", { name: fill(tool.t.removeOne, { name: "large.png" }) }).click();
  const field = page.getByRole("textbox", { name: tool.t.widthField });
  await field.fill("٥٠");
  await expect(page.getByText(tool.t.widthInvalid)).toBeVisible();
  await expect(tool.optimizeButton).toBeDisabled();
  await field.fill("٦٠٥");
  await expect(tool.width).toHaveValue("610");
  await field.blur();
  await expect(field).toHaveValue("610");
  await tool.optimize();
  const { width, height } = await sharp((await tool.take()).bytes).metadata();
  expect([width, height]).toEqual([610, 407]);
});

/** Drops a folder of two pictures, two texts and a folder with a picture. */
const dropFolder = (page: Page, base64: string): Promise<void> =>
  page.evaluate((png) => {
    const content = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const createFile = (name: string, type: string) => ({
      isDirectory: false,
      file: (take: (file: File) => void) => take(new File([content], name, { type })),
    });
    const createFolder = (entries: readonly unknown[]) => ({
      isDirectory: true,
      createReader: () => {
        const parts = [entries];
        return { readEntries: (take: (part: unknown) => void) => take(parts.pop() ?? []) };
      },
    });
    const folder = createFolder([
      createFile("a.png", "image/png"),
      createFile("notes.txt", "text/plain"),
      createFile(".DS_Store", ""),
      createFolder([createFile("b.png", "image/png")]),
    ]);
    DataTransferItem.prototype.webkitGetAsEntry = () => folder as unknown as FileSystemEntry;
    const data = new DataTransfer();
    data.items.add(new File([], "folder"));
    document
      .querySelector(".kit-dropzone")!
      .dispatchEvent(
        new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }),
      );
  }, base64);

test("a dropped folder brings its pictures, and what is none is counted once", async ({ page }) => {
  const tool = await openOptimizer(page, "en");
  const png = (await toUpload("a.png", createPhoto(60, 40).png())).buffer.toString("base64");
  await expect(async () => {
    await dropFolder(page, png);
    await expect(page.locator(".iz-batch li")).toHaveCount(2, { timeout: 2_000 });
  }).toPass();
  await expect(tool.toast).toContainText("2 files are not pictures and were left out.");
});

test("a cancel takes at most half a second, and another run can begin at once", async ({
  page,
}) => {
  const tool = await openOptimizer(page, "en");
  await tool.choose(await toUpload("large.jpg", createPhoto(2600, 2000).jpeg({ quality: 90 })));
  await tool.chooseFormat("avif");
  const took: number[] = [];
  // The machine that tests may be busy with others: the quickest of a few is the tool's own time.
  while (took.length < 3 && Math.min(...took, Infinity) > 500) {
    await tool.optimizeButton.click();
    await expect(tool.progress).toHaveAttribute("aria-valuenow", /^[3-9]\d$/);
    took.push(
      await page.evaluate(async () => {
        const from = performance.now();
        document.querySelector<HTMLButtonElement>(".kit-progress button")!.click();
        while (document.querySelector(".kit-progress, .button[aria-busy=true]") !== null)
          await new Promise((resolve) => setTimeout(resolve, 5));
        return performance.now() - from;
      }),
    );
  }
  expect(Math.min(...took)).toBeLessThanOrEqual(500);
  await expect(tool.optimizeButton).toBeEnabled();
});
