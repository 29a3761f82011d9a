import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { localePath } from "#i18n/locale.ts";
import { locales } from "#i18n/messages.ts";
import { ByteCache } from "./byte-cache.ts";
import { compressEncoders, compressTexts } from "./compress-texts.ts";
import { delayIslands } from "./delay-islands.ts";
import { stampWorker, writeOfflineLists } from "./offline-lists.ts";
import { preloadIslands } from "./preload-islands.ts";

/**
 * Moves what Astro built to where the server expects it: the English not-found page to
 * `en/404.html`, and the answer pages of the forms out of the web root (they contain placeholders).
 * Writes a Brotli and a gzip version of every text.
 */
export function finishBuild(): AstroIntegration {
  const cache = new ByteCache(".cache/compressed");
  let encoders: Promise<void>;
  return {
    name: "finish-build",
    hooks: {
      "astro:build:start": () => {
        encoders = compressEncoders(".", cache);
      },
      "astro:build:done": async ({ dir }) => {
        const dist = fileURLToPath(dir);
        await rename(join(dist, "en/404/index.html"), join(dist, "en/404.html"));
        await rm(join(dist, "en/404"), { recursive: true });
        await moveIslandStyles(dist);
        await delayIslands(dist);
        await preloadIslands(dist);
        await dropUnusedHashes(dist);
        await moveAnswerPages(dist);
        await writeOfflineLists(dist);
        await stampWorker(dist, await hashPages(dist));
        await Promise.all([encoders, compressTexts(dist, cache)]);
        await cache.deleteUnused();
      },
    },
  };
}

/** `dist/answers/<form>-<state>/index.html` becomes `dist-answers/<form>.<state>.<locale>.html`. */
async function moveAnswerPages(dist: string): Promise<void> {
  const target = join(dist, "../dist-answers");
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const locale of locales) {
    const folder = localePath(locale, "/answers");
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

/**
 * Astro writes the `<style>` of its islands before the first island in the body; HTML allows it in
 * the head only.
 */
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
 * Removes from each page's content security policy the hashes of inline scripts and styles that the
 * page does not contain: Astro lists those of all pages, and hashes do not compress.
 */
async function dropUnusedHashes(dist: string): Promise<void> {
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
