/**
 * The folders, and the patterns of files, whose code the checks of words and citations read. There
 * is one entry in each line, so that entries can be added without conflicts.
 */
export const coveredFolders: readonly string[] = [
  "bench",
  "scripts",
  "src/*.ts",
  "src/base",
  "src/commands",
  "src/i18n",
  "src/leads",
  "src/platform",
  "tests",
];

/** The patterns of all files that the checks read. */
export const coveredPatterns: readonly string[] = [
  ...coveredFolders.map((entry) =>
    entry.endsWith(".ts") ? entry : `${entry}/**/*.{ts,tsx,mjs,astro,css}`,
  ),
  "*.{ts,mjs}",
];
