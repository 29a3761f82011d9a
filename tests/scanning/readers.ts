import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import {
  getDefaultScanner,
  scanRGBABuffer,
  ZBarConfigType,
  ZBarSymbolType,
} from "@undecaf/zbar-wasm";
import jsQR from "jsqr";
import { decodeQR } from "qr/decode.js";
import sharp, { type Sharp } from "sharp";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

export interface CodePicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

// By default the module would be fetched from another host.
const wasm = readFileSync(
  createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm"),
);
prepareZXingModule({
  overrides: {
    wasmBinary: wasm.buffer.slice(
      wasm.byteOffset,
      wasm.byteOffset + wasm.byteLength,
    ) as ArrayBuffer,
  },
});

const scanner = await getDefaultScanner();
// As phones with zbar do: a code that is lighter than its background is read too.
scanner.setConfig(ZBarSymbolType.ZBAR_NONE, ZBarConfigType.ZBAR_CFG_TEST_INVERTED, 1);

/**
 * What each reader finds in a picture. `own` is the one that the page uses; the others we did not
 * choose.
 */
export const readers = {
  jsQR: async ({ data, width, height }: CodePicture) => jsQR(data, width, height)?.data,
  zxing: async (picture: CodePicture) =>
    (await readBarcodes(picture as ImageData, { formats: ["QRCode"] }))[0]?.text,
  zbar: async ({ data, width, height }: CodePicture) =>
    (await scanRGBABuffer(data.slice().buffer, width, height, scanner))[0]?.decode(),
  own: async (picture: CodePicture) => {
    try {
      return decodeQR(picture, { format: "RGBA", timeLimit: 1000 });
    } catch {
      return undefined;
    }
  },
} satisfies Record<string, (picture: CodePicture) => Promise<string | undefined>>;

/** The contents of all codes in a picture, sorted. */
export async function readAllCodes(file: Uint8Array): Promise<readonly string[]> {
  const picture = await readPixels(file);
  const found = await readBarcodes(picture as ImageData, { formats: ["QRCode"] });
  return found.map(({ text }) => text).sort();
}

/** The pixels of an SVG or a PNG, as wide as it says. */
export async function readPixels(file: string | Uint8Array): Promise<CodePicture> {
  return toPicture(sharp(Buffer.from(file)));
}

/** As a phone sees a code on a leaflet: turned by 15°, out of focus, and compressed as JPEG 45. */
export async function stressPicture(
  { data, width, height }: CodePicture,
  background: string,
): Promise<CodePicture> {
  const turned = await sharp(data, { raw: { width, height, channels: 4 } })
    .rotate(15, { background })
    .flatten({ background })
    .blur(1)
    .jpeg({ quality: 45 })
    .toBuffer();
  return toPicture(sharp(turned));
}

/** The same picture after a WebP without loss, as browsers write it at the highest quality. */
export async function toWebp({ data, width, height }: CodePicture): Promise<CodePicture> {
  const raw = sharp(data, { raw: { width, height, channels: 4 } });
  return toPicture(sharp(await raw.webp({ lossless: true }).toBuffer()));
}

async function toPicture(image: Sharp): Promise<CodePicture> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}
