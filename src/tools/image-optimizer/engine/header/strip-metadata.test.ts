import { createHash } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import { concat } from "./bytes.ts";
import { canHoldProfile, readProfile, addProfile } from "./colour-profile.ts";
import { readHeader } from "./read-header.ts";
import { stripMetadata } from "./strip-metadata.ts";

const metadata = {
  IFD0: { Make: "Telltale Camera", Copyright: "Somebody" },
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: "30/1 2/1 0/1" },
};
const pixels = Buffer.from(Uint8Array.from({ length: 40 * 30 * 3 }, (_, i) => (i * 7) % 251));
const photo = () => sharp(pixels, { raw: { width: 40, height: 30, channels: 3 } });
/** Reads a picture's pixels without applying its profile. */
const raw = async (bytes: Uint8Array) =>
  createHash("sha256")
    .update(await sharp(bytes, { ignoreIcc: true }).raw().toBuffer())
    .digest("hex");

test.each(["jpeg", "png", "webp"] as const)(
  "a %s loses the metadata about its maker and keeps every pixel, its orientation and its colour profile",
  async (format) => {
    const made = photo()
      .withExif(metadata)
      .withIccProfile("p3")
      .withMetadata({ orientation: 6 })
      .toFormat(format);
    const bytes = new Uint8Array(await made.toBuffer());
    expect((await sharp(bytes).metadata()).exif?.includes("Telltale")).toBe(true);

    const stripped = stripMetadata(bytes, format)!;
    expect(stripped.length).toBeLessThan(bytes.length);
    expect(Buffer.from(stripped).includes("Telltale")).toBe(false);
    const { exif, orientation, icc } = await sharp(stripped).metadata();
    expect(exif?.includes("GPS") ?? false).toBe(false);
    expect(orientation).toBe(6);
    expect(icc?.length).toBe((await sharp(bytes).metadata()).icc?.length);
    expect(await raw(stripped)).toBe(await raw(bytes));
  },
);

test("a second picture after a JPEG's end is removed too", async () => {
  const bytes = new Uint8Array(await photo().jpeg({ progressive: true }).toBuffer());
  const doubled = concat([bytes, bytes]);
  expect(stripMetadata(doubled, "jpeg")!.length).toBeLessThanOrEqual(bytes.length);
  expect(await raw(stripMetadata(doubled, "jpeg")!)).toBe(await raw(bytes));
});

test("a file of an unknown type is not changed", () => {
  expect(stripMetadata(new Uint8Array(10), "gif")).toBeUndefined();
});

test.each(["jpeg", "png", "webp"] as const)(
  "a colour profile is read from any of the three and written into a %s",
  async (format) => {
    for (const source of ["jpeg", "png", "webp"] as const) {
      const tagged = new Uint8Array(await photo().withIccProfile("p3").toFormat(source).toBuffer());
      const profile = readProfile(tagged, source)!;
      const plain = new Uint8Array(await photo().toFormat(format).toBuffer());
      const made = addProfile(plain, format, profile);
      expect((await sharp(made).metadata()).icc).toEqual(Buffer.from(profile));
      expect(await raw(made)).toBe(await raw(plain));
      expect(readHeader(made)).toMatchObject({
        type: format,
        width: 40,
        height: 30,
        isTruncated: false,
      });
    }
  },
);

test("AVIF is not given a profile", () => {
  expect(canHoldProfile("avif")).toBe(false);
});
