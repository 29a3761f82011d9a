import { join } from "node:path";
import { printBundleName } from "#tools/seo-analyzer/server/print/print-task.ts";

const entry = "src/tools/seo-analyzer/ui/print/render-document.tsx";

/**
 * Bundles the printed report of the SEO analyzer for Node: its components, React, its style sheet
 * and the fonts in one file, which the process that prints loads.
 * @param outDir the folder that receives the file
 */
export async function buildPrintBundle(outDir: string): Promise<void> {
  // Loaded here: who starts a site that is built needs no bundler.
  const { build } = await import("vite");
  const root = join(import.meta.dirname, "..");
  await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    // Whatever NODE_ENV is where the build runs.
    mode: "production",
    oxc: { jsx: { runtime: "automatic", development: false } },
    define: { "process.env.NODE_ENV": '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: join(root, entry),
      outDir,
      emptyOutDir: false,
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      rolldownOptions: { output: { entryFileNames: printBundleName } },
    },
  });
}
