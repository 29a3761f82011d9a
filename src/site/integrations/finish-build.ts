import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { AstroIntegration } from "astro";
import { listOfflineTools, stampWorker } from "./offline-tools.ts";

const compressible = /\.(html|css|js|json|svg|txt|xml|webmanifest|wasm)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Puts what Astro built where the server looks for it: the English not-found page beside the Arabic one's form, the
 * answer pages of the forms outside the web root (they hold markers, not words), and a compressed twin of every text.
 */
export function finishBuild(): AstroIntegration {
  return {
    name: "finish-build",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const dist = fileURLToPath(dir);
        await rename(join(dist, "en/404/index.html"), join(dist, "en/404.html"));
        await rm(join(dist, "en/404"), { recursive: true });
        await moveIslandStyles(dist);
        await dropIdleHashes(dist);
        await moveAnswerPages(dist);
        await listOfflineTools(dist);
        await stampWorker(dist, await hashPages(dist));
        await compressTexts(dist);
      },
    },
  };
}

/** `dist/answers/<form>-<state>/index.html` becomes `dist-answers/<form>.<state>.<locale>.html`. */
async function moveAnswerPages(dist: string): Promise<void> {
  const target = join(dist, "../dist-answers");
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const [locale, folder] of [
    ["ar", "answers"],
    ["en", "en/answers"],
  ] as const) {
    for (const name of await readdir(join(dist, folder))) {
      const [form, state] = [
        name.slice(0, name.lastIndexOf("-")),
        name.slice(name.lastIndexOf("-") + 1),
      ];
      await rename(
        join(dist, folder, name, "index.html"),
        join(target, `${form}.${state}.${locale}.html`),
      );
    }
    await rm(join(dist, folder), { recursive: true });
  }
}

/** Astro writes the one line of style for its islands in front of the first of them; a `<style>` belongs into the head. */
async function moveIslandStyles(dist: string): Promise<void> {
  for (const name of await readdir(dist, { recursive: true })) {
    if (!name.endsWith(".html")) continue;
    const html = await readFile(join(dist, name), "utf8");
    const start = html.indexOf("<style>astro-island", html.indexOf("<body"));
    const end = html.indexOf("</style>", start) + "</style>".length;
    if (start < 0) continue;
    await writeFile(
      join(dist, name),
      html.slice(0, start).replace("</head>", `${html.slice(start, end)}</head>`) + html.slice(end),
    );
  }
}

/**
 * Astro lets every page run the inline scripts and styles of all: a page allows its own, and is lighter by what it
 * leaves out (a hash does not compress).
 */
async function dropIdleHashes(dist: string): Promise<void> {
  for (const name of await readdir(dist, { recursive: true })) {
    if (!name.endsWith(".html")) continue;
    const html = await readFile(join(dist, name), "utf8");
    const inline = [...html.matchAll(/<(?:script|style)\b[^>]*>(.*?)<\/(?:script|style)>/gs)].map(
      ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
    );
    const policy = /<meta http-equiv="content-security-policy"[^>]*>/i;
    await writeFile(
      join(dist, name),
      html.replace(policy, (whole) =>
        whole.replace(/ 'sha256-[^']+'/g, (hash) => (inline.includes(hash.trim()) ? hash : "")),
      ),
    );
  }
}

async function hashPages(dist: string): Promise<string> {
  const hash = createHash("sha256");
  for (const name of (await readdir(dist, { recursive: true }))
    .filter((file) => file.endsWith(".html"))
    .sort())
    hash.update(await readFile(join(dist, name)));
  return hash.digest("hex").slice(0, 16);
}

async function compressTexts(dist: string): Promise<void> {
  const names = (await readdir(dist, { recursive: true })).filter((name) =>
    compressible.test(name),
  );
  for (const name of names) {
    const file = join(dist, name);
    const bytes = await readFile(file);
    const quality = {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    };
    const [small, zipped] = await Promise.all([brotli(bytes, quality), zip(bytes, { level: 9 })]);
    await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, zipped)]);
  }
}
