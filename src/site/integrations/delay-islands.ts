import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** How each script begins that Astro writes before the first island of a page. */
const scriptStart = "<script>(()=>{";
const scriptEnd = "</script>";

/** An article has this rule in its own sheet, where it needs no hash in the page's policy. */
const islandStyle = /<style>astro-island[^<]*<\/style>/;

/** The scripts of islands: what waits for a directive, and the element itself. */
function listIslandScripts(html: string): readonly string[] {
  const found: string[] = [];
  for (let at = html.indexOf(scriptStart); at >= 0; at = html.indexOf(scriptStart, at + 1)) {
    const script = html.slice(at, html.indexOf(scriptEnd, at) + scriptEnd.length);
    if (script.includes("astro:")) found.push(script);
  }
  return found;
}

/** An island that waits until it can be seen. */
export const isDelayed = (island: string): boolean => island.includes(' client="visible"');

/** The opening tag of each island of a page; its values have no quotation marks inside. */
export const listIslands = (html: string): readonly string[] =>
  html
    .split("<astro-island ")
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf('">') + 2));

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
    const scripts = listIslandScripts(html);
    if (scripts.length === 0) throw new Error(`${name}: Astro wrote no scripts of its islands`);
    const code = scripts
      .map((script) => script.slice("<script>".length, -scriptEnd.length))
      .join("\n");
    const file = `_astro/islands.${createHash("sha256").update(code).digest("hex").slice(0, 8)}.js`;
    await writeFile(join(dist, file), code);
    const meta = `<meta name="islands" content="/${file}">`;
    const page = scripts
      .reduce((rest, script) => rest.replace(script, ""), html)
      .replace(islandStyle, "");
    await writeFile(join(dist, name), page.replace("</head>", `${meta}</head>`));
  }
}
