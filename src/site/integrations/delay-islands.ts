import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The scripts that Astro writes before the first island: a directive, and the element itself. */
const islandScripts =
  /(?:<script>\(\(\)=>\{(?:(?!<\/script>).)*astro:(?:(?!<\/script>).)*<\/script>)+/s;

/** An island that waits until it can be seen. */
export const isDelayed = (island: string): boolean => island.includes(' client="visible"');

/** The opening tag of each island of a page. */
export const listIslands = (html: string): readonly string[] =>
  html.match(/<astro-island (?:"[^"]*"|[^">])*>/g) ?? [];

/**
 * Takes the scripts of islands out of the pages whose islands all wait until they can be seen: an
 * article with something to try is a page to read until its reader comes near it. The scripts
 * become a file, which the page names in a `<meta>` and `src/site/scripts/wake-islands.ts` loads.
 */
export async function delayIslands(dist: string): Promise<void> {
  for (const name of await readdir(dist, { recursive: true })) {
    if (!name.endsWith(".html")) continue;
    const html = await readFile(join(dist, name), "utf8");
    const islands = listIslands(html);
    if (islands.length === 0 || !islands.every(isDelayed)) continue;
    const [scripts] = islandScripts.exec(html) ?? [];
    if (scripts === undefined) throw new Error(`${name}: Astro wrote no scripts of its islands`);
    const code = scripts.replaceAll(/<\/?script>/g, "\n").trim();
    const file = `_astro/islands.${createHash("sha256").update(code).digest("hex").slice(0, 8)}.js`;
    await writeFile(join(dist, file), code);
    const meta = `<meta name="islands" content="/${file}">`;
    await writeFile(
      join(dist, name),
      html.replace(scripts, () => "").replace("</head>", `${meta}</head>`),
    );
  }
}
