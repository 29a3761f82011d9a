import { readFile } from "node:fs/promises";
import { init as initAvif } from "@jsquash/avif/encode.js";
import { init as initJpeg } from "@jsquash/jpeg/encode.js";
import { init as initOxipng } from "@jsquash/oxipng/optimise.js";
import { init as initWebp } from "@jsquash/webp/encode.js";
import { avif } from "#tools/image-optimizer/engine/codecs/avif.ts";
import type { Codec } from "#tools/image-optimizer/engine/codecs/codec.ts";
import { jpeg } from "#tools/image-optimizer/engine/codecs/jpeg.ts";
import { png } from "#tools/image-optimizer/engine/codecs/png.ts";
import { webp } from "#tools/image-optimizer/engine/codecs/webp.ts";
import type { OutputFormat } from "#tools/image-optimizer/engine/settings.ts";

/** The part of a browser's ImageData that oxipng uses. */
class PlainImageData {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
  constructor(data: Uint8ClampedArray, width: number, height: number) {
    this.data = data;
    this.width = width;
    this.height = height;
  }
}

const modules = {
  jpeg: "jpeg/codec/enc/mozjpeg_enc.wasm",
  webp: "webp/codec/enc/webp_enc_simd.wasm",
  avif: "avif/codec/enc/avif_enc.wasm",
  png: "oxipng/codec/pkg/squoosh_oxipng_bg.wasm",
} as const;

/** Opens the codecs of the tool, with their WebAssembly read from the disk. */
export async function openCodecs(): Promise<Readonly<Record<OutputFormat, Codec>>> {
  Object.assign(globalThis, {
    ImageData: (globalThis as { ImageData?: unknown }).ImageData ?? PlainImageData,
  });
  const compiled = async (name: keyof typeof modules) =>
    WebAssembly.compile(
      new Uint8Array(
        await readFile(new URL(`../../node_modules/@jsquash/${modules[name]}`, import.meta.url)),
      ),
    );
  await initJpeg(await compiled("jpeg"));
  await initWebp(await compiled("webp"));
  await initAvif(await compiled("avif"));
  await initOxipng(await compiled("png"));
  return { jpeg, webp, avif, png };
}
