import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { build, type Rolldown } from "vite";
import { arabicDocuments } from "../../../../tests/fixtures/search/documents.ar.ts";
import { englishDocuments } from "../../../../tests/fixtures/search/documents.en.ts";
import { buildIndex } from "../engine/build-index.ts";

/** The size after Brotli compression, as the static server sends it. */
const brotliBytes = (text: string): number => brotliCompressSync(text).length;
const toBytes = (count: number): number => count * 1024;

/**
 * The page script with search alone in it, as the site's bundler writes it. The bundler's own
 * helper for dynamic imports, which the whole page script shares, is left out.
 */
async function bundleSearch(): Promise<{
  first: Rolldown.OutputChunk;
  later: Rolldown.OutputChunk[];
}> {
  const toggle = fileURLToPath(new URL("./search-toggle.ts", import.meta.url));
  const result = (await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: { input: "page-script" },
    },
    plugins: [
      {
        name: "page-script",
        enforce: "pre",
        resolveId: (id) => (id === "page-script" ? id : null),
        load: (id) =>
          id === "page-script"
            ? `import { initSearch } from ${JSON.stringify(toggle)}; initSearch();`
            : id === "\0vite/preload-helper.js"
              ? "export const __vitePreload = (load) => load();"
              : null,
      },
    ],
  })) as Rolldown.RolldownOutput;
  const chunks = result.output.filter((file) => file.type === "chunk");
  return {
    first: chunks.find(({ isEntry }) => isEntry)!,
    later: chunks.filter(({ isEntry }) => !isEntry),
  };
}

const listModules = (chunks: readonly Rolldown.OutputChunk[]): string[] =>
  chunks
    .flatMap(({ modules }) => Object.entries(modules))
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id]) => id.split("/").at(-1)!);

describe("what search weighs", () => {
  let first: Rolldown.OutputChunk;
  let later: Rolldown.OutputChunk[];
  beforeAll(async () => ({ first, later } = await bundleSearch()), 60_000);

  test("L-25 the page script carries the toggle alone; the box comes when search is first opened", () => {
    expect(listModules([first]).sort()).toEqual([
      "page-script",
      "panel-id.ts",
      "preload-helper.js",
      "search-toggle.ts",
    ]);
    expect(first.imports).toEqual([]);
    expect(listModules(later)).toEqual(
      expect.arrayContaining(["search-box.ts", "search.ts", "fold-arabic.ts"]),
    );
  });

  test("code that only the build needs is not sent", () => {
    expect(listModules(later)).not.toContain("synonyms.ts");
    expect(listModules(later)).not.toContain("synonym-table.ts");
    expect(listModules(later)).not.toContain("build-index.ts");
  });

  test("the toggle is at most 0.4 KB", () => {
    expect(brotliBytes(first.code)).toBeLessThanOrEqual(toBytes(0.4));
  });

  test.each([
    ["Arabic", arabicDocuments],
    ["English", englishDocuments],
  ])(
    "the box and the %s index of forty pages are at most 35 KB, and in fact under 15",
    (_, documents) => {
      const code = later.reduce((sum, chunk) => sum + brotliBytes(chunk.code), 0);
      expect(documents).toHaveLength(40);
      expect(code + brotliBytes(JSON.stringify(buildIndex(documents)))).toBeLessThanOrEqual(
        toBytes(15),
      );
    },
  );

  test("the style sheet adds at most 1.4 KB", () => {
    const css = readFileSync(new URL("./search.css", import.meta.url), "utf8");
    expect(brotliBytes(css)).toBeLessThanOrEqual(toBytes(1.4));
  });
});
