import { afterEach, expect, test, vi } from "vitest";
import type { PictureHeader } from "../header/read-header.ts";
import { defaults } from "../settings.ts";
import { toBitmap } from "./to-bitmap.ts";

afterEach(() => vi.unstubAllGlobals());

/** A browser that decodes everything as a picture of this size, and records its calls. */
function stubBrowser(width: number, height: number, decoding: () => unknown = () => undefined) {
  const calls: { readonly bytes: number; readonly options: ImageBitmapOptions }[] = [];
  vi.stubGlobal("createImageBitmap", async (blob: Blob, options: ImageBitmapOptions) => {
    calls.push({ bytes: blob.size, options: { ...options } });
    decoding();
    return { width, height };
  });
  return calls;
}

const header: PictureHeader = {
  type: "jpeg",
  width: 9000,
  height: 6000,
  orientation: 1,
  isAnimated: false,
  isTruncated: false,
};
const bytes = Uint8Array.of(0xff, 0xd8, 0xff, 0xda, 0, 2, 1, 2, 3);
const options = { settings: { ...defaults, isResized: true }, keepsColours: false };

test("54 megapixels are reduced by the browser to twice the chosen width", async () => {
  const calls = stubBrowser(1600, 1067);
  expect(await toBitmap(bytes, header, options)).toMatchObject({ isScaled: true });
  expect(calls[0]!.options).toMatchObject({ resizeWidth: 1600, resizeQuality: "high" });
  await toBitmap(bytes, { ...header, width: 1000, height: 54_000 }, options);
  expect(calls[1]!.options).toMatchObject({ resizeWidth: 1000 });
});

test("a picture of an ordinary size is decoded whole", async () => {
  const calls = stubBrowser(4000, 3000);
  const made = await toBitmap(bytes, { ...header, width: 4000, height: 3000 }, options);
  expect(made.isScaled).toBe(false);
  expect(calls[0]!.options).not.toHaveProperty("resizeWidth");
});

test("a file that ends too early is completed before the browser decodes it", async () => {
  const calls = stubBrowser(40, 30);
  await toBitmap(bytes, { ...header, width: 40, height: 30, isTruncated: true }, options);
  expect(calls[0]!.bytes).toBe(bytes.length + 2);
});

test("what the browser does not decode is unsupported, damaged, or too much for its memory", async () => {
  stubBrowser(0, 0, () => {
    throw new DOMException("", "InvalidStateError");
  });
  const small = { ...header, width: 40, height: 30 };
  const find = (change: Partial<PictureHeader>) =>
    toBitmap(bytes, { ...small, ...change }, options).catch(
      (error: { code: string }) => error.code,
    );
  expect(await find({})).toBe("unreadable");
  expect(await find({ type: "jxl", width: 0, height: 0 })).toBe("unsupported");
  expect(await find({ type: "heic", isTruncated: true })).toBe("unsupported");
  expect(await find({ type: "avif" })).toBe("unsupported");
  expect(await find({ type: "avif", isTruncated: true })).toBe("unreadable");
  expect(await find({ width: 9000, height: 6000 })).toBe("out-of-memory");
});

test("a picture whose size only the browser reads is not taken above 120 megapixels", async () => {
  stubBrowser(20_000, 20_000);
  await expect(
    toBitmap(bytes, { ...header, type: "heic", width: 0, height: 0 }, options),
  ).rejects.toMatchObject({ code: "too-many-pixels" });
});
