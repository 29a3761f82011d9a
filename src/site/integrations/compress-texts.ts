import { glob, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { ByteCache } from "./byte-cache.ts";

const compressible = /\.(html|css|js|json|svg|txt|xml|webmanifest|wasm)$/;
/** The image encoders: three fifths of the time that the compression of the site takes. */
const encoders = "node_modules/@jsquash/*/codec/enc/*.wasm";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const formats = [
  {
    extension: "br",
    version: process.versions.brotli,
    compress: (bytes: Uint8Array) =>
      brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  {
    extension: "gz",
    version: process.versions.zlib,
    compress: (bytes: Uint8Array) => zip(bytes, { level: constants.Z_BEST_COMPRESSION }),
  },
].map((format) => ({
  ...format,
  // The code itself, so that other options make other entries.
  recipe: [format.extension, format.version, process.arch, format.compress].join(" "),
}));

/** Writes a Brotli and a gzip version of every text in a folder. */
export async function compressTexts(folder: string, cache: ByteCache): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    compressible.test(name),
  );
  // All at once: the thread pool of Node computes four at a time, and more wait for a thread.
  await Promise.all(
    (await sortBySize(names.map((name) => join(folder, name)))).map(async (file) => {
      const bytes = await readFile(file);
      for (const { extension, recipe, compress } of formats)
        await writeFile(`${file}.${extension}`, await cache.getOrMake(recipe, bytes, compress));
    }),
  );
}

/**
 * Compresses the files of the image encoders into the cache. The bundler copies them unchanged, so
 * that this can be done beside the build, most of whose own work takes one core.
 */
export async function compressEncoders(root: string, cache: ByteCache): Promise<void> {
  const files: string[] = [];
  for await (const name of glob(encoders, { cwd: root })) files.push(join(root, name));
  const queue = (await sortBySize(files)).values();
  // Two at a time leave half of the thread pool to the build, which reads files with it.
  await Promise.all(
    [1, 2].map(async () => {
      for (const file of queue) {
        const bytes = await readFile(file);
        for (const { recipe, compress } of formats) await cache.getOrMake(recipe, bytes, compress);
      }
    }),
  );
}

/** The largest first: if it started last, one core would wait for it. */
async function sortBySize(files: readonly string[]): Promise<readonly string[]> {
  const sizes = await Promise.all(
    files.map(async (file) => [file, (await stat(file)).size] as const),
  );
  return sizes.toSorted(([, a], [, b]) => b - a).map(([file]) => file);
}
