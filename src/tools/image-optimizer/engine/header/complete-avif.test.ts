import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type AvifOptions, type Sharp } from "sharp";
import { expect, test } from "vitest";
import { readName, toDataView } from "./bytes.ts";
import { completeAvif } from "./complete-avif.ts";
import { findHeifEnd, listBoxes } from "./heif-items.ts";
import { readHeader } from "./read-header.ts";

const [width, height] = [256, 200];
/** A gradient with grain, so that its data is spread over the file as that of a photo. */
const createPicture = () =>
  sharp(
    Buffer.from(
      Array.from({ length: width * height * 3 }, (_, i) => ((i * 7919) % 61) + Math.floor(i / 900)),
    ),
    { raw: { width, height, channels: 3 } },
  );
const encode = async (picture: Sharp, options: AvifOptions = {}) =>
  new Uint8Array(await picture.avif({ effort: 1, ...options }).toBuffer());

/** Makes the last box of a file, which has the data of the picture, one without a length. */
function openLastBox(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const last = listBoxes(bytes, 0, bytes.length).at(-1)!;
  expect(last.name).toBe("mdat");
  const open = bytes.slice();
  toDataView(open).setUint32(last.from - 8, 0);
  return open;
}

const pictures = join(import.meta.dirname, "../../../../../content/projects");
const sitePictures = readdirSync(pictures, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".avif"))
  .map((name) => join(pictures, name));

test("no whole AVIF is taken for one that ends too early", async () => {
  expect(sitePictures.length).toBeGreaterThan(20);
  const files = [
    ...sitePictures.map((file) => new Uint8Array(readFileSync(file))),
    await encode(createPicture(), { lossless: true }),
    await encode(createPicture(), { bitdepth: 8, chromaSubsampling: "4:2:0", quality: 1 }),
    await encode(createPicture().ensureAlpha(0.5)),
    await encode(createPicture().withMetadata({ exif: { IFD0: { Copyright: "Mona" } } })),
  ];
  for (const file of files) {
    expect(findHeifEnd(file)).toBe(file.length);
    expect(readHeader(file)).toMatchObject({ type: "avif", isTruncated: false });
    expect(readHeader(openLastBox(file))).toMatchObject({ isTruncated: false });
    // What a program adds behind the picture is no part of it.
    const longer = new Uint8Array(file.length + 40);
    longer.set(file);
    expect(readHeader(longer)).toMatchObject({ isTruncated: false });
  }
});

test("an AVIF that ends too early is known by the places of its items, whatever its boxes say", async () => {
  for (const picture of [createPicture(), createPicture().ensureAlpha(0.5)]) {
    const whole = await encode(picture);
    for (const file of [whole, openLastBox(whole)])
      for (const share of [0.3, 0.5, 0.7, 0.9, 0.99, 1]) {
        const length = Math.min(file.length - 1, Math.floor(file.length * share));
        const cut = file.slice(0, length);
        expect(readHeader(cut), `${share}`).toMatchObject({ type: "avif", isTruncated: true });
        expect(findHeifEnd(cut)).toBe(file.length);
        expect(completeAvif(cut)).toHaveLength(file.length);
        expect(completeAvif(cut).subarray(length)).toEqual(new Uint8Array(file.length - length));
      }
    expect(completeAvif(whole)).toBe(whole);
  }
});

test("a layer of transparency of which a part is missing is left out, a whole one is not", async () => {
  const isLinked = (bytes: Uint8Array) =>
    Array.from(bytes, (_, at) => readName(bytes, at)).includes("auxl");
  const whole = await encode(createPicture().ensureAlpha(0.5));
  expect(isLinked(whole)).toBe(true);
  // The layer is the last item in these files.
  const cut = completeAvif(whole.slice(0, -1));
  expect(isLinked(cut)).toBe(false);
  const opaque = await encode(createPicture());
  expect(completeAvif(opaque.slice(0, -1)).subarray(0, 200)).toEqual(opaque.subarray(0, 200));
});

test("a forged table of items costs neither memory nor time", async () => {
  const file = await encode(createPicture());
  const at = Array.from(file, (_, i) => readName(file, i)).indexOf("iloc");
  const forged = file.slice();
  forged.fill(0xff, at + 10, at + 30);
  expect(completeAvif(forged).length).toBeLessThan(100_000_000);
  expect(readHeader(forged)).toMatchObject({ type: "avif" });
  for (let length = 0; length < file.length; length += 7)
    expect(completeAvif(file.slice(0, length)).length).toBeLessThanOrEqual(file.length);
});
