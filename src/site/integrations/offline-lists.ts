import { readFile, readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { localePath } from "#i18n/locale.ts";
import { locales } from "#i18n/messages.ts";
import { tools } from "#tools/catalogue.ts";

/** Leaves out the AVIF encoders, which work offline only after they have been used online. */
const tooLargeBytes = 1_000_000;

/** The pages of each list: what the worker caches when a visitor opens one of a kind. */
const listedPages = {
  tools: tools.filter(({ runsIn }) => runsIn === "browser").map(({ slug }) => `/tools/${slug}`),
  forms: ["/contact", "/request-service"],
};

/**
 * Writes `offline-tools.<locale>.json` and `offline-forms.<locale>.json`: the pages of the tools
 * that need no server, or of the forms, and every file that these refer to, directly or through
 * another file. The service worker caches them when a visitor has opened a tool or a form, so that
 * what they load at the first use is there without a network.
 */
export async function writeOfflineLists(dist: string): Promise<void> {
  const parts = new Set(
    (await readdir(join(dist, "_astro"))).filter((name) => !/\.(br|gz)$/.test(name)),
  );
  for (const locale of locales)
    for (const [kind, paths] of Object.entries(listedPages)) {
      const pages = paths.map((path) => localePath(locale, path));
      const reached = new Set<string>();
      for (const page of pages)
        await reach(await readFile(join(dist, page, "index.html"), "utf8"), reached);
      await writeFile(
        join(dist, `offline-${kind}.${locale}.json`),
        JSON.stringify({ pages, parts: [...reached].sort().map((name) => `/_astro/${name}`) }),
      );
    }

  async function reach(text: string, reached: Set<string>): Promise<void> {
    for (const [name] of text.matchAll(
      /(?<![\w.@[\]-])[\w.@[\]-]+\.(?:js|css|wasm|woff2|svg)\b/g,
    )) {
      if (reached.has(name) || !parts.has(name)) continue;
      const file = join(dist, "_astro", name);
      if ((await stat(file)).size > tooLargeBytes) continue;
      reached.add(name);
      if (/\.(js|css)$/.test(name)) await reach(await readFile(file, "utf8"), reached);
    }
  }
}

/**
 * Appends an identifier of the build to the worker's file, so that browsers install every new build
 * as a new worker.
 * @param build the same for the same pages
 */
export async function stampWorker(dist: string, build: string): Promise<void> {
  const file = join(dist, "sw.js");
  await writeFile(file, `${await readFile(file, "utf8")}// ${build}\n`);
}
