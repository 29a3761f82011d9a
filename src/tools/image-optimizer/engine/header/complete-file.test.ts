import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { completeFile } from "./complete-file.ts";
import { readHeader } from "./read-header.ts";

const [width, height] = [96, 80];
/** A gradient with grain, so that its data is spread over the file as that of a photo. */
const createPicture = (): Sharp =>
  sharp(
    Buffer.from(
      Array.from({ length: width * height * 3 }, (_, i) => ((i * 7919) % 61) + Math.floor(i / 200)),
    ),
    { raw: { width, height, channels: 3 } },
  );

/** The mean difference of the first rows of two pictures. */
async function compareTop(a: Uint8Array, b: Uint8Array, rows: number): Promise<number> {
  const read = (file: Uint8Array) =>
    sharp(file, { failOn: "none" }).removeAlpha().toColourspace("srgb").raw().toBuffer();
  const [left, right] = [await read(a), await read(b)];
  expect(left.length).toBe(right.length);
  const count = rows * width * 3;
  return (
    left.subarray(0, count).reduce((sum, value, i) => sum + Math.abs(value - right[i]!), 0) / count
  );
}

test.each([
  ["a JPEG", () => createPicture().jpeg()],
  ["a progressive JPEG", () => createPicture().jpeg({ progressive: true })],
  ["a PNG", () => createPicture().png()],
  ["a WebP", () => createPicture().webp()],
  ["a GIF", () => createPicture().gif()],
])("what is there of %s that ends too early is decoded", async (name, picture) => {
  const whole = new Uint8Array(await picture().toBuffer());
  const cut = whole.slice(0, Math.floor(whole.length * 0.6));
  const header = readHeader(cut)!;
  expect(header).toMatchObject({ width, height, isTruncated: true });
  const completed = completeFile(cut, header.type);
  expect(readHeader(completed)).toMatchObject({ width, height });
  // A progressive JPEG has every row, but none in full.
  const [rows, maxDifference] = name.includes("progressive") ? [height, 14] : [height / 4, 1];
  expect(await compareTop(completed, whole, rows)).toBeLessThan(maxDifference);
});

test("the rows of an interlaced PNG are counted by its passes", async () => {
  const whole = new Uint8Array(await createPicture().png({ progressive: true }).toBuffer());
  const completed = completeFile(whole.slice(0, Math.floor(whole.length * 0.9)), "png");
  // A row too many or too few is an error that the decoder reports.
  expect((await sharp(completed, { failOn: "warning" }).raw().toBuffer()).length).toBe(
    width * height * 3,
  );
});

test("a file is completed wherever it ends, and a forged length fills no memory", async () => {
  for (const format of ["jpeg", "png", "webp", "gif"] as const) {
    const whole = new Uint8Array(await createPicture().toFormat(format).toBuffer());
    for (let length = 0; length < whole.length; length += 37)
      expect(completeFile(whole.slice(0, length), format).length).toBeLessThan(100_000);
  }
  const forged = new Uint8Array(await createPicture().webp().toBuffer());
  forged.fill(0xff, 4, 8);
  expect(completeFile(forged, "webp").length).toBeLessThanOrEqual(forged.length);
});
