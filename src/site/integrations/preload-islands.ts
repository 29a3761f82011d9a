import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { isDelayed, listIslands } from "./delay-islands.ts";

/** The files that each file of the browser imports statically, by name. */
const importsOf = new Map<string, readonly string[]>();

/** Records which files of the browser import which, for `preloadIslands`. */
export function recordImports(): Plugin {
  return {
    name: "record-imports",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const part of Object.values(bundle))
          if (part.type === "chunk") importsOf.set(part.fileName, part.imports);
      },
    },
  };
}

/**
 * Names every file that an island needs at once in the head of its page. Otherwise a browser learns
 * of React and of the tool when the document has been parsed, and of what these import when they
 * have arrived: two more journeys to the server before a field answers. An island that waits until
 * it can be seen has none.
 */
export async function preloadIslands(dist: string): Promise<void> {
  for (const name of await readdir(dist, { recursive: true })) {
    if (!name.endsWith(".html")) continue;
    const html = await readFile(join(dist, name), "utf8");
    const entries = listIslands(html)
      .filter((island) => !isDelayed(island))
      .flatMap((island) => [...island.matchAll(/(?:component|renderer)-url="\/([^"]+)"/g)])
      .map(([, file]) => file!);
    if (entries.length === 0) continue;
    const files = new Set(entries);
    // A set that grows while it is walked is walked to its new end.
    for (const file of files) for (const imported of importsOf.get(file)!) files.add(imported);
    const links = [...files].map((file) => `<link rel="modulepreload" href="/${file}">`).join("");
    await writeFile(join(dist, name), html.replace("</head>", `${links}</head>`));
  }
}
