import { createHash } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import { concat } from "./bytes.ts";
import { canHoldProfile, readProfile, readRgbProfile, addProfile } from "./colour-profile.ts";
import { hasPlace } from "./place.ts";
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

test("an AVIF loses the metadata about its maker, and nothing in it moves", async () => {
  const bytes = new Uint8Array(await photo().avif().withExif(metadata).toBuffer());
  expect((await sharp(bytes).metadata()).exif?.includes("Telltale")).toBe(true);
  const stripped = stripMetadata(bytes, "avif")!;
  expect(stripped.length).toBe(bytes.length);
  expect(Buffer.from(stripped).includes("Telltale")).toBe(false);
  expect(await raw(stripped)).toBe(await raw(bytes));
  expect(readHeader(stripped)).toEqual(readHeader(bytes));

  const plain = new Uint8Array(await photo().avif().toBuffer());
  expect(stripMetadata(plain, "avif")).toEqual(plain);
});

test.each(["jpeg", "png", "webp", "avif"] as const)(
  "a %s says where it was taken only where its metadata does",
  async (format) => {
    const make = async (exif?: Parameters<ReturnType<typeof photo>["withExif"]>[0]) => {
      const picture = exif === undefined ? photo() : photo().withExif(exif);
      return new Uint8Array(await picture.toFormat(format).toBuffer());
    };
    const placed = await make(metadata);
    expect(hasPlace(placed, format)).toBe(true);
    expect(hasPlace(stripMetadata(placed, format)!, format)).toBe(false);
    expect(hasPlace(await make({ IFD0: metadata.IFD0 }), format)).toBe(false);
    expect(hasPlace(await make(), format)).toBe(false);
    // libvips compresses the XMP of a PNG, which the XMP specification advises against.
    if (format === "png") return;
    const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="30,2.0N"/></rdf:RDF></x:xmpmeta>`;
    const described = new Uint8Array(await photo().withXmp(xmp).toFormat(format).toBuffer());
    expect(hasPlace(described, format)).toBe(true);
    expect(hasPlace(stripMetadata(described, format)!, format)).toBe(false);
  },
);

test("an AVIF whose metadata cannot be found is not given back", async () => {
  const bytes = new Uint8Array(await photo().avif().withExif(metadata).toBuffer());
  const at = Buffer.from(bytes).indexOf("iloc") + 4;
  const unknownVersion = bytes.with(at, 9);
  expect(stripMetadata(unknownVersion, "avif")).toBeUndefined();
  for (let length = at; length < at + 40; length += 3)
    expect(() => stripMetadata(bytes.slice(0, length), "avif")).not.toThrow();
  expect(stripMetadata(new Uint8Array(10), "avif")).toBeUndefined();
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

test("only the profile of an RGB picture may be written into a result", async () => {
  const create = (profile: string, space: "cmyk" | "srgb") =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: "#846" } })
      .toColourspace(space)
      .withIccProfile(profile)
      .jpeg()
      .toBuffer();
  const press = new Uint8Array(await create("cmyk", "cmyk"));
  expect(readProfile(press, "jpeg")!.length).toBeGreaterThan(1000);
  expect(readRgbProfile(press, "jpeg")).toBeUndefined();
  const screen = new Uint8Array(await create("p3", "srgb"));
  expect(readRgbProfile(screen, "jpeg")).toEqual(readProfile(screen, "jpeg"));
});
