import { brotliCompressSync } from "node:zlib";
import { join } from "node:path";
import { expect, test } from "vitest";
import { build, type Rolldown } from "vite";

interface ToolBudget {
  readonly slug: string;
  readonly island: string;
  /**
   * What the tool's own code may weigh, brotli: its island with the libraries that only it uses,
   * what it fetches later, its workers.
   */
  readonly kb: number;
  /** Lists of words that are fetched when they are first needed: data, not code. */
  readonly lists?: RegExp;
  /**
   * A file that has to be among what was weighed, so that a budget cannot be kept by weighing
   * nothing.
   */
  readonly holds: RegExp;
}

/** A line for each tool that promised a weight. */
const budgets: readonly ToolBudget[] = [
  { slug: "color-palette", island: "ColorPalette.tsx", kb: 15, holds: /picture\.worker/ },
  {
    slug: "password-checker",
    island: "PasswordChecker.tsx",
    kb: 40,
    lists:
      /\/(?:passwords|commonWords|firstnames|adjacencyGraphs|diceware)\.json|\/arabic(?:-words)?-/,
    holds: /guess\.worker/,
  },
];

/**
 * React, and what every tool and form has in common; it is weighed with the page in
 * budgets.test.ts.
 */
const shared = /^react(?:-dom)?(?:\/|$)|^#(?:ui|base|brand|i18n)\//;

/** The tool bundled and minified as for the site, with what is shared left out. */
async function listOwnCode({
  slug,
  island,
  lists,
}: ToolBudget): Promise<readonly { readonly name: string; readonly bytes: number }[]> {
  const built = (await build({
    configFile: false,
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"' },
    // A test's own NODE_ENV would have JSX written for development, with the line of each element.
    oxc: { jsx: { runtime: "automatic", development: false } },
    build: {
      write: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: join(import.meta.dirname, "../../src/tools", slug, "ui", island),
        external: shared,
        preserveEntrySignatures: "strict",
      },
    },
    worker: { format: "es" },
  })) as Rolldown.RolldownOutput;
  return built.output
    .filter(({ fileName }) => fileName.endsWith(".js") && lists?.test(`/${fileName}`) !== true)
    .map((file) => ({
      name: file.fileName,
      bytes: brotliCompressSync(file.type === "chunk" ? file.code : file.source).length,
    }));
}

test.each(budgets)(
  "the own code of $slug weighs at most $kb KB beyond React and the shared parts",
  async (budget) => {
    const files = await listOwnCode(budget);
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    console.log(
      `${budget.slug}: ${(bytes / 1024).toFixed(2)} of ${budget.kb} KB in ${files.map(({ name }) => name).join(", ")}`,
    );
    expect(files.some(({ name }) => name.includes(budget.island.replace(/\.tsx$/, "")))).toBe(true);
    expect(files.some(({ name }) => budget.holds.test(name))).toBe(true);
    expect(bytes).toBeLessThanOrEqual(budget.kb * 1024);
  },
);
