import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ByteCache } from "./byte-cache.ts";
import { compressEncoders, compressTexts } from "./compress-texts.ts";

const page = "<p>قمرية</p>".repeat(100);
const encoder = Buffer.from("\0asm and so on".repeat(50));

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "compress-texts-"));
  await mkdir(join(root, "site/_astro"), { recursive: true });
  await writeFile(join(root, "site/index.html"), page);
  await writeFile(join(root, "site/_astro/enc.wasm"), encoder);
  await writeFile(join(root, "site/icon.png"), "a picture");
});
afterEach(() => rm(root, { recursive: true }));

/** Compresses a copy of the site with a cache, and returns every file of it. */
async function build(name: string, cache: string): Promise<ReadonlyMap<string, string>> {
  const folder = join(root, name);
  await cp(join(root, "site"), folder, { recursive: true });
  await compressTexts(folder, new ByteCache(join(root, cache)));
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  return new Map(
    await Promise.all(
      files.map(
        async (file) => [file.slice(folder.length), await readFile(file, "base64")] as const,
      ),
    ),
  );
}

test("every text gets a Brotli and a gzip version, and nothing else does", async () => {
  const files = await build("a", "cache");
  expect([...files.keys()]).toEqual([
    "/_astro/enc.wasm",
    "/_astro/enc.wasm.br",
    "/_astro/enc.wasm.gz",
    "/icon.png",
    "/index.html",
    "/index.html.br",
    "/index.html.gz",
  ]);
  const bytesOf = (name: string) => Buffer.from(files.get(name)!, "base64");
  expect(String(brotliDecompressSync(bytesOf("/index.html.br")))).toBe(page);
  expect(String(gunzipSync(bytesOf("/index.html.gz")))).toBe(page);
});

test("a cold, a warm and a damaged cache give the same bytes", async () => {
  const cold = await build("cold", "cache");
  expect(await build("warm", "cache")).toEqual(cold);
  for (const name of await readdir(join(root, "cache")))
    await writeFile(join(root, "cache", name), "damaged");
  expect(await build("damaged", "cache")).toEqual(cold);
  expect(await build("other", "empty cache")).toEqual(cold);
});

test("a changed text gets new versions from a warm cache", async () => {
  await build("before", "cache");
  await writeFile(join(root, "site/index.html"), `${page}!`);
  const files = await build("after", "cache");
  const bytes = Buffer.from(files.get("/index.html.br")!, "base64");
  expect(String(brotliDecompressSync(bytes))).toBe(`${page}!`);
});

test("what was compressed before the bundler copied it is not compressed again", async () => {
  const codecs = join(root, "node_modules/@jsquash/avif/codec");
  await mkdir(join(codecs, "enc"), { recursive: true });
  await mkdir(join(codecs, "dec"), { recursive: true });
  await writeFile(join(codecs, "enc/avif_enc.wasm"), encoder);
  await writeFile(join(codecs, "dec/avif_dec.wasm"), "never in the browser");
  await compressEncoders(root, new ByteCache(join(root, "cache")));
  const before = await readdir(join(root, "cache"));
  expect(before).toHaveLength(2);
  await build("site-of-it", "cache");
  expect(await readdir(join(root, "cache"))).toHaveLength(4);
});
