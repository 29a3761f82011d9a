import { readFile, readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { localePath } from "#i18n/locale.ts";
import { locales } from "#i18n/messages.ts";
import { tools } from "#tools/catalogue.ts";

/** AVIF's encoders: 0.8 MB each. Who wants that format without a network has to have used it with one. */
const tooLargeBytes = 1_000_000;

/**
 * Writes down, for each language, what the tools that need no server are made of, so that the service worker can keep
 * them for somebody who has opened one: their pages, and every file that these name directly or by another one.
 */
export async function listOfflineTools(dist: string): Promise<void> {
  const parts = new Set(
    (await readdir(join(dist, "_astro"))).filter((name) => !/\.(br|gz)$/.test(name)),
  );
  for (const locale of locales) {
    const pages = tools
      .filter(({ runsIn }) => runsIn === "browser")
      .map(({ slug }) => localePath(locale, `/tools/${slug}`));
    const reached = new Set<string>();
    for (const page of pages)
      await reach(await readFile(join(dist, page, "index.html"), "utf8"), reached);
    await writeFile(
      join(dist, `offline-tools.${locale}.json`),
      JSON.stringify({ pages, parts: [...reached].sort().map((name) => `/_astro/${name}`) }),
    );
  }

  async function reach(text: string, reached: Set<string>): Promise<void> {
    for (const [name] of text.matchAll(/[\w.@[\]-]+\.(?:js|css|wasm|woff2|svg)\b/g)) {
      if (reached.has(name) || !parts.has(name)) continue;
      const file = join(dist, "_astro", name);
      if ((await stat(file)).size > tooLargeBytes) continue;
      reached.add(name);
      if (/\.(js|css)$/.test(name)) await reach(await readFile(file, "utf8"), reached);
    }
  }
}

/**
 * Marks the worker's file with what was built, so that every new build is a new worker: it takes over in pages that are
 * open, and these say that there is a newer version.
 * @param build the same for the same pages
 */
export async function stampWorker(dist: string, build: string): Promise<void> {
  const file = join(dist, "sw.js");
  await writeFile(file, `${await readFile(file, "utf8")}// ${build}\n`);
}
